/** User names of those who did something: logged in to a machine, or wrote in a thread. */
import type { Match } from '../identifier.ts';
import { isOfNames, isOfWords, isPersonal, TECHNICAL } from './handle.ts';

/** Logs of machines: `Accepted publickey for rwerneck from …`, `New session 81 of user rwerneck.`, `sudo: rwerneck : TTY=…` */
const LOGGED = [
  /^ for ([\w.-]{3,30}) from (?=\d)/,
  /^:(?:session\): session (?:opened|closed) for user)? +([\w.-]{3,30})(?: :|\(| by)/,
  /^ ([\w.-]{3,30}?)\.?(?:\(|\s|$)/,
  /^ (?:-[a-zA-Z]+ (?:[/\d]\S* )?|--\S+ ){0,6}([a-z][\w.-]{2,29})(?=[\s;&"']|$)/,
] as const;
/** Commands of which the last argument is a user. */
const COMMAND = /(?:^|[\r\n]|[#$;&|] ?|RUN |sudo )(?:useradd|adduser|usermod|userdel|deluser|chage)$/;
const SESSION = /session (?:\S{1,8} )?(?:of|for|opened for|closed for) user$/i;
const LONGEST_LOGGED = 72;
const LONGEST_SESSION = 40;
const MACHINES =
  /^(?:root|ubuntu|debian|ec2-user|invalid|nobody|ftp|git|www-data|gdm|lightdm|news|backup|cyrus|mysql|postgres)$/;

export function logged(text: string, at: number, hi: number): Match | undefined {
  const before = text.slice(Math.max(0, at - LONGEST_SESSION), at);
  const behind = text.slice(at, Math.min(hi, at + LONGEST_LOGGED));
  const form = /(?:password|publickey)$/.test(before)
    ? LOGGED[0]
    : /(?:^|\s)sudo$/.test(before)
      ? LOGGED[1]
      : SESSION.test(before)
        ? LOGGED[2]
        : COMMAND.test(before)
          ? LOGGED[3]
          : undefined;
  const found = form?.exec(behind);
  const name = found?.[1];
  if (!found || name === undefined || MACHINES.test(name) || TECHNICAL.test(name) || !/[a-z]{2}/.test(name))
    return undefined;
  if (form === LOGGED[3] && isOfWords(name)) return undefined;
  const start = at + found[0].lastIndexOf(name);
  return {
    start,
    end: start + name.length,
    level: isPersonal(name) ? 'likely' : 'possible',
    reasons: ['shape', 'context'],
  };
}

/** `**hikaru-nk** comentou`, `* fr0de entrou em #canal`, `alice_77 commented`: before the verb of the one who did it. */
const DID =
  /(?:^|[\r\n])[ \t>]*(\*\*|\* |[\d:[\]]{4,12} \* |(?:[\d:]{4,8} )?(?:\*{3}|-!-|-->|<--) |(?:\[[\w:. /-]{4,24}\] ?){1,2}: |@|)([\w.-]{3,30})(?:\*\*|\[[/\d.:]{7,28}\]| \[[^\]\s]{3,40}\]|)(?: [-–—])?(?: has)? (logged|comentou|abriu|entrou|saiu|escreveu|respondeu|postou|publicou|curtiu|mencionou|reagiu|commented|opened|wrote|replied|joined|left|merged|closed|approved|reviewed)$/;
const LONGEST_DID = 96;

export function beforeVerb(text: string, at: number, lo: number): Match | undefined {
  const from = Math.max(lo, at - LONGEST_DID);
  const found = DID.exec(text.slice(from, at));
  if (found === null || (found.index === 0 && from > lo && !/^[\r\n]/.test(found[0]))) return undefined;
  const [whole, mark = '', name = '', verb = ''] = found;
  if (TECHNICAL.test(name.replace(/[-_.]dev$/, '')) || !/[a-z]{2}/i.test(name)) return undefined;
  const isFormedSo = /\d|_|[a-z][-.][a-z]|[a-z][A-Z]/.test(name);
  if (
    !isFormedSo &&
    !isOfNames(name) &&
    (mark === '' || mark === '* ' || name !== name.toLowerCase() || isOfWords(name))
  )
    return undefined;
  const end = from + found.index + whole.length - verb.length - 1 - (mark === '**' ? 2 : 0);
  const start = from + found.index + whole.lastIndexOf(name);
  if (end < start) return undefined;
  const level = (mark !== '' && mark !== '* ') || isPersonal(name) ? 'likely' : 'possible';
  return { start, end: start + name.length, level, reasons: ['shape', 'context'] };
}
