import path from 'node:path';
import { createResolver } from '../../src/content/resolve/resolve';
import type { SchemaSet } from '../../src/content/schema/schemas';
import { loadSite } from '../../src/content/site/load';
import { readSiteFiles } from '../../src/node/read/read';
import { writeCorpus } from './corpus';
import { alternate, ms, printTable } from './measure';

/** Measures resolving every page in every language. */
export async function benchResolve(folder: string, schemas: SchemaSet): Promise<void> {
  const rows = [['documents', 'all languages', 'a page']];
  for (const count of [50, 1_000]) {
    const target = path.join(folder, `resolve-${count}`);
    writeCorpus(target, count);
    const site = loadSite(readSiteFiles(target), schemas);
    const [time = 0] = await alternate([
      () => {
        const resolver = createResolver({ ...site, images: new Map() }, schemas);
        for (const page of site.pages) for (const { code } of site.languages) resolver.page(page, code);
      },
    ]);
    rows.push([
      String(count),
      ms(time),
      `${(time / site.pages.length / site.languages.length).toFixed(3)} ms`,
    ]);
  }
  printTable('Resolving', rows);
}
