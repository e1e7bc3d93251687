import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { editJson } from '../../src/content/json/edit';
import type { JsonEdit } from '../../src/content/model/json-edit';
import { ignoreOwnGit } from './own-git';
import { serveWorkbench } from './served-workbench';

/** Edits by file. */
type Edits = Record<string, JsonEdit[]>;

/**
 * Serves a site in a repository of its own, with one commit by Anna.
 *
 * @param prepare writes what is committed, too
 * @param site the folder of another site than the small one
 */
export function serveRepository(prepare?: () => Promise<void>, site?: string) {
  ignoreOwnGit();
  const served = serveWorkbench(site);
  const root = path.dirname(served.folder);
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  beforeAll(async () => {
    await prepare?.();
    git('init', '--quiet', '--initial-branch', 'main');
    git('config', 'user.name', 'Anna');
    git('config', 'user.email', 'a@example.com');
    git('add', 'pages');
    git('commit', '--quiet', '--message', 'Start');
  });
  /** Applies edits to files on disk. */
  function write(files: Edits): void {
    for (const [file, edits] of Object.entries(files))
      writeFileSync(path.join(served.folder, file), editJson(served.textOf(file), edits));
  }
  /** Applies edits as the workbench does. */
  async function edited(files: Edits): Promise<void> {
    write(files);
    await served.content.update();
  }
  return { ...served, root, git, write, edited };
}
