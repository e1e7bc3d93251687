import path from 'node:path';
import { textsIn, valueAt } from '../../content/json/values';
import { pathOfEndpoint } from '../../content/model/addresses';
import { type Place, pointerToken, pointerTokens } from '../../content/model/diagnostics';
import { pathOf } from '../../content/model/hrefs';
import { isRecord } from '../../content/model/is-record';
import { translatedLanguages } from '../../content/model/languages';
import { type Redirect, redirectsFile } from '../../content/model/redirects';
import { routeOf, siteFolder } from '../../content/model/routes';
import type { PageFacts } from '../../content/site/page-facts';
import { isUnpublished } from '../../content/site/unpublished';
import { grouped } from '../../content/text/grouped';
import type { Checker } from '../../node/check/checker';
import type { Plan, PlannedChange } from '../../node/plan/plan';
import { UsageError } from '../../node/project/project';
import { readBytes } from '../../node/read/files';
import { addRedirects } from './add-redirects';
import { endpointPlaces, fieldPlaces } from './field-places';
import { moveLinks } from './move-links';
import { assertReadable, isRoutePage, namesRoute, pageAt } from './obstacles';
import { SiteEdits } from './site-edits';

/** A link to a page that is being removed. */
type Leading = Place & { text: string };

/** The plan, and the section links that need a new target. */
interface PageRemoval extends Plan {
  links: readonly Leading[];
}

/**
 * Removes a page. Entries in breadcrumbs, header, footer and sitemap page are removed; links in sections are changed to a
 * replacement page, to which the site redirects the page's addresses as well. Pages below it stay.
 *
 * @param instead the route of the replacement; without it, the links are only listed
 * @param isGone whether nothing replaces the page: its addresses answer that it is gone for good
 * @throws UsageError if the page does not exist, the site needs it, or a document that refers to it has errors
 */
export function planPageRemoval(
  checker: Checker,
  folder: string,
  { route, instead, isGone = false }: { route: string; instead?: string | undefined; isGone?: boolean },
): PageRemoval {
  const page = pageAt(checker, route);
  if (!isRoutePage(page) || route === '/')
    throw new UsageError(`The site needs ${route === '/' ? 'its home page' : route}.`);
  if (instead === route) throw new UsageError('Links have to lead to another page.');
  const target = instead === undefined ? undefined : pageAt(checker, instead);
  assertReadable(checker, (text) => namesRoute(text, route), page.id);
  assertNotShown(checker, page);

  const edits = new SiteEdits((file) => checker.text(file));
  const isThere = (text: string) => pathOf(text) === route;
  const leads = fieldPlaces(
    checker.site,
    'hrefs',
    ({ id, hrefs }) => id !== page.id && hrefs.some(isThere),
    isThere,
  );
  const endpoints = endpointPlaces(checker.site, (text) => pathOfEndpoint(text) === route).filter(
    ({ file }) => file !== page.file,
  );
  const steps = leads.filter((link) => isStep(checker, link));
  if (instead !== undefined) {
    const isRemoved = (link: Place) =>
      steps.some(({ file, pointer }) => file === link.file && pointer === link.pointer);
    moveLinks(checker, edits, (href) => (isThere(href) ? instead : undefined), isRemoved);
    for (const { file, pointer, text } of endpoints) edits.replace(file, pointer, text, instead);
  }
  removeSteps(checker, edits, steps);
  const isSeen = !isUnpublished(page.draft, checker.site.now);
  const to = target && routeOf(target.id);
  const addresses = isSeen ? [route, ...page.aliases, ...Object.values(page.routes ?? {})] : [];
  const created = to !== undefined || isGone ? leadOn(checker, edits, route, addresses, to) : [];

  const files = [...checker.files].filter((file) => path.posix.dirname(file) === page.id).sort();
  return {
    root: folder,
    title: `Delete ${route}`,
    changes: [
      ...files.map(
        (file): PlannedChange => ({ kind: 'remove', file, before: readBytes(path.join(folder, file)) }),
      ),
      ...created,
      ...edits.changes().filter((change) => !('file' in change && files.includes(change.file))),
    ],
    notes:
      target || isGone || page.draft
        ? []
        : [`${route} leads nowhere then: visitors who have its address see that it is gone.`],
    links: [...leads.filter((link) => !steps.includes(link)), ...endpoints],
  };
}

