import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const settings = ['user.name=A', 'user.email=a@example.com', 'commit.gpgsign=false'];

/** The repository of a site, a remote for it, and the clone of somebody else, Bert, who publishes to the same remote. */
export class SharedRepository {
  readonly #folder: string;
  readonly #work = mkdtempSync(path.join(tmpdir(), 'shared-'));
  readonly bare = path.join(this.#work, 'site.git');
  readonly #bert = path.join(this.#work, 'bert');

  constructor(folder: string) {
    this.#folder = folder;
  }

  git(...args: string[]): string {
    return run(this.#folder, args);
  }

  /** Git in Bert's clone. */
  bert(...args: string[]): string {
    return run(this.#bert, args);
  }

  begin(): void {
    this.git('init', '--quiet', '--initial-branch', 'main');
    for (const setting of settings) this.git('config', ...setting.split('='));
  }

  commit(message: string): void {
    this.git('add', '.');
    this.git('commit', '--quiet', '--message', message);
  }

  /** Before a test: everybody has what is tagged as `start`. */
  share(): void {
    this.git('clone', '--quiet', '--bare', '.', this.bare);
    const config = settings.flatMap((setting) => ['--config', setting]);
    run(this.#work, ['clone', '--quiet', ...config, this.bare, this.#bert]);
    this.git('remote', 'add', 'origin', this.bare);
  }

  /** After a test. */
  unshare(): void {
    this.git('remote', 'remove', 'origin');
    this.git('reset', '--quiet', '--hard', 'start');
    this.git('clean', '-fdq');
    for (const folder of [this.bare, this.#bert]) rmSync(folder, { recursive: true, force: true });
  }

  /** Bert gets what there is, replaces words of a document, and publishes it. */
  bertReplaces(file: string, words: string, others: string): void {
    this.bert('pull', '--quiet', 'origin', 'main');
    writeFileSync(path.join(this.#bert, file), this.bert('show', `HEAD:${file}`).replace(words, others));
    this.bert('commit', '--quiet', '--all', '--message', 'By Bert');
    this.bert('push', '--quiet', 'origin', 'main');
  }

  end(): void {
    rmSync(this.#work, { recursive: true, force: true });
  }
}

function run(cwd: string, args: readonly string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' });
}
