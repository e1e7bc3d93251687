import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mapFields } from '../../src/content/schema/fields';
import type { SchemaSet } from '../../src/content/schema/schemas';
import { projectPlace } from '../../src/node/project/place-of';
import { siteRoot } from '../../src/node/project/project';
import { listFiles } from '../../src/node/read/files';

/** The source a corpus page is generated from. */
interface Model {
  page: Record<string, unknown> & { description: string };
  dictionary: Record<string, string>;
}

type Models = (number: number) => Model;

const own = path.join(siteRoot, 'pages');

/**
 * Writes an error-free site with the given number of page documents: the project's own plus generated ones. Every page has a
 * unique title and is linked from the next one.
 *
 * @param count total number of page documents, including the project's own
 */
export function writeCorpus(folder: string, count: number, modelOf: Models = ownModels()): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(own, folder, { recursive: true });
  // Social images cost the same for every page and are drawn only once; they are not what is measured.
  const site = path.join(folder, '_site/site.json');
  writeFileSync(
    site,
    readFileSync(site, 'utf8').replace('"socialPictures": true', '"socialPictures": false'),
  );
  // The sitemap page links to every page; rendering ten thousand links is not what is measured.
  rmSync(path.join(folder, 'sitemap'), { recursive: true });
  const existing = listFiles(own).filter((file) => file.endsWith('/page.json')).length - 1;
  for (let number = existing; number < count; number++) {
    const { page, dictionary } = modelOf(number);
    const { description } = page;
    const id = `group-${Math.floor(number / 100)}/page-${number}`;
    const before = number === existing ? count - 1 : number - 1;
    const newTitle = `Page ${number}`;
    const newDescription = `${description.slice(0, 110).trim()} It is page number ${number}.`;
    const document = {
      ...page,
      $schema: '../../../schemas/page.schema.json',
      // Links to the removed sitemap page resolve to the first generated page.
      ...(number === existing ? { aliases: ['/sitemap'] } : {}),
      title: newTitle,
      description: newDescription,
      breadcrumb: [
        { name: 'Home', href: '/' },
        { name: newTitle, href: `/group-${Math.floor(before / 100)}/page-${before}` },
        { name: newTitle, href: `/${id}` },
      ],
    };
    const spanish = dictionary[description] ?? '';
    const entries = Object.fromEntries(
      Object.entries(dictionary).filter(([copy]) => copy === '$schema' || isUsed(document, copy)),
    );
    if ('$schema' in entries) entries.$schema = '../../../schemas/dictionary.schema.json';
    entries[newTitle] = `Página ${number}`;
    entries[newDescription] =
      `${numbersOf(newDescription, number)} ${spanish.replaceAll(/\d[\d.,]*/g, '').slice(0, 80)}`.trim();
    const target = path.join(folder, id);
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'page.json'), `${JSON.stringify(document, null, 2)}\n`);
    writeFileSync(path.join(target, 'es.json'), `${JSON.stringify(entries, null, 2)}\n`);
  }
}

/** Cycles through the project's own pages. */
function ownModels(): Models {
  const models = listFiles(own)
    .filter((file) => /^[a-z-]+\/page\.json$/.test(file) && !/^(index|sitemap)\//.test(file))
    .map((file) => readModel(path.join(own, path.dirname(file))));
  return (number) => models[number % models.length] as Model;
}

function readModel(folder: string): Model {
  const text = readFileSync(path.join(folder, 'page.json'), 'utf8');
  // The copy is two folders deeper but uses the same images.
  const moved = text.replaceAll('"./', `"../../${path.basename(folder)}/`);
  const { aliases: _, ...page } = JSON.parse(moved);
  const dictionary = JSON.parse(readFileSync(path.join(folder, 'es.json'), 'utf8'));
  return { page, dictionary };
}

const plainSections = [
  ['hero', 'page'],
  ['summary', 'text only'],
  ['lists', 'two'],
  ['comparison', 'two rows'],
  ['headline-metrics', 'two'],
  ['cta', 'two buttons'],
] as const;

/**
 * Six plain sections with unique sentences on every page and no findings: the kind of page that other generators are measured
 * with.
 */
export function plainModels(schemas: SchemaSet): Models {
  const { page, dictionary } = readModel(path.join(own, 'finance'));
  const examples = plainSections.map(([type, name]) => {
    const file = projectPlace(`schemas/${schemas.sectionFile(type)}.examples.json`);
    return { type, section: JSON.parse(readFileSync(file, 'utf8'))[name] };
  });
  return (number) => {
    const entries: Record<string, string> = { [page.description]: dictionary[page.description] ?? '' };
    const sections = examples.map(({ type, section }, index) => {
      // Unique one-word headings, so that no check reports pages with the same structure.
      const titled = { ...section, title: `Heading-${number}-${index}` };
      return mapFields(schemas.sectionFields(type), titled, ({ kind }, text) => {
        if (kind === 'href') return '/finance';
        if (kind !== 'copy') return text;
        const copy = /[a-z] /i.test(text) && !/\d/.test(text) ? `${text} ${number}` : text;
        entries[copy] = dictionary[copy] ?? spanishOf(copy);
        return copy;
      });
    });
    return { page: { ...page, sections }, dictionary: entries };
  };
}

/** A placeholder translation that no check reports. */
function spanishOf(copy: string): string {
  return `${copy.replaceAll('%', '\u00a0%').replaceAll(/demo/gi, 'demostración')} es`;
}

function isUsed(value: unknown, copy: string): boolean {
  if (value === copy) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((child) => isUsed(child, copy));
}

/** The figures of the English description in Spanish notation, so that both state the same numbers. */
function numbersOf(description: string, number: number): string {
  const figures = description.match(/\d[\d.,]*\d|\d/g) ?? [];
  return `Página número ${number}: ${figures
    .slice(0, -1)
    .map((figure) => figure.replace('.', ','))
    .join(', ')}`;
}
