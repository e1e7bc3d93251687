import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../src/build/project';
import { listFiles, readSchemaFiles, readSiteFiles } from '../src/build/read';
import { checkSite } from '../src/content/check';
import { languages } from '../src/content/languages';
import { loadSite } from '../src/content/load';
import { createResolver } from '../src/content/resolve';
import { compileSchemas } from '../src/content/schemas';
import { runCommand } from './cli';

const rounds = 7;

await runCommand({
  usage: `
Usage: npm run bench

Measures the content pipeline on copies of the project's own pages, as a ratio to reading and parsing the same files in
the same process: medians of ${rounds} alternated rounds. Writes nothing that git tracks.`,
  options: {},
  run() {
    const schemas = compileSchemas(readSchemaFiles());
    process.stdout.write('documents   read+parse      check   ratio    resolve   ms a page\n');
    for (const copies of [1, 20, 100]) {
      const folder = makeCorpus(copies);
      try {
        const bare: number[] = [];
        const check: number[] = [];
        const resolve: number[] = [];
        let pages = 0;
        for (let round = 0; round < rounds; round++) {
          bare.push(
            time(() =>
              listFiles(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
            ),
          );
          check.push(time(() => checkSite(loadSite(readSiteFiles(folder)), schemas)));
          const site = loadSite(readSiteFiles(folder));
          pages = site.pages.length;
          resolve.push(
            time(() => {
              const resolver = createResolver(site, schemas);
              for (const page of site.pages) for (const language of languages) resolver.page(page, language);
            }),
          );
        }
        const [base, checked, resolved] = [median(bare), median(check), median(resolve)];
        process.stdout.write(
          `${String(pages).padStart(9)} ${ms(base)} ${ms(checked)} ${(checked / base).toFixed(2).padStart(6)}× ${ms(resolved)} ${(resolved / pages / 2).toFixed(3).padStart(11)}\n`,
        );
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
    return 0;
  },
});

/** A site with each of the project's pages as often as wanted, under routes of their own. */
function makeCorpus(copies: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const pages = path.join(projectRoot, 'pages');
  cpSync(pages, folder, { recursive: true });
  const ids = listFiles(pages).filter((file) => /^[a-z].*\/page\.json$/.test(file));
  for (let copy = 1; copy < copies; copy++) {
    for (const file of ids) {
      const id = path.dirname(file);
      cpSync(path.join(pages, id), path.join(folder, `copy-${copy}`, id), { recursive: true });
    }
  }
  return folder;
}

function time(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`.padStart(12);
}
