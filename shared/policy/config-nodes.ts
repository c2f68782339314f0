/** Reading the JSON tree of a config: values of the kind that is wanted, or a problem with its place. */
import type { Node } from 'jsonc-parser';
import type { ConfigProblem, ConfigProblemCode } from './config.ts';

/** More than anybody reads; the rest is the same mistake again. */
const MAX_PROBLEMS = 50;

/** Gathers problems with their lines and columns. */
export class Problems {
  readonly #text: string;
  readonly #list: ConfigProblem[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** In the order of the text. */
  get list(): readonly ConfigProblem[] {
    return [...this.#list].sort((a, b) => a.offset - b.offset);
  }

  add(
    code: ConfigProblemCode,
    at: { readonly offset: number; readonly length: number },
    detail = '',
    severity: 'error' | 'warning' = 'error',
  ): void {
    if (this.#list.length >= MAX_PROBLEMS) return;
    const before = this.#text.slice(0, at.offset).split(/\r\n|\r|\n/);
    this.#list.push({
      code,
      severity,
      offset: at.offset,
      length: at.length,
      line: before.length,
      column: before[before.length - 1]!.length + 1,
      ...(detail ? { detail } : {}),
    });
  }
}

/** Reads nodes, and says of each that is not as it should be. */
export class NodeReader {
  readonly #problems: Problems;

  constructor(problems: Problems) {
    this.#problems = problems;
  }

  choice<Choice extends string>(
    node: Node | undefined,
    at: string,
    choices: readonly Choice[],
    code: ConfigProblemCode,
  ): Choice | undefined {
    const choice = node && choices.find((it) => it === node.value);
    if (node && choice === undefined) this.#problems.add(code, node, at);
    return choice;
  }

  strings(
    list: Node | undefined,
    at: string,
    code: ConfigProblemCode,
    accepts: (value: string) => boolean,
  ): string[] {
    const values: string[] = [];
    for (const [index, node] of this.items(list, at).entries()) {
      const value = this.string(node, `${at}[${index}]`);
      if (value === undefined) continue;
      if (accepts(value)) values.push(value);
      else this.#problems.add(code, node, `${at}[${index}]`);
    }
    return values;
  }

  string(node: Node | undefined, at: string, pattern?: RegExp, code?: ConfigProblemCode): string | undefined {
    if (node === undefined) return undefined;
    const value: unknown = node.value;
    if (typeof value !== 'string') {
      this.#problems.add('wrong-type', node, at);
      return undefined;
    }
    if (pattern && code && !pattern.test(value)) {
      this.#problems.add(code, node, at);
      return undefined;
    }
    return value;
  }

  items(node: Node | undefined, at: string): readonly Node[] {
    if (node !== undefined && node.type !== 'array') this.#problems.add('wrong-type', node, at);
    return node?.type === 'array' ? (node.children ?? []) : [];
  }

  /** The values of an object by key. With `known`, any other key is a warning. */
  object(node: Node, at: string, known?: readonly string[]): Map<string, Node> {
    const values = new Map<string, Node>();
    if (node.type !== 'object') this.#problems.add('wrong-type', node, at);
    else {
      for (const { children } of node.children ?? []) {
        const [key, value] = children ?? [];
        // Without a value the parser has already complained.
        if (key === undefined || value === undefined) continue;
        const name = String(key.value);
        if (values.has(name)) this.#problems.add('duplicate-key', key, at);
        else if (known && !known.includes(name)) this.#problems.add('unknown-key', key, at, 'warning');
        else values.set(name, value);
      }
    }
    return values;
  }
}
