import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedPage, ResolvedSite } from '../../src/content/resolve/resolved-page';
import { loadBundle } from '../../src/node/bundle/bundle';
import { loadServerEntry } from '../../src/node/bundle/server-entry';
import { loadSchemas } from '../../src/node/cache/schema-cache';
import { engineRoot, siteRoot } from '../../src/node/project/project';
import { listFiles } from '../../src/node/read/files';
import { addLanguages, plainModels, writeCorpus } from './corpus';
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

/**
 * Measures how build time scales with languages: a site of a thousand documents in two languages and in eight, six of them
 * drafts.
 */
export async function benchLanguages(folder: string): Promise<void> {
  timedBuild(folder, path.join(siteRoot, 'pages'), path.join(folder, 'first'));
  const rows = [['languages', 'pages', 'time', 'CPU', 'a page', 'memory', 'of two languages']];
  let two = 0;
  for (const languages of [2, 8]) {
    const count = 1_000;
    const site = path.join(folder, `languages-${languages}`);
    writeCorpus(site, count);
    addLanguages(site, languages - 2);
    const run = timedBuild(folder, site, `${site}-out`, '--drafts');
    const pages = count * languages;
    const each = run.seconds / pages;
    two ||= each;
    const [, , time = '', cpu = '', page = '', memory = ''] = row('', '', run, pages);
    rows.push([String(languages), String(pages), time, cpu, page, memory, `${(each / two).toFixed(2)}×`]);
  }
  printTable('Building in many languages (a page each, beside one of the site in two)', rows);
}

/** Measures the cost of custom fonts for a site of a thousand documents: all copy is scanned for characters, and each font is subset. */
export async function benchFaces(folder: string): Promise<void> {
  const rows = [['faces', 'time', 'CPU', 'a page', 'memory', 'CPU of none']];
  const packages = ['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/hanken-grotesk'];
  const [display, text] = packages.map((name) => ({ package: name, weight: [400, 700] }));
  let none = 0;
  for (const [name, faces] of [
    ['none', {}],
    ['two packages', { display, text }],
  ] as const) {
    const write = (site: string, count: number) => {
      writeCorpus(site, count);
      const file = path.join(site, '_site/theme.json');
      const { display: _, text: __, ...look } = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...look, ...faces }));
    };
    const site = path.join(folder, `faces-${Object.keys(faces).length}`);
    const few = `${site}-few`;
    // Warm-up: bundling the application for each theme is a fixed cost.
    write(few, 60);
    timedBuild(folder, few, `${few}-out`);
    const count = 1_000;
    write(site, count);
    const run = timedBuild(folder, site, `${site}-out`);
    none ||= run.cpu;
    const [, , time = '', cpu = '', page = '', memory = ''] = row('', '', run, count * 2);
    rows.push([name, time, cpu, page, memory, `${(run.cpu / none).toFixed(2)}×`]);
  }
  printTable('Building with faces of its own (every document in two languages)', rows);
}

/** Corpus sizes, and whether documents resemble this site's or the plain ones that other generators publish figures for. */
const corpora = [
  [50, 'own'],
  [1_000, 'own'],
  [5_000, 'own'],
  [5_000, 'plain'],
] as const;

export interface Run {
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
export function timedBuild(folder: string, site: string, out: string, ...options: string[]): Run {
  const probe = path.join(folder, 'probe.cjs');
  writeFileSync(
    probe,
    `if (require('node:worker_threads').isMainThread) process.on('exit', () => {
      const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
      require('node:fs').writeFileSync(${JSON.stringify(`${probe}.json`)}, JSON.stringify({ maxRSS, cpu: userCPUTime + systemCPUTime }));
    });`,
  );
  const start = performance.now();
  const args = ['--require', probe, 'scripts/run.cjs', 'build', '--pages', site, '--out', out, ...options];
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
      server.renderPage({ page, site }, '');
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
