import { readFileSync } from 'node:fs';
import path from 'node:path';
import { untranslated } from '../../content/checks/untranslated';
import { isReservedPath } from '../../content/checks/wrong-route';
import { inspectPage } from '../../content/inspect-page';
import { loadSource } from '../../content/load';
import { localize, pageIdOf, siteFolder } from '../../content/routes';
import type { SchemaSet } from '../../content/schemas';
import type { PageDocument, SiteDocument } from '../../content/types.generated';
import { UsageError } from '../project/project';
import { type Files, json } from './scaffold';

const routePattern = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** What a new page is to say; what is left out follows from its route and from what the site says of itself. */
export interface PageWords {
  title?: string | undefined;
  description?: string | undefined;
  /** The Spanish of both. */
  'title-es'?: string | undefined;
  'description-es'?: string | undefined;
}

/**
 * A page document and its dictionary for a new route, complete and valid as they are; and the sitemap page, where there
 * is one, with a link to it. Every text is one that visitors may read: nothing in it speaks to an editor.
 *
 * @throws UsageError when the route cannot be one, or the site document cannot be read
 */
export function pageFiles(
  root: string,
  route: string,
  schemas: SchemaSet,
  words: PageWords = {},
  pages = 'pages',
): Files {
  if (!routePattern.test(route)) {
    throw new UsageError(
      `"${route}" is not a route. Write it like /use-cases/order-entry: lower-case words and hyphens.`,
    );
  }
  if (isReservedPath(route)) {
    throw new UsageError(`The site needs "/${route.split('/')[1]}" for itself: choose another route.`);
  }
  const read = <T>(file: string) => readJson<T>(path.join(root, pages, file));
  const site = read<SiteDocument>(`${siteFolder}/site.json`);
  if (!site?.footer) throw new UsageError(`${pages}/${siteFolder}/site.json cannot be read.`);
  const shared = read<Record<string, string>>(`${siteFolder}/es.json`) ?? {};
  const id = pageIdOf(route);
  const last = id.split('/').at(-1) ?? id;
  const title = words.title ?? last.charAt(0).toUpperCase() + last.slice(1).replaceAll('-', ' ');
  const spanishTitle = words['title-es'] ?? shared[title] ?? title;
  const { tagline } = site.footer;
  const description = words.description ?? `${title} at ${site.brand.name}. ${tagline}`;
  const { steps, entries } = parentsOf(route, read, shared);
  const folder = '../'.repeat(id.split('/').length + 1).concat('schemas');
  const document = {
    $schema: `${folder}/page.schema.json`,
    $accept: [
      { code: 'orphan-page', reason: 'New: link to it from a page that its readers visit, and remove this.' },
    ],
    title,
    description,
    breadcrumb: [{ name: 'Home', href: '/' }, ...steps, { name: title, href: route }],
    sections: [{ type: 'hero', subtitle: tagline, motif: 'strata', actions: [site.header.action] }],
  };
  const translations = {
    ...(shared[title] === spanishTitle ? {} : { [title]: spanishTitle }),
    [description]:
      words['description-es'] ??
      words.description ??
      `${spanishTitle} en ${site.brand.name}. ${shared[tagline] ?? tagline}`,
    ...entries,
  };
  const isEnglish = isUntranslated(id, document, translations, schemas);
  const dictionary = withAccept({ $schema: `${folder}/dictionary.schema.json`, ...translations }, isEnglish);
  return new Map([
    [`${pages}/${id}/page.json`, json(document)],
    [`${pages}/${id}/es.json`, json(dictionary)],
    ...sitemapFiles(
      read,
      pages,
      { title, href: route },
      shared[title] === undefined && spanishTitle,
      isEnglish,
    ),
  ]);
}

/** A dictionary that holds English for the time being, and says so. */
function withAccept(entries: Record<string, unknown>, isEnglish: boolean): Record<string, unknown> {
  const { $schema, $accept, ...rest } = entries;
  if (!isEnglish || $accept !== undefined) return entries;
  const accept = { code: 'untranslated', reason: 'New: translate what is English here, and remove this.' };
  return { ...($schema === undefined ? {} : { $schema }), $accept: [accept], ...rest };
}

/** The addresses at which a new page will be seen. */
export function addressesOf(route: string): string[] {
  return [route, localize(route, 'es')];
}

type Read = <T>(file: string) => T | undefined;

/** The steps from the home page to a route: every page on the way, by the name that it gives itself. */
function parentsOf(route: string, read: Read, shared: Record<string, string>) {
  const steps: { name: string; href: string }[] = [];
  const entries: Record<string, string> = {};
  const parts = route.split('/').slice(1, -1);
  for (const [index] of parts.entries()) {
    const href = `/${parts.slice(0, index + 1).join('/')}`;
    const parent = read<PageDocument>(`${pageIdOf(href)}/page.json`);
    if (!parent) continue;
    const name = parent.breadcrumb?.find((step) => step.href === href)?.name ?? parent.title;
    const spanish = read<Record<string, string>>(`${pageIdOf(href)}/es.json`)?.[name];
    steps.push({ name, href });
    if (spanish !== undefined && spanish !== shared[name]) entries[name] = spanish;
  }
  return { steps, entries };
}

/** Whether the check for it would say so: it knows which words are alike in both languages. */
function isUntranslated(
  id: string,
  document: unknown,
  entries: Record<string, string>,
  schemas: SchemaSet,
): boolean {
  const source = loadSource(`${id}/page.json`, json(document));
  const dictionary = loadSource(`${id}/es.json`, json(entries));
  return (
    inspectPage({ id, route: `/${id}`, source, dictionary }, schemas, [untranslated]).findings.length > 0
  );
}

interface LinkGroup {
  links: { label: string; href: string }[];
}

/** The sitemap page with a link to a new page, in the group that has most of its neighbours. */
function sitemapFiles(
  read: Read,
  pages: string,
  { title, href }: { title: string; href: string },
  spanish: string | false,
  isEnglish: boolean,
): Files {
  const document = read<{ sections?: { type: string; items?: LinkGroup[] }[] }>('sitemap/page.json');
  const groups = document?.sections?.find(({ type }) => type === 'link-groups')?.items ?? [];
  const parent = href.slice(0, href.lastIndexOf('/') + 1);
  const neighbours = ({ links }: LinkGroup) => links.filter((link) => link.href.startsWith(parent)).length;
  const [group] = groups.toSorted((a, b) => neighbours(b) - neighbours(a));
  if (!group || group.links.some((link) => link.href === href)) return new Map();
  group.links.push({ label: title, href });
  const files: Files = new Map([[`${pages}/sitemap/page.json`, json(document)]]);
  if (spanish === false) return files;
  const entries = { ...read<Record<string, unknown>>('sitemap/es.json'), [title]: spanish };
  return files.set(`${pages}/sitemap/es.json`, json(withAccept(entries, isEnglish)));
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
