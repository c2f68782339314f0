import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { until } from './until.ts';

type Api = typeof import('vscode');
/** Sent as its source text: it may use its two parameters and nothing around it. */
export type Remote<Argument, Result> = (vscode: Api, argument: Argument) => Result | PromiseLike<Result>;

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** The test driver extension, seen from the test. */
export class Driver {
  readonly #socket: Socket;
  readonly #pending = new Map<number, PromiseWithResolvers>();
  #last = 0;

  static async connect(path: string): Promise<Driver> {
    const socket = await until(
      'the driver extension',
      async () => {
        const attempt = connect(path);
        await once(attempt, 'connect');
        return attempt;
      },
      180_000,
    );
    return new Driver(socket);
  }

  constructor(socket: Socket) {
    this.#socket = socket;
    createInterface({ input: socket }).on('line', (line) => this.#settle(JSON.parse(line) as Answer));
    socket.on('close', () => {
      for (const { reject } of this.#pending.values()) reject(new Error('the extension host is gone'));
      this.#pending.clear();
    });
  }

  run<Result, Argument>(code: Remote<Argument, Result>, argument: Argument): Promise<Result> {
    const id = ++this.#last;
    this.#socket.write(`${JSON.stringify({ id, source: String(code), argument })}\n`);
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve: (value) => resolve(value as Result), reject });
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #settle({ id, value, error }: Answer): void {
    const request = this.#pending.get(id);
    this.#pending.delete(id);
    if (error === undefined) request?.resolve(value);
    else request?.reject(new Error(`in the extension host: ${error}`));
  }
}

interface PromiseWithResolvers {
  resolve(value: unknown): void;
  reject(error: Error): void;
}
