/** Documents of running text: snippets of one style, with traps between them. */
import { drawFrom } from '../../shared/identifiers/canonical.ts';
import type { Dice } from '../../shared/identifiers/identifier.ts';
import { Draft, firstSlot } from './draft.ts';
import type { EvalDocument } from './mention.ts';
import { PROSE_STYLES, type ProseStyle, type TemplateSet } from './template-set.ts';
import type { ValueMaker } from './values.ts';

interface Snippet {
  readonly style: ProseStyle;
  readonly template: string;
}

const LEADS: Readonly<Record<ProseStyle, readonly string[]>> = {
  chat: ['', 'Bia: ', '[09:41] Caio: ', '- '],
  clinical: ['', '', '# '],
  legal: ['', '', '§ 1º '],
  form: [''],
  log: [''],
  mail: ['', '', '> '],
};
const MARKDOWN_LEADS = ['- ', '* ', '1. ', '> ', '', '## '];

/** By type, as many snippets as bring about `count` mentions, each as often as the others. */
function snippetsFor(set: TemplateSet, counts: ReadonlyMap<string, number>): Snippet[] {
  const byType = new Map<string, Snippet[]>();
  for (const style of PROSE_STYLES) {
    for (const template of set.prose[style].snippets) {
      const type = firstSlot(template)?.type ?? '';
      byType.set(type, [...(byType.get(type) ?? []), { style, template }]);
    }
  }
  return [...counts].flatMap(([type, count]) => {
    const snippets = byType.get(type) ?? [];
    return Array.from({ length: count }, (_, i) => snippets[i % snippets.length]!);
  });
}

/**
 * Documents with `counts` mentions by type. One in six is Markdown.
 * @throws Error for a type without a snippet
 */
export function proseDocuments(
  set: TemplateSet,
  counts: ReadonlyMap<string, number>,
  values: ValueMaker,
  dice: Dice,
): EvalDocument[] {
  const waiting = new Map<ProseStyle, Snippet[]>();
  for (const snippet of shuffled(snippetsFor(set, counts), dice)) {
    waiting.set(snippet.style, [...(waiting.get(snippet.style) ?? []), snippet]);
  }
  const documents: EvalDocument[] = [];
  for (const [style, snippets] of waiting) {
    while (snippets.length > 0) {
      const some = snippets.splice(0, 2 + dice.roll(5));
      const isMarkdown = style !== 'log' && dice.roll(6) === 0;
      documents.push(
        document(style, some, set.prose[style].traps, isMarkdown, new Draft(values, dice), dice),
      );
    }
  }
  return documents;
}

function document(
  style: ProseStyle,
  snippets: readonly Snippet[],
  traps: readonly string[],
  isMarkdown: boolean,
  draft: Draft,
  dice: Dice,
): EvalDocument {
  const place = style === 'log' ? 'line' : 'text';
  const leads = isMarkdown ? MARKDOWN_LEADS : LEADS[style];
  for (const { template } of snippets) {
    if (dice.roll(2) === 0) draft.add(`${drawFrom(leads, dice)}${drawFrom(traps, dice)}\n`, place);
    draft.add(`${drawFrom(leads, dice)}${template}\n`, place);
    if (style !== 'form' && style !== 'log' && dice.roll(3) === 0) draft.add('\n', place);
  }
  return draft.finish(isMarkdown ? 'markdown' : 'plaintext', isMarkdown ? `markdown ${style}` : style);
}

export function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = dice.roll(i + 1);
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}
