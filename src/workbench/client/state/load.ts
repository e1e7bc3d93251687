import { pointerToken } from '../../../content/model/diagnostics';
import { carriedMarks } from '../../../content/model/machine-texts';
import { notFoundId, parsePath, routeOf } from '../../../content/model/routes';
import { listBehind } from '../../../content/site/list-pages';
import { plural } from '../../../content/text/plural';
import type { Api } from '../../protocol/api';
import { goTo, setValue } from './actions';
import { whyNotWritten } from './ask-server';
import { takeMeant } from './destination';
import { fileEdits, viewOf, withKnown } from './documents';
import { pageFindings } from './findings';
import { newImagePath, tooLarge } from './image-name';
import { takeKept } from './kept';
import { startListing } from './listed-changes';
import { filesAt, shownAt } from './parts';
import { changesSent, retry, startQueue, takeIn, written } from './queue';
import { connect, server } from './server';
import { notify, store } from './store';
import { stringsOf } from './values';

/** The last response for the forms' options. */
let offered = '';

/** Connects to a development server and sends stored changes. */
export async function startWith(api: Api): Promise<void> {
  connect(api);
  const kept = await takeKept();
  startQueue(api.write, kept);
  startListing();
  await loadSiteInfo();
  await openRoute();
  await sayKept(kept.length);
}

/** Announces that changes stored in the browser have been written. */
async function sayKept(count: number): Promise<void> {
  if (count === 0) return;
  await written();
  if (store.get().changes.length === 0)
    notify(`What you had typed before is saved now: ${plural(count, 'change')}.`, 'undo');
}

/** Loads the forms' options, which depend on the pages. */
export async function loadSiteInfo(): Promise<void> {
  const api = server();
  if (!api) return;
  try {
    const [site, history] = await Promise.all([api.site(), api.history()]);
    // The page schema has its own definitions.
    const { definitions = {} } = site.page;
    const text = JSON.stringify(site);
    // Equal data must not make lists and forms render again.
    if (text === offered && store.get().site) return store.set({ history });
    offered = text;
    store.set({ site: { ...site, definitions: { ...site.definitions, ...definitions } }, history });
  } catch (error) {
    // What is known stays in view.
    if (error instanceof TypeError) missServer();
    else if (!store.get().site) store.set({ failure: (error as Error).message });
  }
}

const retryMs = 1000;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Says that the development server does not answer, and asks again until it does. */
export function missServer(): void {
  store.set({ connection: 'away' });
  clearTimeout(waiting);
  waiting = setTimeout(() => void Promise.all([readFiles(), loadSiteInfo()]), retryMs);
}

/** The route of the document behind a route: for a further page of a list, the first one. */
function documentAt(route: string): string {
  const isPage = (one: string) => store.get().site?.pages.some((page) => page.route === one) === true;
  // The number in the 404 page's route is not a page of a list.
  const behind = isPage(route) || route === routeOf(notFoundId) ? undefined : listBehind(route);
  return behind && isPage(behind.route) ? behind.route : route;
}

/** Opens the page at the current address. */
export async function openRoute(): Promise<void> {
  const { page, paths } = document.documentElement.dataset;
  // The 404 page appears at unknown addresses, and a page may have its own path in a language.
  const shown =
    page === notFoundId || (page !== undefined && paths !== undefined)
      ? routeOf(page)
      : parsePath(location.pathname, store.get().site?.languages ?? []).route;
  const route = documentAt(shown);
  const language = document.documentElement.lang;
  const isOther = route !== store.get().route;
  if (isOther) store.set({ route, selected: undefined, focus: undefined, left: new Set() });
  store.set({ language });
  await Promise.all([readFiles(), ...(isOther && store.get().site ? [loadSiteInfo()] : [])]);
  if (!isOther) return;
  const meant = takeMeant(route);
  if (meant) goTo(meant.pointer, meant);
  else openAtOwnMistake();
}

/** Opens a page with an error outside its sections at the field that fixes it. */
function openAtOwnMistake(): void {
  const own = pageFindings(store.get()).find(
    ({ severity, place }) => severity === 'error' && /^\/(?!sections(\/|$))[^/]+/.test(place),
  );
  if (own) goTo(own.place);
}

/** Reloads the open page's files after an external change. */
export async function readFiles(): Promise<void> {
  const api = server();
  const { route } = store.get();
  // The page is known once the first one has been opened.
  if (!api || route === '') return;
  try {
    const before = changesSent();
    const files = await api.document(route);
    const { files: shown, changes, isSending } = store.get();
    // A pending change will return newer files than these.
    if (store.get().route !== route || (isSending && shown)) return;
    // A change was sent while these files were read, so they may lack it: showing them would undo typed text for a moment.
    if (changesSent() !== before) return await readFiles();
    const next = withKnown(shown, files);
    const isOther = shown?.page !== next.page;
    store.set({ files: next, failure: undefined, connection: 'there' });
    // The file has changed: changes that were rejected or in conflict may succeed now.
    if (isOther && changes.some(({ refused, conflicts }) => refused || conflicts)) retry();
  } catch (error) {
    if (error instanceof TypeError) missServer();
    else store.set({ failure: (error as Error).message, files: undefined });
  }
}

