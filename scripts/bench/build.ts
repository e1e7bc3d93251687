import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedPage, ResolvedSite } from '../../src/content/resolve/resolved-page';
import { loadBundle } from '../../src/node/bundle/bundle';
import { loadServerEntry } from '../../src/node/bundle/server-entry';
import { loadSchemas } from '../../src/node/cache/schema-cache';
import { engineRoot, siteRoot } from '../../src/node/project/project';
import { listFiles } from '../../src/node/read/files';
import { plainModels, writeCorpus } from './corpus';
import { printTable } from './measure';

/** Measures full builds against a bare React render loop over the same pages in the same run. */
export async function benchBuild(folder: string): Promise<void> {
  // Warm-up: bundling the commands and the application is a fixed cost and must not be measured.
  timedBuild(folder, path.join(siteRoot, 'pages'), path.join(folder, 'first'));
  const rows = [['documents', 'build', 'time', 'CPU', 'a page', 'memory', 'of the bare React loop']];
  const { schemas } = await loadSchemas();
  for (const [count, kind] of corpora) {
    const site = path.join(folder, `build-${count}-${kind}`);
    const out = path.join(folder, `out-${count}-${kind}`);
    writeCorpus(site, count, kind === 'plain' ? plainModels(schemas) : undefined);
    const cold = timedBuild(folder, site, out);
    const bare = await bareLoop(out);
    const name = kind === 'plain' ? `${count} of six plain sections` : String(count);
    rows.push(row(name, 'from nothing', cold, count * 2, `${(cold.seconds / bare).toFixed(2)}×`));
    rows.push(row(name, 'nothing changed', timedBuild(folder, site, out), count * 2));
    change(site);
    rows.push(row(name, 'one changed', timedBuild(folder, site, out), count * 2));
    for (const made of [site, out]) if (count > 50) rmSync(made, { recursive: true });
  }
  printTable('Building, every document in two languages (the start of the process included)', rows);
}

/** Corpus sizes, and whether documents resemble this site's or the plain ones that other generators publish figures for. */
const corpora = [
  [50, 'own'],
  [1_000, 'own'],
  [5_000, 'own'],
  [5_000, 'plain'],
] as const;

interface Run {
  seconds: number;
  cpu: number;
  megabytes: number;
}

function row(
  name: string,
  what: string,
  { seconds, cpu, megabytes }: Run,
  pages: number,
  ratio = '',
): string[] {
  const each = `${((seconds / pages) * 1000).toFixed(2)} ms`;
  return [name, what, `${seconds.toFixed(2)} s`, `${cpu.toFixed(1)} s`, each, `${megabytes} MB`, ratio];
}

/** Builds a site in a separate process. */
function timedBuild(folder: string, site: string, out: string): Run {
  const probe = path.join(folder, 'probe.cjs');
  writeFileSync(
    probe,
    `if (require('node:worker_threads').isMainThread) process.on('exit', () => {
      const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
      require('node:fs').writeFileSync(${JSON.stringify(`${probe}.json`)}, JSON.stringify({ maxRSS, cpu: userCPUTime + systemCPUTime }));
    });`,
  );
  const start = performance.now();
  const args = ['--require', probe, 'scripts/run.cjs', 'build', '--pages', site, '--out', out];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: engineRoot, encoding: 'utf8' });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(stderr);
  const { maxRSS, cpu } = JSON.parse(readFileSync(`${probe}.json`, 'utf8'));
  return { seconds, cpu: cpu / 1e6, megabytes: Math.round(maxRSS / 1024) };
}

/** Renders every page of a build in one thread and discards the result. @returns seconds */
async function bareLoop(out: string): Promise<number> {
  const server = loadServerEntry(loadBundle(path.join(siteRoot, 'pages')).folder);
  let seconds = 0;
  for (const language of ['en', 'es']) {
    const content = path.join(out, 'content', language);
    const site: ResolvedSite = JSON.parse(readFileSync(path.join(content, '_site.json'), 'utf8'));
    for (const file of listFiles(content)) {
      if (file === '_site.json') continue;
      const page: ResolvedPage = JSON.parse(readFileSync(path.join(content, file), 'utf8'));
      const start = performance.now();
      server.renderPage({ page, site });
      seconds += (performance.now() - start) / 1000;
    }
  }
  return seconds;
}

/** Changes one word in one document. */
function change(site: string): void {
  const file = path.join(site, 'finance/es.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/\.",\n/, '!",\n'));
}
