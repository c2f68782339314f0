import type { Field } from '../../template-set.ts';

/** For each type the keys and the headers under which its values stand. */
export const FIELDS: Readonly<Record<string, Field>> = {
  cpf: { keys: ['cpf', 'cpfCliente', 'cpf_titular', 'cd_cpf'], headers: ['CPF', 'Nº CPF', 'CPF/MF'] },
  cnpj: {
    keys: ['nr_cnpj', 'cnpj_emitente', 'numCnpj', 'cnpjFilial'],
    headers: ['CNPJ da empresa', 'CNPJ/MF', 'C.N.P.J.'],
  },
  cns: {
    keys: ['nr_cns', 'cnsPaciente', 'numCns', 'cartaoNacionalSaude'],
    headers: ['Cartão SUS', 'CNS do paciente', 'C.N.S.'],
  },
  pis: { keys: ['nis', 'nrNis', 'numPis', 'nr_nit'], headers: ['NIS', 'NIT', 'NIS do titular'] },
  cnh: {
    keys: ['nr_cnh', 'cnhCondutor', 'cd_cnh', 'cnh_registro'],
    headers: ['Registro CNH', 'CNH do condutor', 'Carteira de motorista'],
  },
  'voter-id': {
    keys: ['tituloEleitor', 'nrTituloEleitor', 'num_titulo_eleitor', 'tituloEleitoral'],
    headers: ['Título eleitoral', 'Inscrição eleitoral', 'Tít. eleitor'],
  },
  renavam: {
    keys: ['cod_renavam', 'renavamVeiculo', 'cd_renavam', 'veiculoRenavam'],
    headers: ['Renavam', 'Código RENAVAM', 'RENAVAM do veículo'],
  },
  phone: {
    keys: ['telefone', 'nr_telefone', 'whatsapp', 'telefone1'],
    headers: ['Telefone', 'Tel.', 'Fone'],
  },
  email: {
    keys: ['e_mail', 'ds_email', 'correio_eletronico', 'emailResponsavel'],
    headers: ['Email', 'E-mail do cliente'],
  },
  card: {
    keys: ['numero_cartao', 'pan', 'card_number', 'numCartao'],
    headers: ['Nº do cartão', 'Número do cartão', 'Cartão (PAN)'],
  },
  cep: {
    keys: ['nr_cep', 'endereco_cep', 'cd_cep', 'codigoPostal'],
    headers: ['CEP residencial', 'CEP do cliente', 'Nº CEP'],
  },
  rg: { keys: ['rg', 'rgPaciente', 'numRg'], headers: ['RG', 'Identidade'] },
  'court-case': {
    keys: ['numero_processo', 'num_processo', 'autos'],
    headers: ['Nº do processo', 'Processo judicial'],
  },
  certificate: {
    keys: ['matricula_certidao', 'certidaoNascimento', 'matriculaCertidao'],
    headers: ['Certidão', 'Certidão de nascimento'],
  },
  cei: { keys: ['cei', 'nr_cei', 'cno'], headers: ['CEI', 'Matrícula CEI'] },
  ie: { keys: ['ie', 'nr_ie', 'ie_emitente'], headers: ['IE', 'I.E.'] },
  passport: {
    keys: ['nr_passaporte', 'passport', 'passaporte_hospede'],
    headers: ['Nº do passaporte', 'Passaporte do hóspede'],
  },
  plate: { keys: ['placa', 'nrPlaca', 'placaVeiculo'], headers: ['Placa', 'Placa do carro'] },
  'medical-record': {
    keys: ['prontuario', 'numProntuario', 'prontuarioPaciente'],
    headers: ['Prontuário', 'Prontuário do paciente'],
  },
  'professional-id': {
    keys: ['conselho', 'nr_conselho', 'profissional_registro'],
    headers: ['Conselho', 'Profissional'],
  },
  'staff-id': {
    keys: ['siape', 'matriculaServidor', 'matricula_funcional'],
    headers: ['SIAPE', 'Matrícula do servidor'],
  },
  ctps: { keys: ['ctps', 'ctpsNumero', 'numCtps'], headers: ['CTPS', 'Nº CTPS'] },
  'bank-account': { keys: ['conta', 'conta_bancaria', 'num_conta'], headers: ['Conta', 'Conta bancária'] },
  iban: { keys: ['cd_iban', 'nr_iban', 'contaIban'], headers: ['IBAN do beneficiário', 'Nº IBAN'] },
  imei: { keys: ['imei', 'deviceImei', 'imeiAparelho'], headers: ['IMEI', 'Nº IMEI'] },
  ip: { keys: ['client_ip', 'remote_addr', 'enderecoIp'], headers: ['IP do usuário', 'Client IP'] },
  mac: { keys: ['mac', 'macUsuario', 'deviceMac'], headers: ['MAC', 'MAC address'] },
  'pix-key': { keys: ['chave_pix', 'pix', 'chaveAleatoria'], headers: ['Chave Pix', 'Chave aleatória'] },
  'nfe-key': {
    keys: ['chNFe', 'chaveAcesso', 'chaveNota'],
    headers: ['Chave de acesso', 'Chave de acesso NF-e'],
  },
  secret: { keys: ['senhaUsuario', 'pwd', 'db_password'], headers: ['Senha de acesso', 'Senha inicial'] },
  username: { keys: ['instagram', 'telegram', 'perfil_instagram'], headers: ['Instagram', 'Twitter'] },
};
