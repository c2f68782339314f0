/** Who speaks, in the log of a chat or a forum: `[10:22] tatanunes: bora`, `<joaozinho42> oi`, `por ana_luz » 22:01`. */
import type { Match } from '../identifier.ts';
import {
  AT,
  FEWEST,
  hasGivenName,
  isOfNames,
  isOfWords,
  isPath,
  MOST,
  PERSONAL,
  TECHNICAL,
} from './handle.ts';

/** How much of the line before the user name is looked at, and of the lines before and behind. */
const LEAD = 48;
const NEIGHBOUR = 160;
/** The time at which it was said, before who said it. */
const TIMED =
  /^(?:[[(]?\d{1,4}[\d/:., \-h]{2,24}(?:[ap]m)?[\])]?(?: -)? ?(?:\[[\w /.-]{3,24}\]: )?|\+?\d[\d ()-]{8,18} ?~ ?)$/i;
/** What is said begins with a word, a mark of speech or an at sign; a path or a number does not. */
const SAID = /^ ["“'¿¡@!]?\p{L}/u;
/** Who said what stands on the next lines, and when: `ana.luz  10:32 AM`, `lobinho_77 — Hoje às 14:32`. */
const HEADED =
  /(?:^|[\r\n])([\w.-]{3,30}|[\p{L}\d_][\p{L}\d_. -]{1,28}[\p{L}\d_](?= [—–] (?:hoje|ontem|today|yesterday)))(?: +[—–-] +| {1,4})[[(]?(?:(?:hoje|ontem|today|yesterday)(?:,| [àa]s| at)? |\d{1,2}\/\d{1,2}\/\d{2,4},? (?:[àa]s )?)?\d{1,2}$/iu;
const MINUTES = /^\d{2}(?::\d{2})?(?: ?[ap]m)?[\])]?[ \t]*(?:$|[\r\n])/i;
const LONGEST_HEAD = 72;
const VERB = / (?:escreveu|disse|respondeu|comentou|postou|falou|perguntou|wrote|said|replied)$/i;
const LONGEST_VERB = 12;
/** Of a chat the lines before and behind are said by somebody too, in more than one word. */
const IS_SAID = /^[^\s:]{2,30}: ?\p{L}+[,.!?]* \S/u;

/**
 * The user name that ends before the sign at `sign`, at the start of its line or behind a time.
 * @param sign a colon, the `>` that closes what `<` opens, or the `»` behind `por`
 */
export function speakerBefore(text: string, sign: number, lo: number, hi: number): Match | undefined {
  const mark = text.charAt(sign);
  if (mark === ':' && CLOCK_BEFORE.test(text.slice(Math.max(lo, sign - 3), sign)))
    return headed(text, sign, lo, hi);
  if (mark === ':' && text.charAt(sign - 1) === ')') return noted(text, sign, lo);
  const end = mark === ':' ? beforeVerb(text, sign, lo) : mark === '»' ? sign - 1 : sign;
  if (mark === ':' && end === sign && !SAID.test(text.slice(sign + 1, Math.min(hi, sign + 4))))
    return undefined;
  let start = end;
  while (start > lo && end - start <= MOST && isPath(text.charCodeAt(start - 1))) start--;
  if (end - start < FEWEST || end - start > MOST || text.charCodeAt(start - 1) === AT) return undefined;
  const name = text.slice(start, end);
  if (!/[a-z]{2}/i.test(name) || TECHNICAL.test(name.replace(/[-_.]dev$/i, ''))) return undefined;
  const before = lineBefore(text, start, lo);
  const told = before === undefined ? undefined : wayOf(before, mark, end < sign);
  const way = told === 'speech' && mark === '>' && isAmongNicks(text, start, sign, lo, hi) ? 'relayed' : told;
  if (way === undefined) return undefined;
  // What speech would not make a user name, nothing does.
  const spoken = levelOf(name, way === 'alone' ? 'speech' : way);
  if (spoken === undefined) return undefined;
  const isAlone =
    way === 'alone' && !isAmongSpeech(text, start, sign, lo, hi) && !speaksAgain(text, start, end, lo, hi);
  const level = isAlone ? levelOf(name, 'alone') : spoken;
  return level === undefined ? undefined : { start, end, level, reasons: ['shape', 'context'] };
}

function headed(text: string, sign: number, lo: number, hi: number): Match | undefined {
  if (!MINUTES.test(text.slice(sign + 1, Math.min(hi, sign + 16)))) return undefined;
  const from = Math.max(lo, sign - LONGEST_HEAD);
  const head = HEADED.exec(text.slice(from, sign));
  if (head === null || (head.index === 0 && from > lo && !/[\r\n]/.test(head[0]))) return undefined;
  const [whole, name = ''] = head;
  const isDay = /(?:hoje|ontem|today|yesterday)/i.test(whole.slice(name.length));
  const known = TECHNICAL.test(name) || !/[a-z]{2}/i.test(name) ? undefined : levelOf(name, 'timed');
  const level = known ?? (isDay && !/\bbot$/i.test(name) ? 'possible' : undefined);
  if (level === undefined) return undefined;
  const start = from + head.index + whole.indexOf(name);
  return { start, end: start + name.length, level, reasons: ['shape', 'context'] };
}

/** `TODO(mfalcao): …`: who is to do it. */
const NOTED = /(?:TODO|FIXME|XXX|HACK|NOTE|BUG)\(@?([a-z][\w.-]{2,29})\)$/;
const LONGEST_NOTED = 40;

function noted(text: string, sign: number, lo: number): Match | undefined {
  const name = NOTED.exec(text.slice(Math.max(lo, sign - LONGEST_NOTED), sign))?.[1];
  if (name === undefined || TECHNICAL.test(name) || isOfWords(name)) return undefined;
  const isPersons = hasGivenName(name) || isOfNames(name);
  return {
    start: sign - 1 - name.length,
    end: sign - 1,
    level: isPersons ? 'likely' : 'possible',
    reasons: ['shape', 'context'],
  };
}

/** How surely somebody speaks: behind a time, in a form of speech, or only at the start of a line. */
type Way = 'relayed' | 'clocked' | 'timed' | 'speech' | 'alone';
/** As people's clocks show it; that of a log has seconds. */
const CLOCK = /^\[?(?:\d{1,2}\/\d{1,2}\/\d{2,4},? )?\d{1,2}:\d{2}\]?(?: -)? ?$/;

/** `Citação de ana_luz: …` */
const CITED =
  /^(?:> ?){0,3}(?:citação de|citando|quote from|originally posted by|em resposta a|respondendo a) $/i;
/** `<tux> ana_luz: olha isso` */
const ADDRESSED = /^[\d:[\] ]{0,12}<[\w.[\]|-]{2,30}> $/;

function wayOf(before: string, mark: string, hasVerb: boolean): Way | undefined {
  const opening = mark === '>' ? '<' : '';
  if (mark === '»') return /^(?:por|by) $/i.test(before) ? 'timed' : undefined;
  if (!before.endsWith(opening)) return undefined;
  if (mark === ':' && CITED.test(before)) return 'clocked';
  if (mark === ':' && ADDRESSED.test(before)) return 'speech';
  const lead = before.slice(0, before.length - opening.length);
  if (TIMED.test(lead)) return mark === '>' ? 'relayed' : CLOCK.test(lead) ? 'clocked' : 'timed';
  if (lead !== '') return undefined;
  return mark === '>' || hasVerb ? 'speech' : 'alone';
}

/** `mestre_cuca77 escreveu:`: before the verb of the one who speaks. */
function beforeVerb(text: string, sign: number, lo: number): number {
  const verb = VERB.exec(text.slice(Math.max(lo, sign - LONGEST_VERB), sign));
  return verb === null ? sign : sign - verb[0].length;
}

/** The line before `at`; undefined where it is long. */
function lineBefore(text: string, at: number, lo: number): string | undefined {
  const lead = text.slice(Math.max(lo, at - LEAD), at);
  const begin = Math.max(lead.lastIndexOf('\n'), lead.lastIndexOf('\r')) + 1;
  return begin === 0 && at - lo > LEAD ? undefined : lead.slice(begin);
}

/**
 * Whether somebody says something in this line and in the one before or behind it; or, whatever it says, in two others
 * near it.
 */
function isAmongSpeech(text: string, start: number, sign: number, lo: number, hi: number): boolean {
  const [line = '', ...behind] = text.slice(start, Math.min(hi, sign + NEIGHBOUR)).split(/\r?\n/);
  const before = text
    .slice(Math.max(lo, start - NEIGHBOUR), start)
    .split(/\r?\n/)
    .slice(0, -1);
  if (IS_SAID.test(line) && (IS_SAID.test(behind[0] ?? '') || IS_SAID.test(before.at(-1) ?? ''))) return true;
  return [...before.slice(-3), ...behind.slice(0, 3)].filter((it) => IS_TOLD.test(it)).length > 1;
}

/** `<tux-de-sobral> caiu`: in the line before or behind another nick stands so, and this is no word of a tag. */
function isAmongNicks(text: string, start: number, sign: number, lo: number, hi: number): boolean {
  if (!/[-_.\d]/.test(text.slice(start, sign))) return false;
  const [, behind = ''] = text.slice(sign, Math.min(hi, sign + NEIGHBOUR)).split(/\r?\n/);
  const before = text.slice(Math.max(lo, start - NEIGHBOUR), start).split(/\r?\n/);
  return IS_NICK.test(behind) || IS_NICK.test(before.at(-2) ?? '');
}

const IS_NICK = /^<[\w.[\]|-]{3,30}> [^<]/;

/** Hours before their minutes; no `nego_drama011:`. */
const CLOCK_BEFORE = /(?:^|[^\p{L}\d_.-])\d{1,2}$/u;

/** How far around a speaker the next turn or a mention of the same one is looked for. */
const TURNS = 360;

/** Whether another line near begins with the same and a colon, or it is called with an at sign: no key of a config is. */
function speaksAgain(text: string, start: number, end: number, lo: number, hi: number): boolean {
  const name = text.slice(start, end);
  const around = `\n${text.slice(Math.max(lo, start - TURNS), start)}\n${text.slice(end, Math.min(hi, end + TURNS))}`;
  return around.includes(`@${name}`) || around.includes(`\n${name}: `);
}

/** More than two words: hardly the value of a key. */
const IS_TOLD = /^[^\s:]{2,30}: ?\p{L}+[,.!?]* \p{L}+[,.!?]* \p{L}/u;

/** Words of the keys of configs. */
const KEY =
  /(?:^|[_.-])(?:label|id|name|title|key|type|url|path|size|max|min|count|num|number|file|dir|host|port|date|time|text|value|desc|description|code|status|version|icon|image|order|group|class|style|color|width|height|list|mode|level|format|lang|locale|token|secret|field|column|table|titulo|nome|tipo|valor|codigo|descricao|chave|caminho|arquivo|numero|qtd|total|error|warning|info)(?:$|[_.-])/i;

/** A key of a config, a tag and a level of a log stand in the same places: a name or the form of one must be in it. */
function levelOf(name: string, way: Way): Match['level'] | undefined {
  const isFormed = /_/.test(name) || /[a-z]{3}\d/i.test(name) || PERSONAL.test(name);
  // Most that stand alone are words with a capital, of a sentence or of a heading.
  if (way === 'speech' && !isFormed && name !== name.toLowerCase()) return undefined;
  if (KEY.test(name) && way !== 'relayed') return undefined;
  const isPersons = hasGivenName(name) || isOfNames(name);
  if (way === 'alone') return isFormed && hasGivenName(name) ? 'possible' : undefined;
  if (isFormed) return isPersons || way !== 'speech' ? 'likely' : 'possible';
  if (way === 'relayed' || (way === 'clocked' && /[a-z][A-Z]|[A-Za-z]\d/.test(name))) return 'possible';
  return isPersons && name === name.toLowerCase() ? 'possible' : undefined;
}
