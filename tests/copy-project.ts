import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../src/build/project/project';

/**
 * Copies the project as a checkout of it would be, with its packages and caches of its own.
 *
 * @param pages the folder of the site that it has: a small one is built in a tenth of the time
 * @param root the project that is copied
 */
export function copyProject(
  folder: string,
  pages = path.join(projectRoot, 'pages'),
  root = projectRoot,
): void {
  const left = new Set(['node_modules', '.git', 'dist', 'pages']);
  cpSync(pages, path.join(folder, 'pages'), { recursive: true });
  for (const name of readdirSync(root)) {
    if (!left.has(name)) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name === '.cache' || name === '.vite' || name === '.vite-temp') continue;
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
}
