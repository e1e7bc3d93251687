import { pointerToken } from '../../../content/model/diagnostics';
import { largestImage } from '../../../content/model/images';
import { notFoundId, parsePath, routeOf } from '../../../content/model/routes';
import { listBehind } from '../../../content/site/list-pages';
import type { Api } from '../../protocol';
import { goTo, setValue } from './actions';
import { takeMeant } from './destination';
import { editsOf, viewOf, withKnown } from './documents';
import { pageFindings } from './findings';
import { newImagePath } from './image-name';
import { takeKept } from './kept';
import { startListing } from './listed-changes';
import { filesAt } from './parts';
import { changesSent, retry, startQueue, takeIn, written } from './queue';
import { notify, store } from './store';
import { stringsOf } from './values';

let api: Api | undefined;
/** What forms offer, as it was read last. */
let offered = '';

/** Begins to work with a development server: what was kept is sent. */
export async function startWith(server: Api): Promise<void> {
  api = server;
  const kept = await takeKept();
  startQueue(server, kept);
  startListing(server);
  await loadSite();
  await openRoute();
  await sayKept(kept.length);
}

/** Says that what was kept in the browser is in its files now. */
async function sayKept(count: number): Promise<void> {
  if (count === 0) return;
  await written();
  if (store.get().changes.length === 0)
    notify(`What you had typed before is saved now: ${count} ${count === 1 ? 'change' : 'changes'}.`, 'undo');
}

/** Reads what forms offer; it changes with the pages. */
export async function loadSite(): Promise<void> {
  if (!api) return;
  try {
    const [site, history] = await Promise.all([api.site(), api.history()]);
    // The schema of pages has definitions of its own.
    const { definitions = {} } = site.page;
    const said = JSON.stringify(site);
    // Lists and forms are not made anew for the same.
    if (said === offered && store.get().site) return store.set({ history });
    offered = said;
    store.set({ site: { ...site, definitions: { ...site.definitions, ...definitions } }, history });
  } catch (error) {
    store.set({ failure: (error as Error).message });
  }
}

/** The route whose document says what stands at another: of a further page of a list, the one where the list begins. */
function documentAt(route: string): string {
  const isPage = (one: string) => store.get().site?.pages.some((page) => page.route === one) === true;
  // The number in the route of the 404 page is none of a list.
  const behind = isPage(route) || route === routeOf(notFoundId) ? undefined : listBehind(route);
  return behind && isPage(behind.route) ? behind.route : route;
}

/** Opens the page that the address names. */
export async function openRoute(): Promise<void> {
  const { page, paths } = document.documentElement.dataset;
  // The 404 page is shown at addresses of which it knows nothing, and others at paths of their own in a language.
  const shown =
    page === notFoundId || (page !== undefined && paths !== undefined)
      ? routeOf(page)
      : parsePath(location.pathname, store.get().site?.languages ?? []).route;
  const route = documentAt(shown);
  const language = document.documentElement.lang;
  const isOther = route !== store.get().route;
  if (isOther) store.set({ route, selected: undefined, focus: undefined, left: new Set() });
  store.set({ language });
  await Promise.all([readFiles(), ...(isOther && store.get().site ? [loadSite()] : [])]);
  if (!isOther) return;
  const meant = takeMeant(route);
  if (meant) goTo(meant.pointer, meant);
  else openAtOwnMistake();
}

/** A page with a mistake of its own, not of a section, is opened at the field that mends it. */
function openAtOwnMistake(): void {
  const own = pageFindings(store.get()).find(
    ({ severity, place }) => severity === 'error' && /^\/(?!sections(\/|$))[^/]+/.test(place),
  );
  if (own) goTo(own.place);
}

/** Reads the files of the open page again: somebody else has changed something. */
export async function readFiles(): Promise<void> {
  const { route } = store.get();
  // Which page it is becomes known when the first one is opened.
  if (!api || route === '') return;
  try {
    const before = changesSent();
    const files = await api.document(route);
    const { files: known, changes, isSending } = store.get();
    // What is on its way answers with newer files than these.
    if (store.get().route !== route || (isSending && known)) return;
    // A change was sent while these files were read, so they may lack it: showing them would undo typed text for a moment.
    if (changesSent() !== before) return await readFiles();
    const next = withKnown(known, files);
    const isOther = known?.page !== next.page;
    store.set({ files: next, failure: undefined, connection: 'there' });
    // The file is another one now: changes that were refused or in conflict before may succeed.
    if (isOther && changes.some(({ refused, conflicts }) => refused || conflicts)) retry();
  } catch (error) {
    if (error instanceof TypeError) store.set({ connection: 'away' });
    else store.set({ failure: (error as Error).message, files: undefined });
  }
}

