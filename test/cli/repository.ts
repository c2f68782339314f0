import type { Outcome } from './biombo.ts';
import { execute, folderWith, writeFiles } from './biombo.ts';

/** A real git repository in a folder of its own. */
export class Repository {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<Repository> {
    const repository = new Repository(folderWith());
    await repository.git('init', '--quiet', '--initial-branch=main');
    return repository;
  }

  write(files: Readonly<Record<string, string | Uint8Array>>): void {
    writeFiles(this.folder, files);
  }

  /** Writes files and stages them. */
  async stage(files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
    this.write(files);
    await this.git('add', '--all');
  }

  /** Writes files and commits them without any hook. */
  async commit(files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
    await this.stage(files);
    await this.git('commit', '--quiet', '--no-verify', '--message', 'x');
  }

  /** @throws where git does not succeed */
  async git(...args: string[]): Promise<string> {
    const { status, stdout, stderr } = await this.tryGit(...args);
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout;
  }

  tryGit(...args: string[]): Promise<Outcome> {
    return execute('git', args, { cwd: this.folder });
  }

  async commitCount(): Promise<number> {
    const { status, stdout } = await this.tryGit('rev-list', '--count', 'HEAD');
    return status === 0 ? Number(stdout) : 0;
  }
}
