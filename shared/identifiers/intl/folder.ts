/** User names of machines: `/home/ana.luz/`, `C:\Users\ana.luz\`, `ssh ana@servidor`; and `u/ana_luz`, as forums write theirs. */
import { endsDomain, endsFolder } from '../../candidates/values.ts';
import type { Match } from '../identifier.ts';
import { FEWEST, hasGivenName, isPath, isPersonal, MOST, TECHNICAL } from './handle.ts';

/** Accounts of machines, of images and of examples. */
const NOBODY =
  /^(?:runner|ubuntu|debian|centos|fedora|alpine|ec2-user|azureuser|opc|pi|vagrant|vscode|codespace|coder|circleci|travis|gitpod|jovyan|linuxbrew|hadoop|spark|airflow|jboss|tomcat|jenkins|deploy|deployer|builder|build|public|default|shared|all users|me|my|you|your|yourname|your-name|foo|bar|someone|somebody|nome|seu-nome|seunome|name|page|index|search|profile|settings|ftp|backup|lost\+found|install|installer)$/i;
/** Of Windows, where the name of a person may stand as it is, with accents and spaces. */
const SPELT_OUT = /^[\p{L}\d][\p{L}\d ._-]{1,28}[\p{L}\d](?=\\)/u;

/**
 * The user whose folder it is.
 * @param at behind the slash after the folder of all users
 */
export function inFolder(text: string, at: number, hi: number): Match | undefined {
  if (!endsFolder(text, at - 1)) return inDomain(text, at, hi);
  const end = nameEnd(text, at, hi);
  const name = text.slice(at, end);
  if (end - at < FEWEST || end - at > MOST || !isSomebody(name)) return undefined;
  if (/^[({[<$%*]/.test(text.slice(end, end + 1))) return undefined;
  // A site has its own pages under a path as well.
  if (levelOf(name) === 'possible' && /perfil.$/.test(text.slice(Math.max(0, at - 8), at))) return undefined;
  return { start: at, end, level: levelOf(name), reasons: ['shape', 'context'] };
}

/** `EMPRESA\ana.luz`: whom a domain has, not what a path goes on with. */
function inDomain(text: string, at: number, hi: number): Match | undefined {
  if (text.charAt(at - 1) !== '\\' || !endsDomain(text, at - 1)) return undefined;
  const end = nameEnd(text, at, hi);
  const name = text.slice(at, end);
  if (end - at < FEWEST || end - at > MOST || text.charAt(end) === '\\' || !isPersonal(name))
    return undefined;
  return isSomebody(name) ? { start: at, end, level: 'likely', reasons: ['shape', 'context'] } : undefined;
}

function isSomebody(name: string): boolean {
  return /\p{L}{2}/u.test(name) && !NOBODY.test(name) && !TECHNICAL.test(name);
}

function levelOf(name: string): Match['level'] {
  return isPersonal(name) || name.split(' ').some(hasGivenName) ? 'likely' : 'possible';
}

function nameEnd(text: string, at: number, hi: number): number {
  const spelt = SPELT_OUT.exec(text.slice(at, Math.min(hi, at + MOST + 1)))?.[0].length ?? 0;
  let end = at + spelt;
  while (end < hi && end - at <= MOST && isPath(text.charCodeAt(end))) end++;
  while (end > at && '.-'.includes(text.charAt(end - 1))) end--;
  return end;
}

const SHELL = /(?:^|[^\w-])(?:ssh|scp|sftp|rsync|sshfs|mosh)(?: +-\S+(?: +\d+)?)* +(?:\S+ +)?$/;
const HOST = /^[a-z\d][a-z\d.-]{0,62}(?=$|[^\w.-])/i;
const LOOK = 64;

/** `ssh ana@servidor`, `ana@notebook:~$`: before an at sign what is no mailbox. */
export function onServer(text: string, at: number, lo: number, hi: number): Match | undefined {
  let start = at;
  while (start > lo && at - start <= MOST && isPath(text.charCodeAt(start - 1))) start--;
  const name = text.slice(start, at);
  if (at - start < FEWEST || at - start > MOST || !isSomebody(name)) return undefined;
  const behind = text.slice(at + 1, Math.min(hi, at + LOOK));
  const host = HOST.exec(behind);
  if (host === null) return undefined;
  const isPrompt = /^:[~/]/.test(behind.slice(host[0].length));
  if (!isPrompt && !SHELL.test(text.slice(Math.max(lo, start - LOOK), start))) return undefined;
  return { start, end: at, level: levelOf(name), reasons: ['shape', 'context'] };
}
