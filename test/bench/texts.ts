/** Invented texts of any size, always the same for the same seed. */
import type { Dice, Identifier } from '../../shared/identifiers/identifier.ts';
import { identifierById } from '../../shared/identifiers/registry.ts';

/** A small fast generator (mulberry32): benchmarks need repeatable rolls, not secrets. */
export class SeededDice implements Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  roll(below: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  }
}

const WORDS =
  'o a de que e do da em um para com não uma os no se na por mais as dos como mas ao ele das à seu sua ou quando muito nos já eu também só pelo pela até isso ela entre depois sem mesmo aos seus quem nas me esse eles você essa num nem suas meu às minha numa pelos elas qual nós lhe deles essas esses pelas este dele paciente consulta exame retorno sistema processo relatório usuário configuração arquivo serviço unidade município atendimento informação dados'.split(
    ' ',
  );
const NAMES =
  'Ana Bruno Célia Davi Elisa Fábio Gilda Heitor Iara Jonas Kátia Lauro Mirela Nilo Olívia Paulo'.split(' ');
const SURNAMES = 'Prado Salgado Quintela Nogueira Falcão Teixeira Moreira Batista Viana Rezende'.split(' ');

const THINGS =
  'Debian Instituto Firefox Python Apache Secretaria Janela Servidor Bluetooth Ferramentas Atlântico Wayland Manual Planilha'.split(
    ' ',
  );

export class TextMaker {
  readonly #dice: SeededDice;

  constructor(seed = 20261201) {
    this.#dice = new SeededDice(seed);
  }

  #pick(list: readonly string[]): string {
    return list[this.#dice.roll(list.length)] ?? '';
  }

  #value(id: string, seedValue: string): string {
    const identifier: Identifier | undefined = identifierById(id);
    return identifier?.surrogate(seedValue, this.#dice) ?? '';
  }

  cpf(): string {
    return this.#value('cpf', '52998224725').replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
  }

  phone(): string {
    return this.#value('phone', '11987654321').replace(/(..)(.....)(....)/, '($1) $2-$3');
  }

  name(): string {
    return `${this.#pick(NAMES)} ${this.#pick(SURNAMES)} ${this.#pick(SURNAMES)}`;
  }

  sentence(): string {
    const words = Array.from({ length: 8 + this.#dice.roll(14) }, () => this.#pick(WORDS)).join(' ');
    return `${words[0]?.toUpperCase()}${words.slice(1)}.`;
  }

  /** Running text with a number now and then and hardly an identifier. */
  prose(size: number): string {
    return this.#fill(size, () => {
      const year = 1990 + this.#dice.roll(36);
      return `${this.sentence()} ${this.sentence()} Em ${year}, ${this.sentence()}${this.#dice.roll(30) === 0 ? ` CPF ${this.cpf()}.` : ''}\n`;
    });
  }

  /** A handbook: sections, versions, names of things, commands and paths, hardly a person. */
  documentation(size: number): string {
    let section = 0;
    const number = () => this.#dice.roll(20);
    return this.#fill(
      size,
      () =>
        `${++section % 40}.${number()}. ${this.#pick(THINGS)} e ${this.#pick(THINGS)}\n\n${this.sentence()} Na versão ${number()}.${number()}, o ${this.#pick(THINGS)} (veja “${this.#pick(WORDS)} ${this.#pick(WORDS)}”) tem ${number()} opções: ${this.#pick(WORDS)}, ${this.#pick(WORDS)} e ${this.#pick(WORDS)}-${this.#pick(WORDS)}.\n\n    $ ${this.#pick(WORDS)}(${1 + this.#dice.roll(8)}) --${this.#pick(WORDS)}=${number()} /usr/${this.#pick(WORDS)}/${this.#pick(WORDS)}.conf\n\n${this.sentence()} ${this.#pick(THINGS)} ${this.sentence()}\n\n`,
    );
  }

  /** Short notes, dense with identifiers. */
  clinicalNotes(size: number): string {
    return this.#fill(
      size,
      () =>
        `Paciente ${this.name()}, CPF ${this.cpf()}, CNS ${this.#value('cns', '700000000000005')}, tel ${this.phone()}. PA 130x85, FC ${60 + this.#dice.roll(60)}. ${this.sentence()} Retorno em ${1 + this.#dice.roll(28)}/0${1 + this.#dice.roll(9)}/2026.\n`,
    );
  }

  jsonl(size: number): string {
    let id = 0;
    return this.#fill(
      size,
      () =>
        `${JSON.stringify({ id: ++id, nome: this.name(), cpf: this.cpf(), telefone: this.phone(), obs: this.sentence(), valor: this.#dice.roll(100_000) / 100 })}\n`,
    );
  }

  csv(size: number): string {
    let id = 0;
    return `id;nome;cpf;telefone;cep\n${this.#fill(
      size,
      () => `${++id};${this.name()};${this.cpf()};${this.phone()};${this.#value('cep', '01310100')}\n`,
    )}`;
  }

  /** Source code: identifiers, hexadecimal, versions, hardly a person. */
  code(size: number): string {
    return this.#fill(
      size,
      () =>
        `  const ${this.#pick(WORDS)}${this.#dice.roll(100)} = await client.fetch('/api/v${this.#dice.roll(9)}/items/${this.#dice.roll(1e6)}', { retries: ${this.#dice.roll(9)}, hash: '${this.#dice.roll(2 ** 31).toString(16)}${this.#dice.roll(2 ** 31).toString(16)}' }); // ${this.#pick(WORDS)} ${this.#pick(WORDS)}\n`,
    );
  }

  #fill(size: number, next: () => string): string {
    const parts: string[] = [];
    for (let length = 0; length < size; ) {
      const part = next();
      parts.push(part);
      length += part.length;
    }
    return parts.join('');
  }
}