/** @throws UsageError if another page uses an image or download in the page's folder */
function assertNotShown(checker: Checker, page: PageFacts): void {
  const isBeside = (file: string) => path.posix.dirname(file) === page.id;
  for (const { id, title, images, downloads = [] } of checker.site.all()) {
    if (id === page.id) continue;
    const what = images.some(isBeside) ? 'shows a picture' : downloads.some(isBeside) && 'offers a file';
    if (what)
      throw new UsageError(
        `${title || routeOf(id)} ${what} that lies beside this page: give it one of its own first.`,
      );
  }
}

/** Whether a link is an item of its own in a site-wide list of links and can be removed. */
function isStep(checker: Checker, { file, pointer, text }: Leading): boolean {
  const tokens = pointerTokens(pointer);
  if (!/^\d+$/.test(tokens.at(-2) ?? '')) return false;
  // A link within a text has the place of the whole text.
  if (valueAt(checker.read(file)?.value, pointer) !== text) return false;
  if (file === `${siteFolder}/site.json` || tokens[0] === 'breadcrumb') return true;
  return checker.facts(path.posix.dirname(file))?.isSitemap ?? false;
}

/** Removes list items, last one first, and the translations of their labels unless another text needs them. */
function removeSteps(checker: Checker, edits: SiteEdits, steps: readonly Leading[]): void {
  for (const [file, links] of grouped(steps, (link) => link.file)) {
    const document: unknown = JSON.parse(checker.text(file) ?? '');
    const items = links.map(({ pointer }) => pointer.slice(0, pointer.lastIndexOf('/')));
    const texts = new Set<string>();
    for (const item of items.toSorted(byPlaceFromTheEnd)) {
      const value = valueAt(document, item);
      for (const text of textsIn(value)) texts.add(text);
      const label = isRecord(value) ? (value.label ?? value.name) : undefined;
      edits.add(file, { op: 'remove', pointer: item }, `link "${String(label ?? '')}" removed`);
    }
    // Shared content may be used by any page.
    if (file.startsWith(`${siteFolder}/`)) continue;
    const left = textsIn(without(document, new Set(items)));
    const gone = [...texts].filter((text) => !left.includes(text));
    for (const { code } of translatedLanguages(checker.languages)) {
      const name = `${path.posix.dirname(file)}/${code}.json`;
      const entries = checker.read(name)?.value;
      for (const text of gone)
        if (isRecord(entries) && Object.hasOwn(entries, text))
          edits.add(name, { op: 'remove', pointer: pointerToken(text) }, `entry "${text}" removed`);
    }
  }
}

function byPlaceFromTheEnd(one: string, other: string): number {
  const [first, second] = [one, other].map((pointer) => pointerTokens(pointer));
  for (const [index, token] of (first ?? []).entries()) {
    const difference = Number(second?.[index]) - Number(token);
    if (difference) return difference;
  }
  return 0;
}

function without(value: unknown, pointers: ReadonlySet<string>, pointer = ''): unknown {
  if (pointers.has(pointer)) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).map(([name, part]) => without(part, pointers, pointer + pointerToken(name)));
}

/**
 * Redirects the addresses of a removed page, and what was redirected to it.
 *
 * @param addresses of the page; empty if nobody could visit it
 * @param to the route of its replacement; undefined if nothing replaces it
 * @returns the file of redirects, if it has to be created
 */
function leadOn(
  checker: Checker,
  edits: SiteEdits,
  route: string,
  addresses: readonly string[],
  to: string | undefined,
): PlannedChange[] {
  for (const { index, from, to: target } of checker.site.redirects) {
    if (target === undefined || pathOf(target) !== route) continue;
    const gone = { from, status: 410 };
    if (to !== undefined) edits.replace(redirectsFile, `/${index}/to`, target, to);
    else edits.add(redirectsFile, { op: 'set', pointer: `/${index}`, value: gone }, `${from} is gone`);
  }
  const unique = [...new Set(addresses)];
  const redirects = unique.map((from): Redirect => ({ from, ...(to !== undefined && { to }) }));
  return addRedirects(checker, edits, redirects);
}
