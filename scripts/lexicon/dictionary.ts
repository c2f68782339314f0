interface Affix {
  readonly flag: string;
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp;
}

/** Whether a Hunspell dictionary has a word as it stands, or with one of its prefixes and one of its suffixes. */
export class Dictionary {
  /** Of each entry, the flags of the affixes that it takes. */
  readonly #entries = new Map<string, string>();
  readonly #prefixes: Affix[] = [];
  readonly #suffixes = new Map<string, Affix[]>();
  #longestSuffix = 0;

  constructor(affixes: string, entries: string) {
    const forbidden = /^FORBIDDENWORD (\S)/mu.exec(affixes)?.[1];
    for (const line of entries.split('\n').slice(1)) {
      const [word = '', flags = ''] = line.trim().split('/');
      if (forbidden !== undefined && flags.includes(forbidden)) continue;
      this.#entries.set(word, (this.#entries.get(word) ?? '') + flags);
    }
    for (const line of affixes.split('\n')) this.#addRule(line);
  }

  /** Its entries that are written in lower case: no names. */
  lowerCase(): string[] {
    return [...this.#entries.keys()].filter((word) => word === word.toLowerCase());
  }

  has(word: string): boolean {
    if (this.#hasEnding(word, undefined)) return true;
    return this.#prefixes.some((prefix) => {
      if (!word.startsWith(prefix.add)) return false;
      const bare = prefix.strip + word.slice(prefix.add.length);
      return prefix.condition.test(bare) && this.#hasEnding(bare, prefix.flag);
    });
  }

  /** Whether the word is an entry (with the flag of a prefix, if one is given), bare or with a suffix. */
  #hasEnding(word: string, prefix: string | undefined): boolean {
    if (this.#takes(word, prefix)) return true;
    for (let length = 0; length <= Math.min(this.#longestSuffix, word.length - 1); length++) {
      const stem = word.slice(0, word.length - length);
      for (const suffix of this.#suffixes.get(word.slice(stem.length)) ?? []) {
        const entry = stem + suffix.strip;
        if (suffix.condition.test(entry) && this.#takes(entry, suffix.flag) && this.#takes(entry, prefix)) {
          return true;
        }
      }
    }
    return false;
  }

  #takes(entry: string, flag: string | undefined): boolean {
    const flags = this.#entries.get(entry);
    return flags !== undefined && (flag === undefined || flags.includes(flag));
  }

  #addRule(line: string): void {
    const [kind, flag = '', strip = '', added = '', condition] = line.trim().split(/\s+/);
    if ((kind !== 'SFX' && kind !== 'PFX') || condition === undefined) return;
    const pattern = kind === 'SFX' ? `(?:${condition})$` : `^(?:${condition})`;
    const add = (added.split('/')[0] ?? '').replace(/^0$/, '');
    const affix = { flag, strip: strip.replace(/^0$/, ''), add, condition: new RegExp(pattern, 'u') };
    if (kind === 'PFX') {
      this.#prefixes.push(affix);
      return;
    }
    this.#suffixes.set(add, [...(this.#suffixes.get(add) ?? []), affix]);
    this.#longestSuffix = Math.max(this.#longestSuffix, add.length);
  }
}
