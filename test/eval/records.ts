/** Which columns stand together in a document of structured data. */
import { drawFrom } from '../../shared/identifiers/canonical.ts';
import type { Dice } from '../../shared/identifiers/identifier.ts';
import { type Column, DATA_STYLES, type DataStyle, type DataStyleId } from './data.ts';
import { Draft } from './draft.ts';
import type { EvalDocument } from './mention.ts';
import { shuffled } from './prose.ts';
import type { Field, TemplateSet } from './template-set.ts';
import type { ValueMaker } from './values.ts';

const TRAPS: readonly Column[] = [
  { key: 'pedido', header: 'Pedido', value: '<<order>>' },
  { key: 'valor', header: 'Valor', value: '<<price>>' },
  { key: 'dt_emissao', header: 'Emissão', value: '<<date>>' },
  { key: 'versao', header: 'Versão', value: '<<version>>' },
  { key: 'hash', header: 'Hash', value: '<<hash>>' },
  { key: 'lote', header: 'Lote', value: '<<batch>>' },
  { key: 'ean', header: 'EAN', value: '<<ean>>' },
  { key: 'atualizado', header: 'Atualizado', value: '<<epochms>>' },
  { key: 'qtd', header: 'Qtd', value: '<<int>>' },
  { key: 'seq', header: 'Seq', value: '<<order>>' },
  { key: 'externo', header: 'Externo', value: '<<serial>>' },
  { key: 'rastreio', header: 'Rastreio', value: '<<tracking>>' },
];
const NAME: Column = { key: 'nome', header: 'Nome', value: '<<name>>' };

/** Headers and keys that say nothing. */
const VAGUE = ['campo_4', 'coluna3', 'dado', 'info', 'ref_b', 'c7'];
/** A column is in one spelling; in the first, every zero in front was lost. */
const COLUMN_SPELLINGS = ['bare,lost zeros', 'full'];
/** Types that a column of values tells by its check digits alone. */
export const TELLING: readonly string[] = ['cpf', 'cnpj', 'cns', 'cnh', 'voter-id', 'card'];
const COLUMN_STYLES: readonly DataStyleId[] = [
  'csv comma',
  'csv semicolon',
  'tsv',
  'json',
  'jsonl',
  'markdown table',
];
/** In these the first record alone shows the columns. */
const FLAT_STYLES: readonly DataStyleId[] = [
  'html fields',
  'markdown fields',
  'env',
  'url',
  'sql',
  'yaml',
  'xml',
];

/**
 * Documents in all formats until each type has its count of mentions, under keys and headers that name them.
 * @throws Error for a type without a field
 */
export function recordDocuments(
  set: TemplateSet,
  counts: ReadonlyMap<string, number>,
  values: ValueMaker,
  dice: Dice,
): EvalDocument[] {
  const left = new Map(counts);
  const documents: EvalDocument[] = [];
  const styles = Object.keys(DATA_STYLES) as DataStyleId[];
  for (let i = 0; [...left.values()].some((count) => count > 0); i++) {
    const [first = '', ...others] = [...left].sort((a, b) => b[1] - a[1]).map(([type]) => type);
    const types = [first, ...shuffled(others, dice).slice(0, 1 + dice.roll(3))];
    const columns = types.map((type) => columnOf(type, fieldOf(set, type), dice));
    const style = styles[i % styles.length]!;
    const rows = FLAT_STYLES.includes(style) ? 1 + dice.roll(4) : 3 + dice.roll(6);
    const document = written(style, withTraps(columns, dice), rows, style, values, dice);
    for (const { type } of document.mentions) left.set(type, (left.get(type) ?? 0) - 1);
    documents.push(document);
  }
  return documents;
}

/** Documents of which a column of values is told by nothing but its values; `perType` for each type that can be. */
export function columnDocuments(perType: number, values: ValueMaker, dice: Dice): EvalDocument[] {
  return TELLING.flatMap((type, t) =>
    Array.from({ length: perType }, (_, i) => {
      const name = drawFrom(VAGUE, dice);
      const spelling = COLUMN_SPELLINGS[type === 'cnh' ? 0 : i % COLUMN_SPELLINGS.length];
      const column: Column = { key: name, header: name, value: `{{${type}~=${spelling}}}` };
      const style = COLUMN_STYLES[(i + t) % COLUMN_STYLES.length]!;
      return written(
        style,
        withTraps([column], dice),
        24 + dice.roll(12),
        `${style}, vague header`,
        values,
        dice,
      );
    }),
  );
}

function written(
  style: DataStyleId,
  columns: readonly Column[],
  rows: number,
  name: string,
  values: ValueMaker,
  dice: Dice,
): EvalDocument {
  const { write, format }: DataStyle = DATA_STYLES[style];
  const draft = new Draft(values, dice);
  for (const [template, place] of write(columns, rows)) draft.add(template, place);
  return draft.finish(format, name);
}

function withTraps(columns: readonly Column[], dice: Dice): Column[] {
  return [NAME, ...shuffled([...columns, ...shuffled(TRAPS, dice).slice(0, 2)], dice)];
}

function fieldOf(set: TemplateSet, type: string): Field {
  const field = set.fields[type];
  if (field === undefined) throw new Error(`No field for ${type}`);
  return field;
}

function columnOf(type: string, { keys, headers }: Field, dice: Dice): Column {
  return { key: drawFrom(keys, dice), header: drawFrom(headers, dice), value: slotFor(type) };
}

/** A field holds one form where a type has several. */
function slotFor(type: string): string {
  if (type === 'bank-account') return '{{bank-account=account}}';
  if (type === 'pix-key') return '{{pix-key=random}}';
  if (type === 'secret') return '{{secret=password}}';
  return `{{${type}}}`;
}
