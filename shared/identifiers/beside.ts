/** What the words beside a network address say: that a person stands behind it, or that it is no address at all. */
import { LabelLexicon } from '../evidence/labels.ts';

const PERSON = [
  'usuário',
  'usuária',
  'user',
  'cliente',
  'customer',
  'client ip',
  'consumidor',
  'consumidora',
  'paciente',
  'titular',
  'assinante',
  'subscriber',
  'visitante',
  'visitor',
  'sessão',
  'session',
  'login',
  'logado',
  'logada',
  'logou',
  'acessou',
  'conectou',
  'conectou se',
  'aluno',
  'aluna',
  'funcionário',
  'funcionária',
  'colaborador',
  'colaboradora',
  'denunciante',
  'investigado',
  'investigada',
  'pessoa',
];

/** Versions and numbered sections have the form of an address; a mask or a name server is nobody's. */
const THING = [
  'versão',
  'version',
  'ver',
  'v',
  'release',
  'build',
  'firmware',
  'kernel',
  'driver',
  'pacote',
  'package',
  'seção',
  'section',
  'capítulo',
  'item',
  'cláusula',
  'tabela',
  'figura',
  'oid',
  'máscara',
  'mask',
  'netmask',
  'subnet',
  'gateway',
  'dns',
  'nameserver',
  'broadcast',
  'ntp',
];

const KINDS = ['person', 'thing'] as const;
const lexicon = new LabelLexicon([PERSON, THING], []);

/** The nearest of the words that tell, before `start` or in brackets after `end`. */
export function besideAddress(
  text: string,
  start: number,
  end: number,
  lo: number,
  hi: number,
): (typeof KINDS)[number] | undefined {
  const label = lexicon.before(text, start, lo) ?? lexicon.after(text, end, hi);
  return KINDS.find((_, kind) => label?.types.has(kind));
}
