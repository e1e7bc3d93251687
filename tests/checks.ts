import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../src/build/project';
import { readSiteFiles } from '../src/build/read';
import { checkSite } from '../src/content/check-site';
import type { Diagnostic } from '../src/content/diagnostics';
import { loadSite, type SiteFiles } from '../src/content/load';
import { locate } from '../src/content/locate';
import { schemas } from './project';

export const brokenSites = path.join(projectRoot, 'tests/broken-sites');

/** A small site without findings, for what is to be broken. */
export const validSite = readSiteFiles(path.join(brokenSites, '_valid'));

/** What is found in a site. */
export function diagnose(files: SiteFiles): Diagnostic[] {
  const site = loadSite(files);
  return locate(checkSite(site, schemas), (file) => site.sources.get(file)?.text);
}

/** A site with other texts in some of its files; undefined takes a file away. */
export function withFiles(files: SiteFiles, changes: Record<string, string | undefined>): SiteFiles {
  const documents = new Map(files.documents);
  const images = new Map(files.images);
  const strays = [...(files.strays ?? [])];
  for (const [file, text] of Object.entries(changes)) {
    if (text === undefined) {
      documents.delete(file);
      images.delete(file);
    } else if (file.endsWith('.json')) documents.set(file, text);
    else if (/\.(avif|webp|png|jpe?g|svg)$/.test(file))
      images.set(file, { src: `/${file}`, width: 8, height: 8 });
    else strays.push(file);
  }
  return { documents, images, strays };
}

/** The valid site with the files of a broken one laid over it; `removed` in expected.json takes files away. */
export function brokenSite(code: string): { files: SiteFiles; expected: Partial<Diagnostic> } {
  const { removed = [], diagnostic } = JSON.parse(
    readFileSync(path.join(brokenSites, code, 'expected.json'), 'utf8'),
  );
  const { documents, images, strays = [] } = readSiteFiles(path.join(brokenSites, code));
  const changes: Record<string, string | undefined> = Object.fromEntries(documents);
  for (const file of [...images.keys(), ...strays]) changes[file] = '';
  for (const file of removed) changes[file] = undefined;
  delete changes['expected.json'];
  const files = withFiles(validSite, changes);
  (files.documents as Map<string, string>).delete('expected.json');
  return { files, expected: diagnostic };
}
