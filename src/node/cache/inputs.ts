import { existsSync, readFileSync, statSync } from 'node:fs';
import { hashOf } from '../project/hash';
import { projectPlace } from '../project/place-of';
import { sourceFiles } from '../read/files';
import { readCache, writeCache } from './cache';
import { inCache } from './place';
import { stampOf } from './stamp';

/** What says which packages are installed: the first that is there knows best. */
export const ofPackages = ['node_modules/.package-lock.json', 'package-lock.json', 'package.json'] as const;

/**
 * Everything that output depends on, apart from the pages and the options of the command: files, and folders without
 * their tests and hidden files. Changing any of it invalidates the bundle, the page cache and every page; validators depend on less, see
 * `keyOfValidators`.
 */
export const inputs = ['index.html', ...ofPackages, 'schemas', 'scripts', 'src', 'tsconfig.json'] as const;

/**
 * The cache key of the inputs: a hash of their content and of the Node version, hence the same in a fresh checkout.
 * Files are only read if their sizes or times have changed since the last run.
 *
 * @throws UsageError when a folder cannot be read
 */
export function keyOfInputs(): string {
  const files = inputs.flatMap(filesBelow);
  const times = stampOf(files.map(projectPlace), Date.now());
  const stamp = hashOf([process.version, ...files, times].join('\n'));
  const keyFile = inCache('inputs');
  const [before, keyBefore] = readCache(keyFile)?.toString().split(' ') ?? [];
  if (times && before === stamp && keyBefore) return keyBefore;
  const hashes = files.map((file) => `${file} ${hashOf(readFileSync(projectPlace(file)))}`);
  const key = hashOf([process.version, ...hashes].join('\n'));
  if (times) writeCache(keyFile, `${stamp} ${key}`);
  return key;
}

/** What validators are made from, among the inputs: schemas, and what turns them into code. */
const ofValidators = [
  ...ofPackages,
  'schemas',
  'src/content/json',
  'src/content/model',
  'src/content/schema',
  'src/content/text',
  'src/node/cache',
] as const;

/**
 * The cache key of the validators, which most changes of the inputs leave alone.
 *
 * @param key of the inputs, under which it is kept
 */
export function keyOfValidators(key: string): string {
  const file = inCache('schemas', key);
  const cachedKey = readCache(file)?.toString();
  if (cachedKey) return cachedKey;
  // Migrations change documents, not what they are validated against.
  const hashes = ofValidators
    .flatMap(filesBelow)
    .filter((name) => !name.startsWith('schemas/migrations/'))
    .map((name) => `${name} ${hashOf(readFileSync(projectPlace(name)))}`);
  const own = hashOf([process.version, ...hashes].join('\n'));
  // Nothing has changed since the key of the inputs was made.
  if (keyOfInputs() === key) writeCache(file, own);
  return own;
}

function filesBelow(name: string): string[] {
  const target = projectPlace(name);
  if (!existsSync(target)) return [];
  if (!statSync(target).isDirectory()) return [name];
  return sourceFiles(name).filter((file) => !/\.test\.tsx?$/.test(file));
}
