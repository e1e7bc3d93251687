import { existsSync, readFileSync, statSync } from 'node:fs';
import { hashOf } from '../project/hash';
import { placeOf } from '../project/place-of';
import { sourceFiles } from '../read/files';
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
  const times = stampOf(files.map(placeOf), Date.now());
  const stamp = hashOf([process.version, ...files, times].join('\n'));
  const known = inCache('inputs');
  const [before, keyBefore] = readCache(known)?.toString().split(' ') ?? [];
  if (times && before === stamp && keyBefore) return keyBefore;
  const hashes = files.map((file) => `${file} ${hashOf(readFileSync(placeOf(file)))}`);
  const key = hashOf([process.version, ...hashes].join('\n'));
  if (times) writeCache(known, `${stamp} ${key}`);
  return key;
}

function filesBelow(name: string): string[] {
  const target = placeOf(name);
  if (!existsSync(target)) return [];
  if (!statSync(target).isDirectory()) return [name];
  return sourceFiles(name).filter((file) => !/\.test\.tsx?$/.test(file));
}
