import type { TemplateSet } from '../../template-set.ts';
import { CHAT, CHAT_TRAPS } from './chat.ts';
import { CLINICAL, CLINICAL_TRAPS } from './clinical.ts';
import { FIELDS } from './fields.ts';
import { FORM, FORM_TRAPS } from './form.ts';
import { LEGAL, LEGAL_TRAPS } from './legal.ts';
import { LOG, LOG_TRAPS } from './log.ts';
import { MAIL, MAIL_TRAPS } from './mail.ts';

export const DEVELOPMENT: TemplateSet = {
  prose: {
    chat: { snippets: CHAT, traps: CHAT_TRAPS },
    clinical: { snippets: CLINICAL, traps: CLINICAL_TRAPS },
    legal: { snippets: LEGAL, traps: LEGAL_TRAPS },
    form: { snippets: FORM, traps: FORM_TRAPS },
    log: { snippets: LOG, traps: LOG_TRAPS },
    mail: { snippets: MAIL, traps: MAIL_TRAPS },
  },
  fields: FIELDS,
};
