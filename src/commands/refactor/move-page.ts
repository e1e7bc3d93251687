import path from 'node:path';
import { pathOfEndpoint } from '../../content/model/addresses';
import { pathOf } from '../../content/model/hrefs';
import { isRecord } from '../../content/model/is-record';
import { routeOf } from '../../content/model/routes';
import { listBehind, partPath } from '../../content/site/list-pages';
import type { PageFacts } from '../../content/site/page-facts';
import type { Checker } from '../../node/check/checker';
import type { Plan } from '../../node/plan/plan';
import { UsageError } from '../../node/project/project';
import { parsedJson } from '../../node/read/json-file';
import { linkAt } from '../../node/write/journal';
import { endpointPlaces, fieldPlaces } from './field-places';
import { moveLinks } from './move-links';
import { assertReadable, assertRouteFree, isRoutePage, namesRoute, pageAt, withPath } from './obstacles';
import { assertNotLedOn, moveTargets } from './redirect-targets';
import { SiteEdits } from './site-edits';

/** The maximum number of aliases in the page schema. */
const maxAliases = 12;

/**
 * Moves a page and those below it to another route: their folder, all links to them, relative paths of images and schemas, the
 * rules that name their folders, and the old routes, which become aliases.
 *
 * @param hasAlias whether the old routes redirect to the new ones
 * @throws UsageError if the page does not exist, the new route is invalid or taken, or a document that refers to it has errors
 */
export function planPageMove(
  checker: Checker,
  folder: string,
  { from, to, hasAlias = true }: { from: string; to: string; hasAlias?: boolean },
): Plan {
  const page = pageAt(checker, from);
  if (!isRoutePage(page) || from === '/')
    throw new UsageError(`The site needs ${from === '/' ? 'its home page' : from} where it is.`);
  if (to.startsWith(`${from}/`))
    throw new UsageError(`${to} lies below ${from}: a page cannot move into itself.`);
  assertRouteFree(checker, to);
  const moved = checker.site.all().filter(({ id }) => id === page.id || id.startsWith(`${page.id}/`));
  const routes = new Map(moved.map(({ id }) => [routeOf(id), to + routeOf(id).slice(from.length)]));
  assertReadable(checker, (text) => [...routes.keys()].some((route) => namesRoute(text, route, true)));
  const owner = checker.site
    .all()
    .find(
      (facts) =>
        !moved.includes(facts) && facts.aliases.some((alias) => [...routes.values()].includes(alias)),
    );
  if (owner)
    throw new UsageError(`${to} leads to ${routeOf(owner.id)}: take it from the aliases there first.`);

  assertNotLedOn(checker, routes.values());

  const edits = new SiteEdits((file) => checker.text(file));
  const target = (href: string) => {
    const path = pathOf(href);
    const route = routes.get(path) ?? movedPart(checker, path, routes);
    return route === undefined ? undefined : withPath(href, route);
  };
  moveLinks(checker, edits, target);
  // A form that is sent to a page must not be sent to a redirect: what was written would be lost.
  const receiver = (text: string) => routes.get(pathOfEndpoint(text));
  for (const { file, pointer, text } of endpointPlaces(checker.site, (text) => receiver(text) !== undefined))
    edits.replace(file, pointer, text, receiver(text) + text.slice(pathOfEndpoint(text).length));
  moveTargets(checker, edits, target);
  for (const { file, lists = [] } of checker.site.all())
    for (const { of, pointer } of lists) {
      const to = routes.get(of);
      if (to !== undefined) edits.replace(file, `${pointer}/of`, of, to);
    }

  const newFile = (file: string) =>
    file === page.id || file.startsWith(`${page.id}/`) ? `${to.slice(1)}${file.slice(page.id.length)}` : file;
  moveFilePaths(checker, edits, newFile);
  for (const { file, pointer, folder } of checker.site.rules.folders)
    if (newFile(folder) !== folder) edits.replace(file, pointer, folder, newFile(folder));
  const files = [...checker.files].filter((file) => file.startsWith(`${page.id}/`)).sort();
  for (const file of files) moveSchemaPath(checker, edits, file, newFile(file));
  for (const facts of moved) moveAliases(edits, facts, to + routeOf(facts.id).slice(from.length), hasAlias);

  const parent = (route: string) => route.slice(0, route.lastIndexOf('/')) || '/';
  const notes =
    parent(from) === parent(to)
      ? []
      : [`The breadcrumb of ${to} has not changed: check whether it should name other pages now.`];
  return {
    root: folder,
    title: `Move ${from} to ${to}`,
    changes: [
      ...movable(folder, files, page.id).map((from) => ({ kind: 'move', from, to: newFile(from) }) as const),
      ...edits.changes(),
    ],
    notes,
  };
}