/**
 * Undoes or redoes a step, after everything typed has been written.
 *
 * @param skip whether to discard the step because it cannot be undone
 * @returns whether that succeeded
 */
export async function step(direction: 'undo' | 'redo', skip = false): Promise<boolean> {
  await written();
  const api = server();
  const name = store.get().history[direction];
  if (!api || name === undefined) return false;
  const result = await api.step(direction, skip);
  store.set({ stuck: result.kind === 'stuck' ? { direction, message: result.message } : undefined });
  if (result.kind === 'written') {
    takeIn(result);
    if (skip) notify(`Skipped: ${name}.`);
    else if (direction === 'undo') notify(`Undone: ${name}.`, 'redo');
    else notify(`Done again: ${name}.`, 'undo');
  } else notify(whyNotWritten(result));
  await readFiles();
  return result.kind === 'written';
}

/** Creates a page. @returns the reason if that failed */
export async function createPage(page: {
  route: string;
  title: string;
  from?: string;
}): Promise<string | undefined> {
  const api = server();
  if (!api) return undefined;
  const result = await api.newPage(page);
  if (result.kind !== 'written') return whyNotWritten(result);
  takeIn(result);
  await loadSiteInfo();
  return undefined;
}

/**
 * Saves an image in the page's folder and sets a field to it; its alternative text is asked for next.
 *
 * @param pointer the field
 * @param isDecorative whether it needs no alternative text
 * @returns the reason if that failed
 */
export async function addImage(
  pointer: string,
  image: File,
  label: string,
  isDecorative: boolean,
): Promise<string | undefined> {
  const api = server();
  const { files, site } = store.get();
  if (!api || !files || !site) return undefined;
  const excess = tooLarge(image, image.name);
  if (excess !== undefined) return excess;
  const document = filesAt(files, pointer)?.page.file ?? files.page.file;
  const folder = document.slice(0, document.lastIndexOf('/'));
  const file = newImagePath(
    image.name,
    folder,
    site.images.map((image) => image.file),
  );
  const problem = await api.addImage(file, image);
  if (problem !== undefined) return problem;
  await loadSiteInfo();
  const isReplaced = Boolean(shownAt(store.get().view, pointer));
  setValue(pointer, `./${file.slice(folder.length + 1)}`, label);
  if (!isDecorative) store.set({ focus: { pointer: `${pointer}Alt` } });
  const how = isReplaced ? 'replaced by' : 'added:';
  const question = isReplaced && !isDecorative ? ' Does its alternative text still describe it?' : '';
  notify(`Image ${how} ${image.name}.${question}`, 'undo');
  return undefined;
}

/** Loads an image of the site; undefined if it cannot be read. */
export async function readImage(file: string): Promise<Blob | undefined> {
  return server()
    ?.image(file)
    .catch(() => undefined);
}

/**
 * Appends a section to another page, with its translations in that page's dictionaries.
 *
 * @returns the reason if that failed
 */
export async function copyToPage(route: string, section: object, name: string): Promise<string | undefined> {
  const api = server();
  if (!api) return undefined;
  try {
    const target = await api.document(route);
    const { page, dictionaries } = target;
    const add = fileEdits(page, { op: 'insert', pointer: '/sections/-', value: section });
    const { own } = store.get().view;
    const targetWords = viewOf(target, []).own;
    const texts = [...new Set(stringsOf(section).map(({ text }) => text))];
    const translations = Object.keys(own).flatMap((code) => {
      const file = dictionaries[code];
      const missing = texts.filter((text) => own[code]?.[text] !== undefined && !targetWords[code]?.[text]);
      if (!file || missing.length === 0) return [];
      const entry = (text: string) => ({
        op: 'set' as const,
        pointer: pointerToken(text),
        value: own[code]?.[text],
      });
      const copied = Object.fromEntries(missing.map((text) => [text, own[code]?.[text]]));
      const marks = carriedMarks(own[code], { ...targetWords[code], ...copied }, missing);
      return [fileEdits(file, ...missing.map(entry), ...marks)];
    });
    const result = await api.write(`Copy ${name} to ${route}`, [add, ...translations]);
    if (result.kind !== 'written') return whyNotWritten(result);
    takeIn(result);
    notify(`${name} copied to ${route}.`, 'undo');
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
