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
import { folderIn } from '../../content/text/paths';
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

/** The plan, and the links that need a new target. */
interface PageRemoval extends Plan {
  links: readonly Leading[];
}

/**
 * Removes a page. Entries in breadcrumbs, header, footer and sitemap page are removed where they can be; other links are changed
 * to a replacement page, to which the site redirects the page's addresses as well. Pages below it stay.
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
  const removals = removalsOf(checker, leads);
  const steps = removals.flatMap((removal) => removal.steps);
  if (instead !== undefined) {
    const isRemoved = (link: Place) =>
      steps.some(({ file, pointer }) => file === link.file && pointer === link.pointer);
    moveLinks(checker, edits, (href) => (isThere(href) ? instead : undefined), isRemoved);
    for (const { file, pointer, text } of endpoints) edits.replace(file, pointer, text, instead);
  }
  removeSteps(checker, edits, removals);
  const isSeen = !isUnpublished(page.draft, checker.site.now);
  const to = target && routeOf(target.id);
  const addresses = isSeen ? [route, ...page.aliases, ...Object.values(page.routes ?? {})] : [];
  const created = to !== undefined || isGone ? leadOn(checker, edits, route, addresses, to) : [];

  const files = [...checker.files].filter((file) => path.posix.dirname(file) === page.id).sort();
  removeFolders(checker, edits, files);
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

/** What has to be removed for some links to be gone: items of a list, or the whole list. */
interface Removal {
  file: string;
  pointers: readonly string[];
  steps: readonly Leading[];
}

/**
 * How links are removed from the site-wide lists that they are items of. A list that would have too few items then is removed
 * where it can be left out; where it cannot, its links stay.
 */
function removalsOf(checker: Checker, links: readonly Leading[]): Removal[] {
  const lists = grouped(
    links.filter((link) => isStep(checker, link)),
    ({ file, pointer }) => `${file} ${folderIn(folderIn(pointer))}`,
  );
  const removals = [...lists.values()].flatMap((steps): Removal[] => {
    const [{ file, pointer }] = steps as [Leading];
    const list = folderIn(folderIn(pointer));
    const items = [...new Set(steps.map((step) => folderIn(step.pointer)))];
    const facts = checker.site.all().find((one) => one.file === file);
    const says = facts && checker.site.context(facts).schemaOf({ file, pointer: list });
    const all = valueAt(checker.read(file)?.value, list);
    const isLong = Array.isArray(all) && all.length - items.length >= (says?.schema.minItems ?? 0);
    if (isLong) return [{ file, pointers: items, steps }];
    return says?.isRequired ? [] : [{ file, pointers: [list], steps }];
  });
  checker.site.release();
  return removals;
}

/**
 * Whether a link is an item of its own in a site-wide list of links and can be removed. An item with a list of its own cannot:
 * other links would go with it.
 */
function isStep(checker: Checker, { file, pointer, text }: Leading): boolean {
  const tokens = pointerTokens(pointer);
  if (!/^\d+$/.test(tokens.at(-2) ?? '')) return false;
  const document = checker.read(file)?.value;
  // A link within a text has the place of the whole text.
  if (valueAt(document, pointer) !== text) return false;
  const item = valueAt(document, folderIn(pointer));
  if (isRecord(item) && Object.values(item).some(Array.isArray)) return false;
  if (file === `${siteFolder}/site.json` || tokens[0] === 'breadcrumb') return true;
  return checker.facts(path.posix.dirname(file))?.isSitemap ?? false;
}

/** Removes items of lists, and the translations of their labels unless another text needs them. */
function removeSteps(checker: Checker, edits: SiteEdits, removals: readonly Removal[]): void {
  for (const [file, ofFile] of grouped(removals, (removal) => removal.file)) {
    const document: unknown = JSON.parse(checker.text(file) ?? '');
    const labelOf = ({ pointer }: Leading) => {
      const item = valueAt(document, folderIn(pointer));
      return isRecord(item) ? String(item.label ?? item.name ?? '') : '';
    };
    const removed = ofFile.flatMap(({ pointers, steps }) =>
      pointers.map((pointer) => ({
        pointer,
        what: steps.filter((step) => step.pointer.startsWith(`${pointer}/`)).map(labelOf),
      })),
    );
    // The last item of a list comes first.
    for (const { pointer, what } of removed.toSorted(byPlace).reverse())
      edits.add(file, { op: 'remove', pointer }, ...what.map((label) => `link "${label}" removed`));
    // Shared content may be used by any page.
    if (file.startsWith(`${siteFolder}/`)) continue;
    const texts = removed.flatMap(({ pointer }) => textsIn(valueAt(document, pointer)));
    const left = textsIn(without(document, new Set(removed.map(({ pointer }) => pointer))));
    const gone = [...new Set(texts)].filter((text) => !left.includes(text));
    for (const { code } of translatedLanguages(checker.languages)) {
      const name = `${path.posix.dirname(file)}/${code}.json`;
      const entries = checker.read(name)?.value;
      for (const text of gone)
        if (isRecord(entries) && Object.hasOwn(entries, text))
          edits.add(name, { op: 'remove', pointer: pointerToken(text) }, `entry "${text}" removed`);
    }
  }
}

function byPlace({ pointer: one }: { pointer: string }, { pointer: other }: { pointer: string }): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** Removes folders from the rules that have no files but some that are removed. */
function removeFolders({ files, site }: Checker, edits: SiteEdits, removed: readonly string[]): void {
  const gone = site.rules.folders.filter(({ folder }) => {
    const inside = [...files].filter((file) => file.startsWith(`${folder}/`));
    return inside.length > 0 && inside.every((file) => removed.includes(file));
  });
  for (const { file, pointer, folder } of gone.toSorted(byPlace).reverse())
    edits.add(
      file,
      { op: 'remove', pointer: pointer.replace(/\/folder$/, '') },
      `rule for ${folder} removed`,
    );
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
