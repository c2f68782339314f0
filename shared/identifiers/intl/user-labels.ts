/** The words that announce user names: networks, what people are called in systems, who did something. */
import { LabelLexicon } from '../../evidence/labels.ts';
import type { Match } from '../identifier.ts';

/** Between a label and the at sign. */
const LONGEST_GAP = 32;
const LONGEST_GAP_WITH_COMMA = 12;

const listed = (words: string): string[] => words.split(/\s*\|\s*/);

export const NETWORKS = listed(
  `instagram|insta|ig|twitter|tiktok|tik tok|telegram|threads|bluesky|kwai|snapchat|snap|twitch|discord|facebook|linkedin|
  linked in|github|git hub|gitlab|git lab|youtube|you tube|skype|steam|psn|gamertag|xbox|pinterest|reddit|orkut|roblox|
  slack|teams|zoom|mastodon|battletag|epic games|valorant|minecraft|free fire|habbo|tumblr|soundcloud|spotify|strava|
  behance|wattpad|onlyfans`,
);
/** Who did something in a log or a thread: of a person the name as often as the user name. */
export const ACTORS = listed(
  `autor|author|actor|assignee|assignees|reporter|reviewer|reviewers|revisores|maintainers|committer|owner|maintainer|revisor|coletor|operador|criador|responsável|
  dono|dona|remetente|sender|streamer|moderador|moderadora|recrutador|recrutadora|atribuído a|assigned to|uid|opened by|merged by|approved by|closed by`,
);
export const LABELS = [
  ...NETWORKS,
  ...listed(
    `login sugerido|login de acesso|usuário de rede|usuário de acesso|nick no jogo|riot id|rede social|redes sociais|arroba|
    nickname|nick|username|user name|nome de usuário|usuário do telegram|usuário do instagram|usuário do discord|
    usuário do tiktok|perfil no instagram|perfil do instagram|conta no instagram|sam account name|am account name|
    login de rede|login name|logon name|conta de rede|conta de usuário|usuário do windows|usuário do sistema|usuário ad|
    mail nickname|gamer tag|persona name|nome no jogo|apelido no jogo|apelido site|apelido no site|apelido do site|nick name`,
  ),
];
/** In prose they announce too much. */
export const CALLED = listed(
  'usuário rede|login do aluno|login do usuário|usuário|usuária|login|user|usr|usr nm|nm usr|handle|screen name|usuários|users|logins|usernames|admins',
);
/** The same of what is signed. */
const SIGNED = listed(
  `postado por|publicado por|enviado por|comentado por|criado por|alterado por|editado por|aberto por|respondido por|
  relatado por|reportado por|administrado por|moderado por|convidado por|indicado por|adicionado por|atendido por|
  posted by|created by|updated by|reported by|signed off by|co authored by|reviewed by|acked by|tested by|suggested by|
  assinado|modificado por|atualizado por|cadastrado por|registrado por|digitado por|lançado por|excluído por|
  corrigido por|resolvido por|feito por|tratado por|executado por|citação de|liberado por|emitido por|impresso por|solicitado por|agendado por|incluído por|inserido por|validado por|autorizado por|gravado por|conferido por|modified by|changed by|deleted by|owned by|committed by|
  pushed by|requested by|submitted by|uploaded by`,
);
export const KEYS = [...CALLED, ...ACTORS, ...SIGNED];
/** What people do with one another's profiles: said before an at sign, and before nothing else that has one. */
const SOCIAL = listed(
  `segue|seguir|seguindo|seguidor|seguidora|marca|marquei|marcou|marcar|conta|página|canal|inbox|direct|stories|bloqueei|
  bloqueou|bloqueia|denunciei|adiciona|curti|curtiu|postou|postei|comentou|comentário|live|rt|cc|reply to|mencionou|fake`,
);
export const announcing = new LabelLexicon([[...LABELS, ...CALLED, ...SIGNED, ...SOCIAL, 'perfil', 'x']], []);
export const actors = new LabelLexicon([ACTORS], []);
/** Words by which a company or a project announces its own profile. */
const OURS = new LabelLexicon(
  [listed('siga|sigam|siga nos|acompanhe|curta|nosso|nossa|nossas|follow|follow us|our')],
  [],
);

/** Whether such a word stands before the at sign at `at`, and nothing between that parts the two. */
export function isAnnounced(text: string, at: number, lo: number): boolean {
  if (announcing.before(text, at, lo) === undefined) return false;
  const gap = text.slice(announcing.labelEnd, at);
  return (
    gap.length <= (gap.includes(',') ? LONGEST_GAP_WITH_COMMA : LONGEST_GAP) && !/\.\s|,\s.*,\s/.test(gap)
  );
}

/** What is announced; only possible where a company seems to announce its own. */
export function announced(text: string, start: number, end: number, lo: number): Match {
  const ours = OURS.before(text, start, lo) !== undefined;
  return { start, end, level: ours ? 'possible' : 'likely', reasons: ['shape', 'label'] };
}
