import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { type GetResult, Others } from '../../src/commands/get/others';
import { Publisher } from '../../src/commands/publish/publish';
import { underLock } from '../../src/node/write/lock';
import { brokenSites } from './checks';
import { ignoreOwnGit } from './own-git';
import { schemas } from './project';

ignoreOwnGit();

export const finance = 'finance/page.json';
export const spanish = 'finance/es.json';
export const muted = '"background": "muted"';
export const plain = '"background": "default"';
/** The Spanish of the first text on that page. */
export const words = 'Basta una frase sobre el dinero.';

/** A person with a clone of a repository that holds a site. */
export class Editor {
  readonly root: string;
  readonly pages: string;

  constructor(root: string, folder: string) {
    this.root = root;
    this.pages = path.join(root, folder);
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.root, encoding: 'utf8', stdio: 'pipe' });
  }

  read(file: string): string {
    return readFileSync(path.join(this.pages, file), 'utf8');
  }

  write(file: string, content: string | Buffer): void {
    mkdirSync(path.dirname(path.join(this.pages, file)), { recursive: true });
    writeFileSync(path.join(this.pages, file), content);
  }

  edit(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
    this.write(file, text.replace(from, to));
  }

  /** Changes the look of a page. */
  restyle(): void {
    this.edit(finance, muted, plain);
  }

  /** Changes another property of that page. */
  addAlias(): void {
    this.edit(finance, '"title": "Finance"', '"title": "Finance", "aliases": ["/money"]');
  }

  /** Changes the Spanish of a text on that page. @param before what it says by now */
  say(text: string, before = words): void {
    this.edit(spanish, before, text);
  }

  get publisher(): Publisher {
    return new Publisher({ folder: this.pages, schemas, day: '2026-11-26', mayAsk: false });
  }

  /** What can be published. */
  async ids(): Promise<string[]> {
    return (await this.publisher.offer()).units.map(({ id }) => id);
  }

  /** Publishes some pages and parts, by default everything. */
  async publish(...ids: string[]) {
    const { publisher } = this;
    const all = async () => (await publisher.offer()).units.map(({ id }) => id);
    return publisher.publish(ids.length > 0 ? ids : await all());
  }

  get others(): Others {
    return new Others({ folder: this.pages, schemas, mayAsk: false });
  }

  /** Fetches the changes of others. @param keep which side wins a conflict */
  async get(keep?: 'mine' | 'theirs'): Promise<GetResult> {
    const { others } = this;
    const state = await others.look();
    return underLock([this.pages], (lock) => others.get(lock, state, { choose: () => keep }));
  }

  /** Commits the working tree and pushes it to the main branch, as a developer does. */
  push(): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', 'Done by hand');
    this.git('push', '--quiet', 'origin', 'HEAD:main');
  }

  /** What publishing must leave unchanged: branch, index, files and staged changes. */
  state(): unknown {
    const index = readFileSync(path.join(this.root, '.git/index')).toString('base64');
    return [this.git('rev-parse', 'HEAD'), this.git('status', '--porcelain'), index, this.git('branch')];
  }
}

/** The initial repository of every test, created once per folder and copied. */
const templates = new Map<string, string>();

/** A repository that two people publish to, in its own folder. */
export class Shared {
  readonly work = mkdtempSync(path.join(tmpdir(), 'publish-test-'));
  readonly bare: string;
  readonly #folder: string;

  /** @param folder the site's folder in the repository @param publish the site document's setting for publishing */
  constructor(folder = 'pages', publish?: 'direct') {
    this.#folder = folder;
    this.bare = path.join(this.work, 'all of it.git');
    const template = templates.get(`${folder} ${publish}`) ?? this.#make(publish);
    templates.set(`${folder} ${publish}`, template);
    cpSync(template, this.bare, { recursive: true });
  }

  #make(publish: 'direct' | undefined): string {
    const work = mkdtempSync(path.join(tmpdir(), 'publish-template-'));
    const start = new Editor(path.join(work, 'start'), this.#folder);
    cpSync(path.join(brokenSites, '_valid'), start.pages, { recursive: true });
    writeFileSync(path.join(start.root, 'code.ts'), 'export {};\n');
    if (publish) start.edit('_site/site.json', '"brand":', `"publish": "${publish}", "brand":`);
    start.git('init', '--quiet', '--initial-branch', 'main');
    start.git('add', '--all');
    start.git(...identity('start'), 'commit', '--quiet', '--message', 'Start');
    const bare = path.join(work, 'bare');
    start.git('clone', '--quiet', '--bare', '.', bare);
    return bare;
  }

  clone(name: string): Editor {
    const root = path.join(this.work, name);
    const settings = [`user.name=${name}`, `user.email=${name}@example.com`];
    const args = settings.flatMap((setting) => ['--config', setting]);
    execFileSync('git', ['clone', '--quiet', ...args, this.bare, root], { stdio: 'pipe' });
    return new Editor(root, this.#folder);
  }

  /** A file on a branch of the shared repository. */
  read(branch: string, file: string): string {
    return this.git('show', `${branch}:${this.#folder === '.' ? '' : `${this.#folder}/`}${file}`);
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.bare, encoding: 'utf8', stdio: 'pipe' });
  }

  /** The files that differ between two branches, relative to the repository. */
  changed(branch: string, from = 'main'): string[] {
    return this.git('diff', '--name-only', '-z', from, branch).split('\0').filter(Boolean);
  }

  close(): void {
    rmSync(this.work, { recursive: true, force: true });
  }
}

afterAll(() => {
  for (const bare of templates.values()) rmSync(path.dirname(bare), { recursive: true, force: true });
});

function identity(name: string): string[] {
  return ['-c', `user.name=${name}`, '-c', `user.email=${name}@example.com`];
}
