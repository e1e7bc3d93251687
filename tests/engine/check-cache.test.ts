import { cpSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Checker } from '../../src/node/check/checker';
import { listFiles } from '../../src/node/read/files';
import { brokenSites } from '../support/checks';
import { schemas } from '../support/project';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('check-cache');

const many = path.join(work, 'many');
const cache = path.join(work, 'cache.json');
const look = async (cacheFile?: string) => {
  const checker = new Checker(many, schemas, cacheFile === undefined ? {} : { cacheFileOf: () => cacheFile });
  await checker.scan();
  return checker.findings();
};

it('finds exactly what a full check finds, after every kind of change', async () => {
  rmSync(many, { recursive: true, force: true });
  cpSync(path.join(brokenSites, '_valid'), many, { recursive: true });
  for (let number = 0; number < 450; number++) {
    cpSync(path.join(many, 'finance'), path.join(many, `page-${number}`), { recursive: true });
  }
  const old = new Date(Date.now() - 60_000);
  for (const name of listFiles(many)) utimesSync(path.join(many, name), old, old);
  const set = (name: string, text: string) => writeFileSync(path.join(many, name), text);
  const page = readFileSync(path.join(many, 'page-7/page.json'), 'utf8');
  const changes = [
    () => {},
    () => {
      // The finding contains non-ASCII text, and comes from the cache when something else has changed.
      const dictionary = readFileSync(path.join(many, 'page-6/es.json'), 'utf8');
      set('page-6/es.json', dictionary.replace('{', '{ "«Añadido» 𝄞": "Sin uso",'));
      utimesSync(path.join(many, 'page-6/es.json'), old, old);
    },
    () => set('page-7/page.json', page.replace('"hero"', '"heroo"')),
    () => set('page-7/page.json', page),
    () => set('page-8/es.json', '{}'),
    () => set('_site/es.json', '{}'),
    () => rmSync(path.join(many, 'page-9'), { recursive: true }),
    () => set('page-10/stray.txt', ''),
  ];
  for (const make of changes) {
    make();
    expect(await look(cache)).toEqual(await look());
  }
});

it('grows with each change, and is rewritten before it doubles in size', async () => {
  const linesIn = () => readFileSync(cache, 'utf8').split('\n').filter(Boolean).length;
  const file = path.join(many, 'page-11/page.json');
  const text = readFileSync(file, 'utf8');
  const old = new Date(Date.now() - 60_000);
  for (const name of listFiles(many)) utimesSync(path.join(many, name), old, old);
  rmSync(cache);
  await look(cache);
  const whole = linesIn();
  writeFileSync(file, text.replace('"hero"', '"heroo"'));
  utimesSync(file, old, old);
  const findings = await look(cache);
  expect(linesIn()).toBe(whole + 1);
  expect(findings).not.toEqual([]);
  expect(await look(cache)).toEqual(findings);
  expect(linesIn()).toBe(whole + 1);
  // As if the process that appended to it had been killed.
  writeFileSync(cache, readFileSync(cache, 'utf8').slice(0, -20));
  for (const name of listFiles(many))
    writeFileSync(path.join(many, name), readFileSync(path.join(many, name)));
  expect(await look(cache)).toEqual(findings);
  expect(linesIn()).toBe(whole);
  writeFileSync(file, text);
});

it('trusts a modification time only where a later change would give another one', async () => {
  const stampOf = async (file: string) => {
    rmSync(cache, { force: true });
    await look(cache);
    const line = readFileSync(cache, 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`${file}\t`));
    return JSON.parse(line?.split('\t')[1] ?? '{}').stamp;
  };
  const touch = (time: number) => {
    for (const name of ['page.json', 'es.json'])
      utimesSync(path.join(many, 'page-12', name), time / 1000, time / 1000);
  };
  touch(Date.now() - 60_000.5);
  expect(await stampOf('page-12')).not.toBe('');
  touch(Date.now() + 600_000.5);
  expect(await stampOf('page-12')).toBe('');
});

it('ignores a truncated cache', async () => {
  writeFileSync(cache, '{"page-1":{"stamp"');
  expect(await look(cache)).toEqual(await look());
});
