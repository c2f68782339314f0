/** A document in the making: text, and the mentions in it with their offsets. */
import type { FormatId } from '../../shared/formats/registry.ts';
import type { Dice } from '../../shared/identifiers/identifier.ts';
import { drawFiller } from './fillers.ts';
import type { EvalDocument, Evidence, GeneratedMention } from './mention.ts';
import type { Place } from './places.ts';
import type { Slot, ValueMaker } from './values.ts';

const MARK = /\{\{([a-z-]+)([?~]?)(?:=([a-z ,]+))?\}\}|<<([a-z]+)>>/g;
/** A plus sign or a bracket in front whose code is letters and digits. */
const ENCODED_LEAD = /^(?:%[0-9A-F]{2}|&#\w{2,3};)*/;
const EVIDENCE: Readonly<Record<string, Evidence>> = { '?': 'none', '~': 'column' };

/** The first slot of a template. */
export function firstSlot(template: string): Slot | undefined {
  const match = [...template.matchAll(MARK)].find(([, type]) => type !== undefined);
  return match && slotOf(match);
}

function slotOf([, type = '', mark = '', only]: RegExpMatchArray): Slot {
  return { type, evidence: EVIDENCE[mark] ?? 'label', only: only?.split(',') ?? [] };
}

export class Draft {
  readonly #values: ValueMaker;
  readonly #dice: Dice;
  readonly #mentions: GeneratedMention[] = [];
  #text = '';

  constructor(values: ValueMaker, dice: Dice) {
    this.#values = values;
    this.#dice = dice;
  }

  /** The mentions so far. */
  get mentions(): readonly GeneratedMention[] {
    return this.#mentions;
  }

  /** Appends a template with its slots and fillers filled; @returns itself */
  add(template: string, place: Place): this {
    let at = 0;
    for (const match of template.matchAll(MARK)) {
      this.#text += template.slice(at, match.index);
      at = match.index + match[0].length;
      const filler = match[4];
      if (filler === undefined) this.#addValue(slotOf(match), place);
      else this.#text += drawFiller(filler, this.#dice);
    }
    this.#text += template.slice(at);
    return this;
  }

  #addValue(slot: Slot, place: Place): void {
    const { text, spelling, spoiled } = this.#values.draw(slot, place);
    const [before, written, after] = encode(text, place, this.#dice);
    const lead = ENCODED_LEAD.exec(written)?.[0] ?? '';
    const start = this.#text.length + before.length;
    this.#text += before + written + after;
    const isEncoded = place === 'url' && written !== text;
    this.#mentions.push({
      type: slot.type,
      evidence: slot.evidence,
      spelling: isEncoded ? 'percent' : spelling,
      spoiled,
      start: start + lead.length,
      // What a spreadsheet puts behind a number is no part of the value.
      end: start + written.length - (spelling === 'decimal suffix' ? '.0'.length : 0),
    });
  }

  finish(format: FormatId, style: string): EvalDocument {
    return { format, style, text: this.#text, mentions: this.#mentions };
  }
}

/** A value as its place writes it, and the quotes around it. */
function encode(text: string, place: Place, dice: Dice): [before: string, written: string, after: string] {
  if (place === 'csv' && /[",;\t\n]/.test(text)) return ['"', text.replaceAll('"', '""'), '"'];
  if (place === 'yaml' && (/^[\s*&!|>%@`'"#{[+]|: | #/.test(text) || dice.roll(3) === 0))
    return ["'", text, "'"];
  if (place === 'url' && !text.includes('%') && /[^\w.~:@/-]/.test(text))
    return ['', encodeURIComponent(text), ''];
  return ['', text, ''];
}
