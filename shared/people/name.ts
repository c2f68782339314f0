import type { WordsIdentifier } from '../identifiers/identifier.ts';
import { CAPITAL } from '../words/classes.ts';
import { wordSet } from '../words/folded.ts';
import { addCalls, echo } from './name-calls.ts';
import { readNameValue } from './name-value.ts';
import { NICKNAME } from './nickname.ts';
import { ANNOUNCING, readName } from './read-name.ts';
import { NAME } from './run.ts';
import { respellName, surrogateName } from './surrogate-name.ts';

/** What people are called in the keys and headers of records. */
const PEOPLE_KEYS =
  wordSet(`colaborador colaboradora participante passageiro passageira hóspede morador moradora
  declarante vítima testemunha solicitante interessado interessada requerente requerido réu reclamante reclamado
  candidato candidata estudante entrevistado entrevistada dependente filiação genitor genitora tutor curador síndico
  locador locatário sócio proprietário proprietária condutor motorista gestor gestora supervisor supervisora coordenador
  coordenadora atendente enfermeiro enfermeira dentista psicólogo psicóloga advogado advogada juiz juíza relator
  relatora apelido employee student guest passenger doctor nurse spouse signatário associado associada cooperado
  professor professora docente discente coorientador coorientadora examinador examinadora aluna agressor suspeito representante procurador orientador orientando avaliador filho filha
  esposo esposa irmão irmã padrinho madrinha falecido falecida servidora funcionária
  resp cuidador cuidadora tutora inquilino inquilina visitante piloto jogador jogadora atleta treinador treinadora instrutor
  instrutora corretor corretora síndica zelador zeladora porteiro diarista caseiro motoboy entregador entregadora recebedor
  recebedora locatária locadora segurada beneficiária noivo noiva confinante avalista fiador fiadora`);

export const name: WordsIdentifier = {
  kind: 'words',
  id: 'name',
  names: { en: 'person’s name', 'pt-BR': 'nome de pessoa' },
  mask: 'NOME',
  summary: {
    en: 'A person’s name: known given names and surnames beside one another, or words that a label, a title or a role announces.',
    'pt-BR':
      'Nome de pessoa: prenomes e sobrenomes conhecidos lado a lado, ou palavras anunciadas por rótulo, tratamento ou papel.',
  },
  source:
    'lists of given names and surnames of Brazil: OpenSubtitles (zxcvbn-ts, language pt-br), faker-br, fakerator, leite; practice of records',
  weakKeys: ['nome', 'nm', 'name', 'nombre', 'given', 'family'],
  labels: [
    'nome completo',
    'nome social',
    'iniciais',
    'paciente',
    'nome do paciente',
    'cliente',
    'titular',
    'responsável',
    'mãe',
    'nome da mãe',
    'pai',
    'nome do pai',
    'cônjuge',
    'acompanhante',
    'sobrenome',
    'prenome',
    'médico',
    'profissional',
    'contato',
    'funcionário',
    'servidor',
    'aluno',
    'autor',
    'beneficiário',
    'segurado',
    'vendedor',
    'comprador',
    'remetente',
    'destinatário',
    'assinado por',
    ...PEOPLE_KEYS,
    'display name',
    'nome exibido',
    'full name',
    'fullname',
    'first name',
    'firstname',
    'last name',
    'lastname',
    'surname',
    'given name',
    'family name',
    'patient',
    'customer',
    'author',
    'mother',
    'father',
    'apellido',
    ...['apellidos', 'primer apellido', 'segundo apellido', 'apellido paterno', 'apellido materno'],
    ...[
      'nombres',
      'primer nombre',
      'segundo nombre',
      'nombre completo',
      'nombre y apellido',
      'nombre y apellidos',
    ],
    ...['madre', 'padre', 'nombre de la madre', 'nombre del padre', 'nombre del paciente', 'conyuge'],
    ...[
      'middle name',
      'maiden name',
      'spouse',
      'patient name',
      'employee name',
      'student name',
      'customer name',
    ],
    ...[
      'cardholder',
      'cardholder name',
      'account holder',
      'guardian name',
      'guest name',
      'emergency contact',
    ],
    ...['prénom', 'nom de famille', 'nom complet', 'cognome', 'nome e cognome'],
    // As the exports of public systems cut them: SINAN, SIM, e-SUS.
    ...[
      'nm pacient',
      'nm pac',
      'no paciente',
      'no pessoa',
      'no cidadão',
      'nomemae',
      'nomepai',
      'nm trab',
      'nm dep',
    ],
    ...['vorname', 'nachname', 'familienname'],
  ],
  // An initial is one with a capital: articles and `e` wake nobody.
  wakes: NAME | ANNOUNCING | CAPITAL | NICKNAME,
  read: readName,
  addCalls,
  echo,
  readValue: readNameValue,
  normalise: (spelling) =>
    spelling
      .normalize('NFD')
      .replace(/[\u0300-\u036f\u00ad]/g, '')
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim(),
  surrogate: surrogateName,
  respell: respellName,
  examples: {
    found: [
      { text: 'Paciente: Maria Clara Rosa, 54 anos.', value: 'Maria Clara Rosa', confidence: 'certain' },
      { text: 'A consulta foi com a Dra. Kimiko Yamanaka.', value: 'Kimiko Yamanaka', confidence: 'likely' },
      { text: 'nome: joão batista moreira', value: 'joão batista moreira', confidence: 'likely' },
      { text: 'Compareceu Jandira Quintela, vizinha.', value: 'Jandira Quintela', confidence: 'likely' },
      { text: 'Quem abriu o portão foi Francisca.', value: 'Francisca', confidence: 'likely' },
      { text: 'O réu C. A. N., menor, foi ouvido.', value: 'C. A. N', confidence: 'likely' },
      { text: 'FALCÃO, Iracema. Manual de campo.', value: 'FALCÃO, Iracema', confidence: 'likely' },
      { text: 'Oi, Lu! Tudo bem?', value: 'Lu', confidence: 'likely' },
    ],
    clean: [
      { text: 'Internada no Hospital Santa Rita.', why: 'an institution' },
      { text: 'Caiu na Avenida Paulista.', why: 'a street' },
      { text: 'Doença de Chagas e escala de Glasgow.', why: 'eponyms' },
      { text: 'Mora em São José dos Campos.', why: 'a municipality' },
      { text: 'Prado Advogados e Souza & Filhos Ltda.', why: 'companies' },
      { text: 'A rosa é bonita; a vitória foi dele.', why: 'words that are names too, in small letters' },
      { text: 'RECURSO ESPECIAL. AGRAVO DE INSTRUMENTO.', why: 'a heading' },
      { text: 'A Lei Maria da Penha foi citada.', why: 'a law' },
    ],
  },
};
