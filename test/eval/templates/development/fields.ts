import type { Field } from '../../template-set.ts';

/** For each type the keys and the headers under which its values stand. */
export const FIELDS: Readonly<Record<string, Field>> = {
  cpf: {
    keys: ['nr_cpf', 'documento_cpf', 'numCpf', 'cpfResponsavel'],
    headers: ['CPF do paciente', 'C.P.F.', 'CPF do responsável'],
  },
  cnpj: {
    keys: ['cnpj', 'cnpjFornecedor', 'documento_cnpj', 'cd_cnpj'],
    headers: ['CNPJ', 'Nº CNPJ', 'CNPJ do fornecedor'],
  },
  cns: {
    keys: ['cns', 'cartao_sus', 'cartaoSus', 'cd_cns'],
    headers: ['CNS', 'Nº CNS', 'Cartão Nacional de Saúde'],
  },
  pis: { keys: ['pis', 'pis_pasep', 'nit', 'pisTrabalhador'], headers: ['PIS', 'PIS/PASEP', 'Nº PIS'] },
  cnh: {
    keys: ['cnh', 'registroCnh', 'numero_cnh', 'carteira_habilitacao'],
    headers: ['CNH', 'Nº CNH', 'Habilitação'],
  },
  'voter-id': {
    keys: ['titulo_eleitor', 'titulo_eleitoral', 'inscricaoEleitoral', 'titEleitor'],
    headers: ['Título de eleitor', 'Nº título de eleitor', 'Título do eleitor'],
  },
  renavam: {
    keys: ['renavam', 'nrRenavam', 'codigoRenavam', 'num_renavam'],
    headers: ['RENAVAM', 'Cód. Renavam', 'Nº Renavam'],
  },
  phone: {
    keys: ['celular', 'foneResidencial', 'tel_contato', 'dsCelular'],
    headers: ['Celular', 'WhatsApp', 'Telefone de contato'],
  },
  email: {
    keys: ['email', 'emailContato', 'email_cliente', 'mail'],
    headers: ['E-mail', 'Correio eletrônico'],
  },
  card: {
    keys: ['cartao', 'cardNumber', 'nr_cartao', 'cartaoCredito'],
    headers: ['Cartão', 'Cartão de crédito', 'Card number'],
  },
  cep: { keys: ['cep', 'cepEndereco', 'cepResidencial', 'zip'], headers: ['CEP', 'C.E.P.', 'Código postal'] },
  rg: { keys: ['nr_rg', 'identidade', 'documento_rg'], headers: ['R.G.', 'RG do titular'] },
  'court-case': { keys: ['processo', 'nrProcesso', 'processoJudicial'], headers: ['Processo', 'Autos'] },
  certificate: {
    keys: ['certidao', 'nrCertidao', 'certidao_matricula'],
    headers: ['Matrícula da certidão', 'Nº da certidão'],
  },
  cei: { keys: ['caepf', 'nrCaepf', 'matricula_cei'], headers: ['CAEPF', 'CNO'] },
  ie: {
    keys: ['inscricao_estadual', 'inscEstadual', 'inscricaoEstadual'],
    headers: ['Inscrição Estadual', 'Insc. Estadual'],
  },
  passport: { keys: ['passaporte', 'passportNumber', 'numPassaporte'], headers: ['Passaporte', 'Passport'] },
  plate: { keys: ['placa_veiculo', 'placaCarro', 'veiculo_placa'], headers: ['Placa do veículo', 'Placas'] },
  'medical-record': {
    keys: ['nr_prontuario', 'prontuario_id', 'cd_prontuario'],
    headers: ['Nº prontuário', 'Pront.'],
  },
  'professional-id': {
    keys: ['registro_profissional', 'registroConselho', 'crmMedico'],
    headers: ['Registro profissional', 'Registro no conselho'],
  },
  'staff-id': {
    keys: ['matricula_siape', 'nr_siape', 'siapeServidor'],
    headers: ['Matrícula SIAPE', 'Matrícula funcional'],
  },
  ctps: {
    keys: ['nr_ctps', 'carteira_trabalho', 'ctps_serie'],
    headers: ['Carteira de trabalho', 'CTPS/Série'],
  },
  'bank-account': {
    keys: ['conta_corrente', 'nrConta', 'contaCorrente'],
    headers: ['Conta corrente', 'Nº da conta'],
  },
  iban: { keys: ['iban', 'ibanBeneficiario', 'iban_code'], headers: ['IBAN', 'Código IBAN'] },
  imei: { keys: ['nr_imei', 'imei1', 'device_imei'], headers: ['IMEI do aparelho', 'IMEI 1'] },
  ip: { keys: ['ip', 'ipUsuario', 'ip_address'], headers: ['IP', 'Endereço IP'] },
  mac: { keys: ['mac_address', 'endereco_mac', 'nr_mac'], headers: ['Endereço MAC', 'MAC do usuário'] },
  'pix-key': { keys: ['chavePix', 'pix_key', 'dsChavePix'], headers: ['Pix', 'Chave PIX do titular'] },
  'nfe-key': { keys: ['chave_nfe', 'chave_acesso', 'nfe_chave'], headers: ['Chave NF-e', 'Chave da nota'] },
  secret: { keys: ['senha', 'password', 'senha_acesso'], headers: ['Senha', 'Password'] },
  username: { keys: ['twitter', 'tiktok', 'usuario_telegram'], headers: ['Telegram', 'Perfil TikTok'] },
};