/**
 * The paths to move for files to follow their page: a symbolic link to a folder moves as a link, everything else file by file.
 *
 * @param page the page's folder, which contains all the files
 */
function movable(folder: string, files: readonly string[], page: string): string[] {
  const whole = files.map((file) => {
    const names = file.split('/');
    const folders = names.slice(0, -1).map((_, index) => names.slice(0, index + 1).join('/'));
    const link = folders.find(
      (name) => name.length >= page.length && linkAt(path.join(folder, name)) !== undefined,
    );
    return link ?? file;
  });
  return [...new Set(whole)];
}

/** The new path of a further page of a list that moves; undefined for any other path. */
function movedPart(checker: Checker, path: string, routes: ReadonlyMap<string, string>): string | undefined {
  const { route = '', part = 0 } = checker.site.lists.isPart(path) ? (listBehind(path) ?? {}) : {};
  const to = routes.get(route);
  return to === undefined ? undefined : partPath(to, part);
}

/** Paths of images and downloads are relative to their document, and either may have moved. */
export function moveFilePaths(checker: Checker, edits: SiteEdits, newFile: (file: string) => string): void {
  const isConcerned = (document: string, named: string) =>
    newFile(document) !== document || newFile(named) !== named;
  const usesOf = (kind: 'images' | 'downloads') =>
    fieldPlaces(
      checker.site,
      kind,
      (facts) => facts[kind]?.some((named) => isConcerned(facts.file, named)) ?? false,
      // What is no path, as the address of a picture elsewhere, is a mistake that stays as it is.
      (text) => text.startsWith('.'),
    );
  for (const { file, pointer, text } of [...usesOf('images'), ...usesOf('downloads')]) {
    const named = path.posix.join(path.posix.dirname(file), text);
    const name = path.posix.relative(path.posix.dirname(newFile(file)), newFile(named));
    const written = name.startsWith('../') ? name : `./${name}`;
    if (isConcerned(file, named) && written !== text) edits.replace(file, pointer, text, written);
  }
}

/** The `$schema` path of a document is relative, so it depends on the document's depth. */
function moveSchemaPath(checker: Checker, edits: SiteEdits, from: string, to: string): void {
  const text = checker.text(from);
  if (text === undefined) return;
  const value = parsedJson(from, text);
  const $schema = isRecord(value) ? value.$schema : undefined;
  if (typeof $schema !== 'string' || !$schema.startsWith('.')) return;
  const back = path.posix.relative(path.posix.dirname(to), path.posix.dirname(from));
  const written = path.posix.join(back, $schema);
  if (path.posix.normalize($schema) !== written) edits.replace(from, '/$schema', $schema, written);
}

/**
 * Adds the old route as an alias and removes an alias equal to the new route. @throws UsageError if there are too many aliases
 */
function moveAliases(edits: SiteEdits, facts: PageFacts, route: string, hasAlias: boolean): void {
  const { file, aliases } = facts;
  const own = routeOf(facts.id);
  const left = aliases.filter((alias) => alias !== route);
  const isAdded = hasAlias && !left.includes(own);
  if (left.length + (isAdded ? 1 : 0) > maxAliases)
    throw new UsageError(
      `${file} has ${maxAliases} aliases already: remove one, or move it with --no-alias.`,
    );
  const added = { kind: 'alias-added', route: own } as const;
  const removed = { kind: 'alias-removed', route } as const;
  if (left.length === 0 && !isAdded) {
    if (aliases.length > 0) edits.addAlias(file, { op: 'remove', pointer: '/aliases' }, removed);
    return;
  }
  if (aliases.length === 0) {
    edits.addAlias(file, { op: 'insert', pointer: '/aliases', value: [own], before: 'sections' }, added);
    return;
  }
  if (isAdded) edits.addAlias(file, { op: 'insert', pointer: '/aliases/-', value: own }, added);
  if (left.length < aliases.length)
    edits.addAlias(file, { op: 'remove', pointer: `/aliases/${aliases.indexOf(route)}` }, removed);
}