/**
 * Takes the last step back, or makes it again, after everything that was typed is written.
 *
 * @param skip whether the step is given up instead: it cannot be taken back
 * @returns whether that was done
 */
export async function step(direction: 'undo' | 'redo', skip = false): Promise<boolean> {
  await written();
  const name = store.get().history[direction];
  if (!api || name === undefined) return false;
  const result = await api.step(direction, skip);
  store.set({ stuck: result.kind === 'stuck' ? { direction, message: result.message } : undefined });
  if (result.kind === 'written') {
    takeIn(result);
    if (skip) notify(`Skipped: ${name}.`);
    else if (direction === 'undo') notify(`Undone: ${name}.`, 'redo');
    else notify(`Done again: ${name}.`, 'undo');
  } else notify('message' in result ? result.message : 'The development server does not answer.');
  await readFiles();
  return result.kind === 'written';
}

/** Makes a page. @returns why there is none, or undefined when it is there */
export async function createPage(page: {
  route: string;
  title: string;
  from?: string;
}): Promise<string | undefined> {
  if (!api) return undefined;
  const result = await api.newPage(page);
  if (result.kind === 'refused') return result.message;
  if (result.kind !== 'written') return 'The development server does not answer.';
  takeIn(result);
  await loadSite();
  return undefined;
}

/**
 * Puts an image beside the page and has a field show it; what it shows is asked for next.
 *
 * @param pointer the field
 * @param isDecorative whether nothing needs to be said about what it shows
 * @returns why that does not work, or undefined when it is done
 */
export async function addImage(
  pointer: string,
  image: File,
  label: string,
  isDecorative: boolean,
): Promise<string | undefined> {
  const { files, site } = store.get();
  if (!api || !files || !site) return undefined;
  if (image.size > largestImage.bytes)
    return `${image.name} has ${(image.size / 1_000_000).toFixed(1)} MB: ${largestImage.bytes / 1_000_000} MB are the most. Export it smaller.`;
  const document = filesAt(files, pointer)?.page.file ?? files.page.file;
  const folder = document.slice(0, document.lastIndexOf('/'));
  const file = newImagePath(
    image.name,
    folder,
    site.images.map((known) => known.file),
  );
  const problem = await api.addImage(file, image);
  if (problem !== undefined) return problem;
  await loadSite();
  setValue(pointer, `./${file.slice(folder.length + 1)}`, label);
  if (!isDecorative) store.set({ focus: { pointer: `${pointer}Alt` } });
  notify(`${image.name} added.`, 'undo');
  return undefined;
}

/** An image of the site; undefined where it cannot be read. */
export async function readImage(file: string): Promise<Blob | undefined> {
  return api?.image(file).catch(() => undefined);
}

/**
 * Adds a section to the end of another page, and what its texts say in other languages to that page's dictionaries.
 *
 * @returns why that does not work, or undefined when it is done
 */
export async function copyToPage(route: string, section: object, name: string): Promise<string | undefined> {
  if (!api) return undefined;
  try {
    const target = await api.document(route);
    const { page, dictionaries } = target;
    const add = editsOf(page, { op: 'insert', pointer: '/sections/-', value: section });
    const { own } = store.get().view;
    const known = viewOf(target, []).own;
    const texts = [...new Set(stringsOf(section).map(({ text }) => text))];
    const translations = Object.keys(own).flatMap((code) => {
      const file = dictionaries[code];
      const missing = texts.filter((text) => own[code]?.[text] !== undefined && !known[code]?.[text]);
      if (!file || missing.length === 0) return [];
      const entry = (text: string) => ({
        op: 'set' as const,
        pointer: pointerToken(text),
        value: own[code]?.[text],
      });
      return [editsOf(file, ...missing.map(entry))];
    });
    const result = await api.write(`Copy ${name} to ${route}`, [add, ...translations]);
    if (result.kind === 'refused') return result.message;
    if (result.kind !== 'written') return 'The development server does not answer.';
    takeIn(result);
    notify(`${name} copied to ${route}.`, 'undo');
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
