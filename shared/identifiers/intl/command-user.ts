/** User names in commands and in what tools write: `sudo -u ana ls`, `GRANT … TO ana`, `Merge pull request #3 from ana/x`. */
import type { Match } from '../identifier.ts';
import { isOfWords, isPersonal, TECHNICAL } from './handle.ts';

const NAME = '([a-z][\\w.-]{2,29})';
const OPTIONS = '(?: -{1,2}[\\w-]{1,20}(?:[= ][^\\s-]\\S{0,40})?){0,4}?';

/** By the word that wakes them, what stands behind it. */
const FORMS = {
  sudo: new RegExp(`^ -u ${NAME}(?=\\s)`, 'i'),
  su: new RegExp(`^ - ${NAME}(?=\\s|$)`, 'i'),
  passwd: new RegExp(`^ ${NAME}(?=\\s|$)`, 'i'),
  chown: new RegExp(`^(?: -\\w{1,8})? ${NAME}(?=[:\\s])`, 'i'),
  crontab: new RegExp(`^ -u ${NAME}(?=\\s)`, 'i'),
  psql: new RegExp(`^${OPTIONS} -U ?${NAME}(?=\\s|$)`),
  grant: new RegExp(`^ [\\w, ]{3,60} TO ['"\`]?${NAME}(?=['"\`\\s;@]|$)`, 'i'),
  user: new RegExp(`^ (?:IF NOT EXISTS )?['"\`]${NAME}['"\`]@`, 'i'),
  assigned: new RegExp(`^ to ${NAME}(?=[\\s,;.]|$)`, 'i'),
  merge: /^ pull request #\d{1,7} from ([\w-]{3,39})\//,
};
/** Tags of comments: `@reviewer ana_luz`. */
const TAGGED = new RegExp(`^ ${NAME}(?=\\s|$)`, 'i');
/** What stands behind these is much else: a page of a manual, the user of an example. */
const ONLY_PERSONAL = new Set([TAGGED, FORMS.passwd, FORMS.chown, FORMS.assigned]);
const TAG = /(?:^|[\s*#])@(?:author|reviewer|maintainer)$/;
const COMMAND = new RegExp(`(?:^|[\\s|;&$(\`"'])(${Object.keys(FORMS).join('|')})$`, 'i');
const LONGEST_COMMAND = 12;
const LONGEST_BEHIND = 140;
const NOBODY = /^(?:root|public|current_user|session_user|all|none|www-data|daemon|everyone)$/i;

/** The user whom a command names behind the word that ends at `at`. */
export function commandUser(text: string, at: number, lo: number, hi: number): Match | undefined {
  const before = text.slice(Math.max(lo, at - LONGEST_COMMAND), at);
  const word = COMMAND.exec(before)?.[1]?.toLowerCase() as keyof typeof FORMS | undefined;
  const form = word === undefined ? (TAG.test(before) ? TAGGED : undefined) : FORMS[word];
  if (form === undefined) return undefined;
  const found = form.exec(text.slice(at, Math.min(hi, at + LONGEST_BEHIND)));
  const name = found?.[1];
  if (!found || name === undefined || NOBODY.test(name) || TECHNICAL.test(name)) return undefined;
  const isPersons = isPersonal(name);
  if (!isPersons && (isOfWords(name) || ONLY_PERSONAL.has(form))) return undefined;
  const start = at + found[0].lastIndexOf(name);
  const level = isPersons ? 'likely' : 'possible';
  return { start, end: start + name.length, level, reasons: ['shape', 'context'] };
}
