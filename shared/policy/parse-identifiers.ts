/** Reading the `identifiers` of a config: what it says of each, and whether its pattern is one. */
import type { Node } from 'jsonc-parser';
import { CHECK_RULES } from '../custom/check-rules.ts';
import { type CustomDefinition, MOST_CUSTOM } from '../custom/custom-identifier.ts';
import { MOST_PARTS, readPattern } from '../custom/pattern.ts';
import { CONFIDENCES } from '../finding.ts';
import { CUSTOM_SEVERITIES, type Locale } from '../identifiers/identifier.ts';
import { identifierById } from '../identifiers/registry.ts';
import { IDENTIFIER_KEYS, MASK_PATTERN, TEXT_PATTERN, TYPE_PATTERN } from './config.ts';
import { NodeReader, type Problems } from './config-nodes.ts';

/** UTF-16 units. */
const LONGEST_LABEL = 64;
/** The mask of a custom identifier that names none. */
const DEFAULT_MASK = 'IDENTIFICADOR';
/** Where its author describes nothing: to repeat its name would say less. */
const DEFINED: CustomDefinition['summary'] = {
  en: 'An identifier that biombo.jsonc defines.',
  'pt-BR': 'Um identificador que o biombo.jsonc define.',
};
const CUSTOM_CONFIDENCES = [...CONFIDENCES, 'label'] as const;

export class DefinitionReader {
  readonly #problems: Problems;
  readonly #nodes: NodeReader;

  constructor(problems: Problems) {
    this.#problems = problems;
    this.#nodes = new NodeReader(problems);
  }

  definitions(node: Node | undefined): CustomDefinition[] {
    const definitions: CustomDefinition[] = [];
    let parts = 0;
    for (const [id, value] of node ? this.#nodes.object(node, 'identifiers') : []) {
      const at = `identifiers[${definitions.length}]`;
      if (!TYPE_PATTERN.test(id) || identifierById(id)) this.#problems.add('identifier-id', value, at);
      if (definitions.length >= MOST_CUSTOM) {
        this.#problems.add('identifier-count', value, at);
        break;
      }
      const keys = this.#nodes.object(value, at, IDENTIFIER_KEYS);
      parts += this.#partsOf(keys.get('pattern'), value, `${at}.pattern`, parts);
      definitions.push(this.#identifier(id, keys, at));
    }
    return definitions;
  }

  #identifier(id: string, keys: ReadonlyMap<string, Node>, at: string): CustomDefinition {
    const names = this.#texts(keys.get('name'), `${at}.name`) ?? { en: id, 'pt-BR': id };
    const mask = this.#nodes.string(keys.get('mask'), `${at}.mask`, MASK_PATTERN, 'identifier-mask');
    const isLabel = (label: string) => label.length <= LONGEST_LABEL && /\p{L}/u.test(label);
    return {
      id,
      names,
      summary: this.#texts(keys.get('description'), `${at}.description`) ?? DEFINED,
      labels: this.#nodes.strings(keys.get('labels'), `${at}.labels`, 'identifier-label', isLabel),
      pattern: String(keys.get('pattern')?.value),
      check: this.#nodes.choice(keys.get('check'), `${at}.check`, CHECK_RULES, 'check') ?? 'none',
      mask: mask ?? DEFAULT_MASK,
      confidence:
        this.#nodes.choice(keys.get('confidence'), `${at}.confidence`, CUSTOM_CONFIDENCES, 'confidence') ??
        'possible',
      severity: this.#nodes.choice(keys.get('severity'), `${at}.severity`, CUSTOM_SEVERITIES, 'severity'),
    };
  }

  /**
   * Reads a pattern.
   * @param before parts of the patterns before it
   * @returns its own parts
   */
  #partsOf(node: Node | undefined, identifier: Node, at: string, before: number): number {
    if (node === undefined) this.#problems.add('missing-key', identifier, at);
    const source = this.#nodes.string(node, at);
    if (node === undefined || source === undefined) return 0;
    const pattern = readPattern(source);
    const isTooMuch = typeof pattern !== 'string' && before + pattern.parts > MOST_PARTS;
    const problem = isTooMuch ? 'pattern-size' : pattern;
    if (typeof problem !== 'string') return problem.parts;
    this.#problems.add(problem, node, at);
    return 0;
  }

  /** A text for users: one for both languages, or one for each. */
  #texts(node: Node | undefined, at: string): Readonly<Record<Locale, string>> | undefined {
    if (node?.type !== 'object') {
      const text = this.#nodes.string(node, at, TEXT_PATTERN, 'identifier-text');
      return text === undefined ? undefined : { en: text, 'pt-BR': text };
    }
    const keys = this.#nodes.object(node, at, ['en', 'pt-BR']);
    const en = this.#nodes.string(keys.get('en'), `${at}.en`, TEXT_PATTERN, 'identifier-text');
    const pt = this.#nodes.string(keys.get('pt-BR'), `${at}.pt-BR`, TEXT_PATTERN, 'identifier-text');
    const either = en ?? pt;
    if (either === undefined) this.#problems.add('identifier-text', node, at);
    return either === undefined ? undefined : { en: en ?? either, 'pt-BR': pt ?? either };
  }
}
