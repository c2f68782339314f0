/** Draws values for the slots of templates: which form, which spelling, right or wrong digits. */
import { drawFrom } from '../../shared/identifiers/canonical.ts';
import { digitsOf } from '../../shared/identifiers/check-digits.ts';
import type { Dice } from '../../shared/identifiers/identifier.ts';
import { identifierById } from '../../shared/identifiers/registry.ts';
import { drawForm, drawParts, FORMS } from './forms.ts';
import { INVENTED } from './invented.ts';
import type { Evidence } from './mention.ts';
import type { Parts } from './parts.ts';
import { type Place, spellingsOf } from './places.ts';
import { isSpelling, type Spelling, spell } from './spellings.ts';

/** Where a template wants a value. */
export interface Slot {
  readonly type: string;
  readonly evidence: Evidence;
  /** The only forms and spellings; all where it is empty. */
  readonly only: readonly string[];
}

export interface Drawn {
  readonly text: string;
  readonly spelling: Spelling;
  readonly spoiled: boolean;
}

/** Shares in percent of the two common spellings; the others share the rest evenly. */
const FULL_SHARE = 25;
const BARE_SHARE = 20;
/** Percent of the announced values, in a plain spelling and with check digits, in which a digit is changed. */
const SPOILED_SHARE = 15;
/** The same in a column that only its own values announce. */
const SPOILED_SHARE_IN_COLUMNS = 5;

/** What the sets are made of, for whoever reads a figure. */
export const MIXTURE =
  `Of the spellings ${FULL_SHARE} % are fully punctuated, ${BARE_SHARE} % bare, and all others share the rest evenly; of the ` +
  `announced\nvalues with check digits and a plain spelling ${SPOILED_SHARE} % have a wrong digit (${SPOILED_SHARE_IN_COLUMNS} % in columns without a header).`;

const PLAIN: readonly Spelling[] = ['full', 'bare', 'spaces', 'dots', 'other dashes', 'nbsp'];
const JSON_NUMBER = /^[1-9]\d*(?:\.0)?$/;
const MOST_DRAWS = 300;

export class ValueMaker {
  readonly #dice: Dice;
  /** The uncommon spellings still to come, by type and place: each comes as often as the others. */
  readonly #bags = new Map<string, Spelling[]>();

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  /** Draws a value and spells it as the slot and the place allow. */
  draw(slot: Slot, place: Place): Drawn {
    for (let i = 0; i < MOST_DRAWS; i++) {
      const spelling = this.#spelling(slot, place);
      const parts = this.#parts(slot);
      const text = spell(spelling, parts, this.#dice);
      if (text === undefined || (place === 'json-number' && !JSON_NUMBER.test(text))) continue;
      const spoiled = this.#isToSpoil(slot, spelling) ? this.#spoil(slot, spelling, parts) : undefined;
      return { text: spoiled ?? text, spelling, spoiled: spoiled !== undefined };
    }
    throw new Error(`No spelling for ${slot.type} in ${place}: ${slot.only.join()}`);
  }

  #parts({ type, only, evidence }: Slot): Parts {
    const inventions = INVENTED[type];
    if (inventions === undefined)
      return drawParts(type, drawForm(type, only, evidence !== 'none', this.#dice), this.#dice);
    const named = inventions.filter(({ name }) => only.includes(name));
    const text = drawFrom(named.length > 0 ? named : inventions, this.#dice).draw(this.#dice);
    return { lead: '', groups: [text], separators: [] };
  }

  #spelling({ type, only, evidence }: Slot, place: Place): Spelling {
    const named = only.filter(isSpelling);
    if (named.includes('lost zeros')) return this.#dice.roll(10) === 0 ? 'lost zeros' : 'bare';
    if (named.length > 0) return drawFrom(named, this.#dice);
    const all = spellingsOf(type, place, evidence);
    const roll = this.#dice.roll(100);
    const common = roll < FULL_SHARE ? 'full' : 'bare';
    if (all.includes('plain'))
      return roll < FULL_SHARE + BARE_SHARE ? 'plain' : this.#fromBag(type, place, evidence, all);
    if (roll < FULL_SHARE + BARE_SHARE && all.includes(common)) return common;
    return this.#fromBag(type, place, evidence, all);
  }

  #fromBag(type: string, place: Place, evidence: Evidence, all: readonly Spelling[]): Spelling {
    const key = `${type} ${place} ${evidence}`;
    let bag = this.#bags.get(key) ?? [];
    if (bag.length === 0) {
      const uncommon = all.filter((it) => it !== 'full' && it !== 'bare' && it !== 'plain');
      bag = [...(uncommon.length > 0 ? uncommon : all)];
      this.#bags.set(key, bag);
    }
    return bag.splice(this.#dice.roll(bag.length), 1)[0] ?? 'plain';
  }

  #isToSpoil({ type, evidence }: Slot, spelling: Spelling): boolean {
    if (evidence === 'none' || !PLAIN.includes(spelling)) return false;
    const share = evidence === 'column' ? SPOILED_SHARE_IN_COLUMNS : SPOILED_SHARE;
    return FORMS[type] !== undefined && this.#dice.roll(100) < share;
  }

  /** The spelling with a digit changed, or undefined where the type has no check digits to fail. */
  #spoil({ type }: Slot, spelling: Spelling, parts: Parts): string | undefined {
    const identifier = identifierById(type);
    if (identifier?.kind !== 'number') return undefined;
    for (let i = 0; i < 20; i++) {
      const wrong = withOtherDigit(parts, this.#dice);
      const value = wrong.groups.join('').toUpperCase();
      if (identifier.check(digitsOf(value), value.length) === 'fail')
        return spell(spelling, wrong, this.#dice);
    }
    return undefined;
  }
}

function withOtherDigit(parts: Parts, dice: Dice): Parts {
  const at = dice.roll(parts.groups.length);
  const group = parts.groups[at] ?? '';
  const place = dice.roll(group.length);
  if (!/\d/.test(group[place] ?? '')) return parts;
  const digit = (Number(group[place]) + 1 + dice.roll(9)) % 10;
  const changed = group.slice(0, place) + digit + group.slice(place + 1);
  return { ...parts, groups: parts.groups.map((it, i) => (i === at ? changed : it)) };
}
