import path from 'node:path';
import {
  compareSites,
  placeOfLink,
  sharedChanges,
  translationChange,
} from '../../../commands/review/compare-sites';
import { headOf } from '../../../commands/review/report-review';
import { jsonIn } from '../../../content/json/json-in';
import { isSameValue, stringsOf } from '../../../content/json/values';
import { pathOf } from '../../../content/model/hrefs';
import { imageTypes } from '../../../content/model/images';
import { isChosen } from '../../../content/model/list';
import type { Change, PageChanges } from '../../../content/model/page-changes';
import { readRedirects, redirectsFile } from '../../../content/model/redirects';
import {
  documentFile,
  isSharedSection,
  nameOfSection,
  pageIdOf,
  routeOf,
  sharedSectionId,
  siteFolder,
} from '../../../content/model/routes';
import { documentsOf } from '../../../content/model/wrong-names';
import type { SchemaSet } from '../../../content/schema/schemas';
import { routeAbove } from '../../../content/site/lists';
import { entriesOf, loadSite, loadSource, type Site } from '../../../content/site/load';
import { themeFile } from '../../../content/site/theme/theme';
import type { Checker } from '../../../node/check/checker';
import { hashOf } from '../../../node/project/hash';
import type { ChangedPage } from '../../protocol/changes';
import type { Content } from '../history';
import { type ChangedFiles, isJson } from './changed-files';

type Side = 'before' | 'after';

/** The text of a file in the base, or now. */
export function textOn(
  side: Side,
  file: string,
  { files }: Pick<ChangedFiles, 'files'>,
  checker: Checker,
): string | undefined {
  const changed = files.get(file);
  const content = changed ? changed[side] : checker.text(file);
  return typeof content === 'string' ? content : undefined;
}

/** The changes by page, in words: shared content first, then pages by route. */
export function changedPages({ files }: ChangedFiles, checker: Checker, schemas: SchemaSet): ChangedPage[] {
  const textOf = (file: string, side: Side) => textOn(side, file, { files }, checker);
  const siteOf = (folders: Iterable<string>, side: Side, shared: Side) => {
    const documents = new Map<string, string>();
    for (const folder of new Set([siteFolder, ...folders]))
      for (const name of documentsOf(folder, checker.languages)) {
        const text = textOf(`${folder}/${name}`, folder === siteFolder ? shared : side);
        if (text !== undefined) documents.set(`${folder}/${name}`, text);
      }
    return loadSite({ documents, images: new Map() }, schemas);
  };
  const folders = new Set([...files.keys()].map((file) => path.posix.dirname(file)));
  const isBroken = (folder: string) =>
    [...files].some(
      ([file, { after }]) =>
        path.posix.dirname(file) === folder &&
        file.endsWith('.json') &&
        typeof after === 'string' &&
        loadSource(file, after).isBroken,
    );
  const readable = [...folders].filter((folder) => !isBroken(folder));
  const own = readable.filter((folder) => folder !== siteFolder);
  const changed: PageChanges[] = [];
  if (readable.includes(siteFolder)) {
    const [before, after] = [siteOf([], 'before', 'before'), siteOf([], 'after', 'after')];
    const [site] = compareSites(before, after, schemas);
    const changedTexts = new Set(site?.changes.flatMap(({ text }) => text ?? []));
    const shared = sharedTranslations(before, after).filter(({ text }) => !changedTexts.has(text));
    const changes = [...(site?.changes ?? []), ...shared];
    if (changes.length > 0) changed.push({ route: '', title: 'On all pages', changes });
  }
  const linksTo = (route: string) =>
    [...checker.site.all()].flatMap(({ id, hrefs, lists = [] }) => {
      const page = checker.site.pages.get(pageIdOf(route));
      const isLinking =
        hrefs.some((href) => pathOf(href) === route) ||
        lists.some(({ of, tag }) => page && of === routeAbove(page) && isChosen(tag, page.teaser?.tags));
      return isLinking && routeOf(id) !== route ? placeOfLink(id) : [];
    });
  // A changed shared translation is listed once, with the shared content.
  const sides = [siteOf(own, 'before', 'after'), siteOf(own, 'after', 'after')] as const;
  changed.push(...compareSites(...sides, schemas, linksTo));
  const shown = new Set(
    [...checker.site.all()].flatMap(({ images, downloads = [] }) => [...images, ...downloads]),
  );
  const fileChangesIn = (folder: string) =>
    [...files].flatMap(([file, content]) =>
      path.posix.dirname(file) === folder ? fileChanges(file, content, shown.has(file)) : [],
    );
  const listed = changed.map((page) =>
    listedPage({ ...page, changes: [...page.changes, ...fileChangesIn(idOf(page))] }, files, textOf),
  );
  const named = new Set(
    listed.flatMap(({ id, routeBefore }) => [id, routeBefore ? pageIdOf(routeBefore) : id]),
  );
  for (const folder of folders) {
    if (named.has(folder)) continue;
    const page = otherPage(folder, isBroken(folder), sides[1]);
    const changes = isBroken(folder) ? [] : fileChangesIn(folder);
    listed.push(listedPage({ ...page, changes: changes.length > 0 ? changes : page.changes }, files, textOf));
  }
  return listed.sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** The changed shared translations. */
function sharedTranslations(before: Site, after: Site): (Change & { text: string })[] {
  const codes = [...new Set([...before.sharedDictionaries.keys(), ...after.sharedDictionaries.keys()])];
  return codes.flatMap((code) => {
    const [old, now] = [before, after].map((site) => entriesOf(site.sharedDictionaries.get(code)));
    return [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])].flatMap((text) =>
      translationChange(code, text, old?.[text], now?.[text]),
    );
  });
}

