import { isRecord, visitFields } from './fields';
import { aliasesOf, type Page, type Site, type SourceFile, sectionsOf } from './load';
import { siteFolder } from './routes';
import type { SchemaSet } from './schemas';

/** One link to this site, at its place. */
export interface Link {
  href: string;
  /** The page whose document holds it; undefined for the site document, whose links stand on every page. */
  page: Page | undefined;
  file: string;
  pointer: string;
}

/** Where links lead and where they may lead. */
export interface LinkMap {
  links: readonly Link[];
  /** Route or alias to page. */
  targets: ReadonlyMap<string, Page>;
  /** The anchors of each page, by page id. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Lists every link to a path or anchor of this site, and everything that such a link may name. */
export function mapLinks(site: Site, schemas: SchemaSet): LinkMap {
  const links: Link[] = [];
  const targets = new Map<string, Page>();
  const anchors = new Map<string, Set<string>>();

  for (const page of site.pages) {
    targets.set(page.route, page);
    for (const alias of aliasesOf(page)) targets.set(alias, page);
    // The page's own `main` is what the skip link leads to.
    const own = new Set(['main']);
    anchors.set(page.id, own);
    const visit = (tree: Parameters<typeof visitFields>[0], value: unknown, at: string) =>
      visitFields(tree, value, at, (leaf, text, pointer) => {
        if (leaf.kind === 'anchor') own.add(text);
        if (leaf.kind === 'href' && /^[/#]/.test(text))
          links.push({ href: text, page, file: page.source.path, pointer });
      });
    visit(schemas.pageFields, page.source.value, '');
    for (const [index, section] of sectionsOf(page).entries()) {
      const type = isRecord(section) ? String(section.type) : '';
      visit(schemas.sectionFields(type), section, `/sections/${index}`);
    }
  }
  const document: SourceFile | undefined = site.siteDocument;
  visitFields(schemas.siteFields, document?.value, '', (leaf, text, pointer) => {
    if (leaf.kind !== 'href' || !text.startsWith('/')) return;
    links.push({ href: text, page: undefined, file: document?.path ?? `${siteFolder}/site.json`, pointer });
  });
  return { links, targets, anchors };
}
