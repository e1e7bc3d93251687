import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { engineRoot } from '../../src/node/project/project';
import { runTool } from '../../src/node/project/tool';
import { listFiles } from '../../src/node/read/files';
import { writeCorpus } from './corpus';
import { alternate, ms, printTable, ratio } from './measure';

/** Measures reporting what a branch adds against a full report, both with a warm cache. */
export async function benchSince(folder: string): Promise<void> {
  const rows = [['documents', 'changed', 'everything', '--since', 'ratio', '--staged', 'ratio']];
  for (const [count, changed] of [
    [1_000, 20],
    [5_000, 20],
    [5_000, 200],
  ] as const) {
    const site = path.join(folder, 'since/pages');
    writeCorpus(site, count);
    const git = (...args: string[]) => runTool('git', args, { cwd: path.dirname(site) });
    git('init', '--quiet', '--initial-branch', 'main');
    git('add', '--all');
    const author = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com'];
    git(...author, 'commit', '--quiet', '--allow-empty', '--message', 'Everything');
    const documents = listFiles(site).filter((file) => /^group-\d+\/.*page\.json$/.test(file));
    for (const file of documents.slice(0, changed)) {
      const target = path.join(site, file);
      writeFileSync(target, readFileSync(target, 'utf8').replace('"href": "/', '"href": "/lost-'));
    }
    git('add', '--all');
    const run = (...options: string[]) => {
      const args = ['scripts/run.cjs', 'validate-pages', '--format', 'json', '--pages', site, ...options];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: engineRoot,
        encoding: 'utf8',
        maxBuffer: 1 << 30,
      });
      if (status !== 1 || JSON.parse(stdout).summary.errors === 0) throw new Error(stderr || stdout);
    };
    run();
    const [all = 0, since = 0, staged = 0] = await alternate([
      () => run(),
      () => run('--since', 'HEAD'),
      () => run('--staged'),
    ]);
    rows.push([
      ...[String(count), String(changed), ms(all)],
      ...[ms(since), ratio(since, all), ms(staged), ratio(staged, all)],
    ]);
  }
  printTable('What is new (commands, with the start of the process)', rows);
}