/** The changes of a file that is no page's document, as far as visitors notice them. */
function fileChanges(
  file: string,
  { before, after }: { before: Content; after: Content },
  isShown: boolean,
): Change[] {
  const page = (what: string): Change => ({ kind: 'page', what });
  if (file === redirectsFile) {
    const [olds, news] = [before, after].map(
      (content) => new Map(readRedirects({ value: jsonOf(content) }).map(({ from, to }) => [from, to ?? ''])),
    );
    return [...new Set([...(olds?.keys() ?? []), ...(news?.keys() ?? [])])].flatMap((from) => {
      const [was, is] = [olds?.get(from), news?.get(from)];
      if (was === is) return [];
      if (is === undefined) return page(`${from} does not lead on any more`);
      return page(is === '' ? `${from} is gone for good now` : `${from} leads to ${is} now`);
    });
  }
  if (file === themeFile)
    return isSameValue(jsonOf(before) ?? {}, jsonOf(after) ?? {}) ? [] : [page('The look changed')];
  // A file that comes or goes is seen in the document that names it.
  if (!isShown || before === undefined || after === undefined || file.endsWith('.json')) return [];
  const name = path.posix.basename(file);
  return [page(`${imageTypes.test(file) ? 'Picture' : 'File'} ${name} is another one now`)];
}

function jsonOf(content: Content): unknown {
  return isJson(content) ? JSON.parse(content) : undefined;
}

/** A page with changed files that looks the same to visitors. */
function otherPage(folder: string, isBroken: boolean, site: Site): PageChanges {
  const page = site.pages.find(({ id }) => id === folder);
  const value = page?.source.value as { title?: unknown } | undefined;
  const what = isBroken
    ? 'A file cannot be read at the moment: the findings say why'
    : 'What visitors do not see: a picture that no page shows, the layout of a file, which translations somebody has read, or what checks accept';
  const title = typeof value?.title === 'string' ? value.title : routeOf(folder);
  const section = site.sharedSections.get(folder);
  if (section) return sharedChanges(section, site, [{ kind: 'page', what }]);
  if (isSharedSection(folder)) {
    const shared = nameOfSection(folder);
    return { route: '', title: `Shared section ${shared}`, shared, changes: [{ kind: 'page', what }] };
  }
  return folder === siteFolder
    ? { route: '', title: 'On all pages', changes: [{ kind: 'page', what }] }
    : { route: routeOf(folder), title, changes: [{ kind: 'page', what }] };
}

/** The folder of a page, a shared section, or what all pages share. */
function idOf({ route, shared }: PageChanges): string {
  if (shared !== undefined) return sharedSectionId(shared);
  return route === '' ? siteFolder : pageIdOf(route);
}

function listedPage(
  page: PageChanges,
  files: ChangedFiles['files'],
  textOf: (file: string, side: Side) => string | undefined,
): ChangedPage {
  const id = idOf(page);
  const file = documentFile(id);
  const placeOf = (text: string) =>
    stringsOf(jsonIn(textOf(file, 'after'))).find((one) => one.text === text)?.pointer;
  const changes = page.changes.map(inDocument(id)).map((change) => ({
    ...change,
    ...(change.text !== undefined && { pointer: { after: placeOf(change.text) } }),
    head: headOf({ ...change, section: undefined } as Change),
    isOwn: isOwn(change),
  }));
  const document = files.get(file);
  const isMoved = Boolean(page.routeBefore) && page.routeBefore !== page.route;
  const state = isMoved
    ? 'moved'
    : document?.before === undefined && document
      ? 'new'
      : document && document.after === undefined
        ? 'gone'
        : 'changed';
  const { route, title } = page;
  const own = [...files].filter(([file]) => path.posix.dirname(file) === id);
  const contents = own.map(([file, { after }]) => [file, after === undefined ? '' : hashOf(after)]);
  const mark = hashOf(JSON.stringify([page, contents]));
  return { id, route, routeBefore: page.routeBefore, title, state, changes, mark };
}

/** A change with pointers into the document: a shared section is one itself. */
function inDocument(id: string): (change: Change) => Change {
  if (!isSharedSection(id)) return (change) => change;
  const own = (pointer: string) => pointer.replace(/^\/sections\/0(?=\/|$)/, '');
  return ({ pointer, list, ...change }) => ({
    ...change,
    ...(pointer && {
      pointer: {
        ...(pointer.before !== undefined && { before: own(pointer.before) }),
        ...(pointer.after !== undefined && { after: own(pointer.after) }),
      },
    }),
    ...(list && { list: { before: own(list.before), after: own(list.after) } }),
  });
}

/** Whether a change can be discarded without affecting others on its page. */
function isOwn({ kind, pointer, place }: Change): boolean {
  if (kind === 'translation' || kind === 'item') return true;
  if (kind === 'section') return place !== undefined || pointer !== undefined;
  if (!pointer) return false;
  if (pointer.before !== undefined && pointer.after !== undefined) return true;
  // A change in a list item depends on the item; a property of a section or page is independent.
  return /^(\/sections\/\d+)?\/[^/]+$/.test(pointer.before ?? pointer.after ?? '');
}
