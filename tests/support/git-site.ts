import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach } from 'vitest';
import { type Selection, selectFindings } from '../../src/node/check/select-findings';
import { schemas } from './project';
import { scanned } from './scanned';
import { SiteCopy } from './site-copy';

/** A small site in a repository of its own with one commit; see `SiteCopy`. */
export class GitSite extends SiteCopy {
  constructor() {
    super();
    const [git, first] = [path.join(this.work, '.git'), path.join(this.work, 'first-commit')];
    beforeEach(() => {
      rmSync(git, { recursive: true, force: true });
      if (existsSync(first)) return cpSync(first, git, { recursive: true });
      this.git('init', '--quiet', '--initial-branch', 'main', '--template', '');
      this.commit();
      cpSync(git, first, { recursive: true });
    });
  }

  git(...args: string[]): string {
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
    const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], {
      cwd: this.work,
      encoding: 'utf8',
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout;
  }

  commit(): void {
    this.git('add', '--all', 'pages');
    this.git('commit', '--quiet', '--allow-empty', '--message', 'A change');
  }

  /** The selected findings of the site as `code file`, in order. */
  async select(selection: Omit<Selection, 'folder' | 'isWanted'>, ...paths: string[]): Promise<string[]> {
    const checker = await scanned(this.pages, schemas);
    const isWanted = (file: string) => paths.some((name) => file === name || file.startsWith(`${name}/`));
    const { findings } = await selectFindings(checker, {
      ...{ folder: this.pages, isWanted: paths.length > 0 ? isWanted : undefined },
      ...selection,
    });
    return findings.map(({ code, file }) => `${code} ${path.posix.normalize(file)}`).sort();
  }
}
