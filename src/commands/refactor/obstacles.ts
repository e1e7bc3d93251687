import { pathOf } from '../../content/model/hrefs';
import { faultOfRoute, notFoundId, pageIdOf, routeOf, siteFolder } from '../../content/model/routes';
import type { PageFacts } from '../../content/site/page-facts';
import type { Checker } from '../../node/check/checker';
import { UsageError, unknownName } from '../../node/project/project';

/** The page at a route. @throws UsageError if there is none */
export function pageAt(checker: Checker, route: string): PageFacts {
  const facts = checker.facts(pageIdOf(route));
  if (facts) return facts;
  const page = checker.site.pageAt(route);
  if (page)
    throw new UsageError(
      `${route} is another address of ${routeOf(page.id)}: move that page, or change "aliases" in ${page.file}.`,
    );
  const routes = [...checker.pagesWithHash()].map((page) => `/${page.facts.id}`);
  throw unknownName(`There is no page at ${route}`, route, routes);
}

/** Checks that a route is valid and free. @throws UsageError if not */
export function assertRouteFree(checker: Checker, route: string): void {
  const fault = faultOfRoute(route, checker.languages);
  if (fault !== undefined) throw new UsageError(fault);
  const folder = `${route.slice(1)}/`;
  const taken = [...checker.files].find((file) => file.startsWith(folder));
  if (taken !== undefined) throw new UsageError(`There is a folder for ${route} already: it holds ${taken}.`);
}

/**
 * Checks that every document that refers to something can be relied on: in a document with errors, references may be missed.
 *
 * @param names whether a document's text refers to it
 * @param except a page that is being removed, whose errors do not matter
 * @throws UsageError with the documents to fix first
 */
export function assertReadable(checker: Checker, names: (text: string) => boolean, except?: string): void {
  const broken = checker.site
    .all()
    .filter(({ isInvalid, file, id }) => isInvalid && id !== except && names(checker.text(file) ?? ''))
    .map(({ file }) => file);
  if (broken.length === 0) return;
  throw new BrokenDocuments(broken);
}

/** Documents that have to be mended first. */
export class BrokenDocuments extends UsageError {
  readonly files: readonly string[];

  constructor(files: readonly string[]) {
    super(`${mendFirst(files)} npm run validate-pages lists them.`);
    this.files = files;
  }
}

/** The request to mend documents. @param names how each is called */
export function mendFirst(names: readonly string[]): string {
  const list = names.slice(0, 5).join(', ') + (names.length > 5 ? ' …' : '');
  const why =
    names.length === 1
      ? 'it mentions what is to be changed, but has'
      : 'they mention what is to be changed, but have';
  return `Mend ${list} first: ${why} errors.`;
}

/**
 * Whether a text names a route, as a value or in a link within an inline text.
 *
 * @param isBelow whether a route below it counts as well
 */
export function namesRoute(text: string, route: string, isBelow = false): boolean {
  const ends = ['#', '?', ...(isBelow ? ['/'] : [])];
  return [
    ['"', '"'],
    ['](', ')'],
  ].some(([start, end]) => [end, ...ends].some((after) => text.includes(`${start}${route}${after}`)));
}

/** Whether facts are those of a page with a route, rather than of the site document or the 404 page. */
export function isRoutePage({ id }: PageFacts): boolean {
  return id !== siteFolder && id !== notFoundId;
}

/** Replaces the path of a link and keeps its anchor. */
export function withPath(href: string, path: string): string {
  return path + href.slice(pathOf(href).length);
}
