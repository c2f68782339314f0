/** Names in the names of files: `curriculo-anderson-paiva.pdf`, `foto_joana_prado.jpg`. */
import { COMMON, FOREIGN, GIVEN } from '../lexicon/lexicon.ts';
import { NUMBER } from '../words/classes.ts';
import { WordKeys } from '../words/folded.ts';
import type { Words } from '../words/words.ts';
import { NAME, type NameRun } from './run.ts';

/** What files about somebody are. */
const PAPERS = new WordKeys(
  `ficha rg cpf cnh laudo foto curriculo cv contrato receita exame exames atestado holerite contracheque prontuario boletim
  historico certidao declaracao comprovante procuracao diploma certificado identidade passaporte selfie frente verso`,
);
const JOINTS = /^[_-]$/;
const MOST_WORDS = 4;
const LONGEST_TOKEN = 96;

/** The name in a file's name that begins at the word `at`: a known given name behind a paper's, or before a known surname. */
export function nameInFile(words: Words, at: number): NameRun | undefined {
  const bits = words.bits[at]!;
  if ((bits & GIVEN) === 0 || (bits & (COMMON | FOREIGN)) !== 0 || !isFile(words, at)) return undefined;
  let last = at;
  while (last - at < MOST_WORDS && isJoined(words, last) && mayFollow(words, last + 1)) last++;
  const isOfPaper = isJoined(words, at - 1) && PAPERS.has(words, at - 1);
  const isFull = last > at && words.is(at + 1, NAME) && !words.is(at + 1, COMMON);
  return isOfPaper || isFull ? { first: at, last } : undefined;
}

const EXTENSION =
  /^\.(?:pdf|jpe?g|png|docx?|xlsx?|odt|rtf|txt|zip|mp[34]|csv|json|tiff?|heic|eml|vcf)(?![\p{L}\p{N}])/iu;

/** `Exame - Ana Prado.pdf`, `RG Heitor.jpg`: whether the run ends the name of a file, as a name in full or behind a paper's. */
export function endsFile(words: Words, { first, last }: NameRun): boolean {
  const { text, hi, ends } = words;
  const end = ends[last]!;
  if (text.charCodeAt(end) !== 0x2e || !EXTENSION.test(text.slice(end, Math.min(hi, end + 7)))) return false;
  return (last > first && words.is(last, NAME)) || PAPERS.has(words, first - 1);
}

function isJoined({ text, starts, ends, count }: Words, left: number): boolean {
  return left >= 0 && left + 1 < count && JOINTS.test(text.slice(ends[left], starts[left + 1]));
}

/** No number, no version, no word for a paper. */
function mayFollow(words: Words, at: number): boolean {
  if (words.is(at, NUMBER) || PAPERS.has(words, at)) return false;
  return words.is(at, NAME) || (words.ends[at]! - words.starts[at]! > 2 && !words.isCommon(at));
}

/** Whether the rest of the token ends as a file's name does. */
function isFile({ text, hi, starts }: Words, at: number): boolean {
  const start = starts[at]!;
  return /^[\p{L}\p{N}_-]{1,80}\.(?:pdf|jpe?g|png|docx?|xlsx?|odt|txt|zip|mp3|mp4|csv|json|tiff?|heic)(?![\p{L}\p{N}])/u.test(
    text.slice(start, Math.min(hi, start + LONGEST_TOKEN)),
  );
}
