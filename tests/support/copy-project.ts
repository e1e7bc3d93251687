import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { engineRoot } from '../../src/node/project/project';
import { listFiles } from '../../src/node/read/files';

/**
 * Copies the project like a checkout, with its own packages and caches, in which are the bundles of commands, the validators, and what
 * packages made of schemas and fonts. The documents of its site refer to its schemas, wherever they come from.
 *
 * @param pages the folder of its site: a small one builds in a tenth of the time
 * @param root the project to copy
 */
export function copyProject(
  folder: string,
  pages = path.join(engineRoot, 'tests/sites/firm'),
  root = engineRoot,
): void {
  const left = new Set(['.git', 'pages', ...ignoredFolders(root)]);
  cpSync(pages, path.join(folder, 'pages'), { recursive: true });
  for (const file of listFiles(path.join(folder, 'pages')).filter((name) => name.endsWith('.json'))) {
    const target = path.join(folder, 'pages', file);
    const way = `"$schema": "../${'../'.repeat(file.split('/').length - 1)}schemas/`;
    const text = readFileSync(target, 'utf8');
    const moved = text.replace(/"\$schema": "(?:\.\.\/)+schemas\//, way);
    if (moved !== text) writeFileSync(target, moved);
  }
  for (const name of readdirSync(root)) {
    if (!left.has(name)) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name === '.cache' || name === '.vite' || name === '.vite-temp') continue;
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  copyCommands(root, folder);
  for (const name of ['schemas', 'subsets', 'types-of-schemas'].map((one) => `node_modules/.cache/${one}`))
    if (existsSync(path.join(root, name)))
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
}

/** The folders that git ignores: what tools leave in the project, also after a crash. */
function ignoredFolders(root: string): string[] {
  const lines = readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n');
  return lines.flatMap((line) => /^([^*]+)\/$/.exec(line)?.[1] ?? []);
}

/** Copies the bundles of commands, which are made anew where a source differs. */
function copyCommands(root: string, folder: string): void {
  const [from, to] = [root, folder].map((one) => path.join(one, 'node_modules/.cache/scripts')) as [
    string,
    string,
  ];
  if (!existsSync(from)) return;
  for (const name of readdirSync(from).filter((name) => name.endsWith('.json'))) {
    const { entry } = JSON.parse(readFileSync(path.join(from, name), 'utf8')) as { entry: string };
    const bundle = path.dirname(entry);
    cpSync(path.join(from, bundle), path.join(to, bundle), { recursive: true });
    cpSync(path.join(from, name), path.join(to, name));
  }
}
