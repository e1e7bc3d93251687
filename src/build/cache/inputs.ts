import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../project/hash';
import { projectRoot } from '../project/project';
import { listFiles } from '../read/files';
import { readCache, writeCache } from './cache';
import { inCache } from './place';
import { stampOf } from './stamp';

/**
 * What everything is made of, apart from the pages and the options of the command: files, and folders with
 * all that is in them but tests and hidden files.
 * A change of any of it makes the validators, the bundle, what is known of pages, and every page anew.
 */
export const inputs = [
  'index.html',
  'node_modules/.package-lock.json',
  'package-lock.json',
  'package.json',
  'schemas',
  'scripts',
  'src',
  'tsconfig.json',
  'vite.config.ts',
] as const;

/**
 * The key of the inputs: a hash of what they hold and of the version of Node. A fresh checkout, in which all files are new,
 * has the same key. Files are read only when their sizes or times are others than at the last look.
 *
 * @throws UsageError when a folder cannot be read
 */
export function keyOfInputs(): string {
  const files = inputs.flatMap(filesBelow);
  const pathOf = (file: string) => path.join(projectRoot, file);
  const times = stampOf(files.map(pathOf), Date.now());
  const stamp = hashOf([process.version, ...files, times].join('\n'));
  const known = inCache('inputs');
  const [before, keyBefore] = readCache(known)?.toString().split(' ') ?? [];
  if (times && before === stamp && keyBefore) return keyBefore;
  const hashes = files.map((file) => `${file} ${hashOf(readFileSync(pathOf(file)))}`);
  const key = hashOf([process.version, ...hashes].join('\n'));
  if (times) writeCache(known, `${stamp} ${key}`);
  return key;
}

function filesBelow(name: string): string[] {
  const target = path.join(projectRoot, name);
  if (!existsSync(target)) return [];
  if (!statSync(target).isDirectory()) return [name];
  return listFiles(target)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => `${name}/${file}`);
}
