/** What the server needs of the platform that it runs on. Everything else in `server/` is the same in both. */
export interface Runtime {
  /** The text of a file without its byte order mark; undefined where there is none or it cannot be read. */
  readFile(uri: string): Promise<string | undefined>;
  /** Where the user's own entries are, outside of all workspaces, as a URI. */
  readonly userConfig?: string;
  /** Resolves after messages that have arrived were handled. */
  pause(): Promise<void>;
  /** Milliseconds, from any origin. */
  now(): number;
  /** From a cryptographic source. */
  randomBytes(length: number): Uint8Array;
  /** Where `cpf.md` and its like are, as a URI ending in `/`, where they lie beside the server. */
  readonly documentation?: string;
}
