import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/build/files';
import { projectRoot } from '../../src/build/project';

/**
 * Writes a site with as many page documents as wanted, made from the project's own pages, without findings: every
 * page has a title of its own and a link from the one after it.
 *
 * @param count how many page documents, the project's own among them
 */
export function writeCorpus(folder: string, count: number): void {
  const own = path.join(projectRoot, 'pages');
  rmSync(folder, { recursive: true, force: true });
  cpSync(own, folder, { recursive: true });
  // Pictures for shared links take as long for every page, and are drawn once; they are not what is measured.
  const site = path.join(folder, '_site/site.json');
  writeFileSync(
    site,
    readFileSync(site, 'utf8').replace('"socialPictures": true', '"socialPictures": false'),
  );
  // The sitemap page lists every page; a list of ten thousand links is not what is measured.
  rmSync(path.join(folder, 'sitemap'), { recursive: true });
  const models = listFiles(own)
    .filter((file) => /^[a-z-]+\/page\.json$/.test(file) && !/^(index|sitemap)\//.test(file))
    .map((file) => readModel(path.join(own, path.dirname(file))));
  const existing = listFiles(own).filter((file) => file.endsWith('/page.json')).length - 1;
  for (let number = existing; number < count; number++) {
    const { page, dictionary, description } = models[number % models.length] as Model;
    const id = `group-${Math.floor(number / 100)}/page-${number}`;
    const before = number === existing ? count - 1 : number - 1;
    const newTitle = `Page ${number}`;
    const newDescription = `${description.slice(0, 110)} It is page number ${number}.`;
    const document = {
      ...page,
      // The links to the sitemap page lead to the first of the new ones.
      ...(number === existing ? { aliases: ['/sitemap'] } : {}),
      title: newTitle,
      description: newDescription,
      breadcrumb: [
        { name: 'Home', href: '/' },
        { name: newTitle, href: `/group-${Math.floor(before / 100)}/page-${before}` },
      ],
    };
    const spanish = dictionary[description] ?? '';
    const entries = Object.fromEntries(
      Object.entries(dictionary).filter(([copy]) => copy === '$schema' || isUsed(document, copy)),
    );
    entries[newTitle] = `Página ${number}`;
    entries[newDescription] =
      `${numbersOf(newDescription, number)} ${spanish.replaceAll(/\d[\d.,]*/g, '').slice(0, 80)}`;
    const target = path.join(folder, id);
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'page.json'), `${JSON.stringify(document, null, 2)}\n`);
    writeFileSync(path.join(target, 'es.json'), `${JSON.stringify(entries, null, 2)}\n`);
  }
}

interface Model {
  page: Record<string, unknown>;
  dictionary: Record<string, string>;
  description: string;
}

function readModel(folder: string): Model {
  const { aliases: _, ...page } = JSON.parse(readFileSync(path.join(folder, 'page.json'), 'utf8'));
  const dictionary = JSON.parse(readFileSync(path.join(folder, 'es.json'), 'utf8'));
  return { page, dictionary, description: page.description };
}

function isUsed(value: unknown, copy: string): boolean {
  if (value === copy) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((child) => isUsed(child, copy));
}

/** The figures of the English description as Spanish writes them, so that both say the same. */
function numbersOf(description: string, number: number): string {
  const figures = description.match(/\d[\d.,]*\d|\d/g) ?? [];
  return `Página número ${number}: ${figures
    .slice(0, -1)
    .map((figure) => figure.replace('.', ','))
    .join(', ')}`;
}
