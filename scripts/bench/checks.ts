import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SchemaSet } from '../../src/content/schema/schemas';
import { Checker } from '../../src/node/check/checker';
import { engineRoot } from '../../src/node/project/project';
import { listFiles } from '../../src/node/read/files';
import { writeCorpus } from './corpus';
import { alternate, ms, printTable, ratio, rounds, tell } from './measure';

/** Measures checking against reading and parsing every file in the same process. */
export async function benchChecks(folder: string, schemas: SchemaSet): Promise<void> {
  const rows = [['documents', 'read + parse', 'check', 'ratio', 'nothing changed', 'ratio', 'one changed']];
  for (const count of [50, 1_000, 10_000]) {
    tell(`Checking ${count} documents, ${rounds} times`);
    const site = path.join(folder, `site-${count}`);
    const cache = path.join(folder, 'cache.json');
    writeCorpus(site, count);
    await new Checker(site, schemas, { cacheFileOf: () => cache }).scan();
    const document = path.join(site, 'finance/page.json');
    const watching = new Checker(site, schemas);
    await watching.follow();
    const [base = 0, cold = 0, warm = 0, update = 0] = await alternate([
      () => readAndParse(site),
      () => check(new Checker(site, schemas)),
      () => check(new Checker(site, schemas, { cacheFileOf: () => cache })),
      async () => {
        writeFileSync(document, readFileSync(document));
        await watching.update();
        watching.findings();
      },
    ]);
    rows.push([
      String(count),
      ms(base),
      ms(cold),
      ratio(cold, base),
      ms(warm),
      ratio(warm, base),
      ms(update),
    ]);
    rmSync(cache, { force: true });
  }
  printTable('Checking (in one process; "nothing changed" uses the cache, from 200 documents)', rows);
  printTable('The command, with the start of the process', await commandRows(folder));
}

async function check(checker: Checker): Promise<void> {
  await checker.scan();
  const count = checker.findings().length;
  if (count > 0) throw new Error(`The generated site has ${count} findings.`);
}

function readAndParse(site: string): void {
  for (const file of listFiles(site)) {
    if (file.endsWith('.json')) JSON.parse(readFileSync(path.join(site, file), 'utf8'));
  }
}

async function commandRows(folder: string): Promise<string[][]> {
  const run = (...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: engineRoot, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const rows = [['documents', 'bare node', 'validate-pages', 'more']];
  for (const count of [50, 1_000, 10_000]) {
    tell(`Starting the command for ${count} documents, ${rounds} times`);
    const site = path.join(folder, `site-${count}`);
    const [before = 0, after = 0] = await alternate([
      () => run('-e', '0'),
      () => run('scripts/run.cjs', 'validate-pages', '--no-cache', '--pages', site),
    ]);
    rows.push([String(count), ms(before), ms(after), ms(after - before)]);
  }
  return rows;
}
