import { notFoundId, parsePath, routeOf } from '../../../content/model/routes';
import { listBehind } from '../../../content/site/list-pages';
import { folderIn, nameIn } from '../../../content/text/paths';
import { plural } from '../../../content/text/plural';
import type { SiteInfo } from '../../protocol/site-info';
import { goTo, setValue } from './actions';
import { whyNotWritten } from './ask-server';
import { takeMeant } from './destination';
import { reusingTexts } from './documents';
import { pageFindings } from './findings';
import { followPlace } from './follow-place';
import { newImagePath, whyNotSent } from './image-name';
import { startListing } from './listed-changes';
import { notify } from './notices';
import { filesAt, shownAt } from './parts';
import type { Workbench } from './workbench';

/** The responses that the forms' options were made of. */
const responses = new WeakMap<SiteInfo, string>();

/** Starts a workbench with its development server: sends stored changes, and opens the page at the current address. */
export async function startWorkbench(workbench: Workbench): Promise<void> {
  const { api } = workbench;
  if (!api) return;
  const kept = await workbench.kept.take();
  workbench.queue.start(api.write, kept);
  startListing(workbench);
  await loadSiteInfo(workbench);
  await openRoute(workbench);
  await sayKept(workbench, kept.length);
}

/** Announces that changes stored in the browser have been written. */
async function sayKept(workbench: Workbench, count: number): Promise<void> {
  if (count === 0) return;
  await workbench.queue.written();
  if (workbench.store.getState().changes.length === 0)
    notify(workbench, `What you had typed before is saved now: ${plural(count, 'change')}.`, 'undo');
}

/** Loads the forms' options, which depend on the pages. */
export async function loadSiteInfo(workbench: Workbench): Promise<void> {
  const { api, store } = workbench;
  if (!api) return;
  try {
    const [site, history] = await Promise.all([api.site(), api.history()]);
    // The page schema has its own definitions.
    const { definitions = {} } = site.page;
    const text = JSON.stringify(site);
    const before = store.getState().site;
    // Equal data must not make lists and forms render again.
    if (before && responses.get(before) === text) return store.change({ history });
    const next = { ...site, definitions: { ...site.definitions, ...definitions } };
    responses.set(next, text);
    store.change({ site: next, history });
  } catch (error) {
    // What is known stays in view.
    if (error instanceof TypeError) missServer(workbench);
    else if (!store.getState().site) store.change({ failure: (error as Error).message });
  }
}

const retryMs = 1000;

/** Says that the development server does not answer, and asks again until it does. */
export function missServer(workbench: Workbench): void {
  workbench.store.change({ connection: 'away' });
  workbench.askAgain(() => void readAnew(workbench), retryMs);
}

/** Reloads all that the panel shows. */
export async function readAnew(workbench: Workbench): Promise<void> {
  await Promise.all([readFiles(workbench), loadSiteInfo(workbench)]);
}

/** The route of the document behind a route: for a further page of a list, the first one. */
function documentAt(workbench: Workbench, route: string): string {
  const isPage = (one: string) =>
    workbench.store.getState().site?.pages.some((page) => page.route === one) === true;
  // The number in the 404 page's route is not a page of a list.
  const behind = isPage(route) || route === routeOf(notFoundId) ? undefined : listBehind(route);
  return behind && isPage(behind.route) ? behind.route : route;
}

/** Opens the page at the current address. */
export async function openRoute(workbench: Workbench): Promise<void> {
  const { page } = document.documentElement.dataset;
  // The 404 page appears at unknown addresses, and a page may have its own path in a language.
  const shown =
    page === undefined
      ? parsePath(location.pathname, workbench.store.getState().site?.languages ?? []).route
      : routeOf(page);
  const route = documentAt(workbench, shown);
  const language = document.documentElement.lang;
  const isOther = route !== workbench.store.getState().route;
  if (isOther) {
    workbench.emptied.clear();
    workbench.store.change({ route, selected: undefined, focus: undefined, left: new Set() });
  }
  workbench.store.change({ language });
  await Promise.all([
    readFiles(workbench),
    ...(isOther && workbench.store.getState().site ? [loadSiteInfo(workbench)] : []),
  ]);
  if (!isOther) return;
  const meant = takeMeant(workbench, route);
  if (meant) goTo(workbench, meant);
  else openAtOwnMistake(workbench);
}

/** Opens a page with an error outside its sections at the field that fixes it. */
function openAtOwnMistake(workbench: Workbench): void {
  const own = pageFindings(workbench.store.getState()).find(
    ({ severity, place }) => severity === 'error' && /^\/(?!sections(\/|$))[^/]+/.test(place),
  );
  if (own) goTo(workbench, { pointer: own.place });
}

/** Reloads the open page's files after an external change. */
export async function readFiles(workbench: Workbench): Promise<void> {
  const { api } = workbench;
  const { route } = workbench.store.getState();
  // The page is known once the first one has been opened.
  if (!api || route === '') return;
  try {
    const before = workbench.queue.writeTurns();
    const files = await api.document(route);
    const { files: shown, changes, sending } = workbench.store.getState();
    // A pending change will return newer files than these.
    if (workbench.store.getState().route !== route || (sending && shown)) return;
    // A change was sent or answered while these files were read, so they may lack it: showing them would undo typed text for a
    // moment, and what is typed then would be made for an earlier text.
    if (workbench.queue.writeTurns() !== before) return await readFiles(workbench);
    const next = reusingTexts(shown, files);
    const isOther = shown?.page !== next.page;
    workbench.queue.show(next);
    // The file has changed: changes that were rejected or in conflict may succeed now.
    if (isOther && changes.some(({ refused, conflicts }) => refused || conflicts)) workbench.queue.retry();
  } catch (error) {
    if (error instanceof TypeError) missServer(workbench);
    else workbench.store.change({ failure: (error as Error).message, files: undefined });
  }
}

/**
 * Undoes or redoes a step, after everything typed has been written.
 *
 * @param skip whether to discard the step because it cannot be undone
 * @returns whether that succeeded
 */
export async function step(workbench: Workbench, direction: 'undo' | 'redo', skip = false): Promise<boolean> {
  await workbench.queue.written();
  const { api } = workbench;
  const name = workbench.store.getState().history[direction];
  if (!api || name === undefined) return false;
  const result = await api.step(direction, skip);
  workbench.store.change({
    stuck: result.kind === 'stuck' ? { direction, message: result.message } : undefined,
  });
  if (result.kind === 'written') {
    workbench.queue.takeIn(result);
    if (skip) notify(workbench, `Skipped: ${name}.`);
    else if (direction === 'undo') notify(workbench, `Undone: ${name}.`, 'redo');
    else notify(workbench, `Done again: ${name}.`, 'undo');
  } else notify(workbench, whyNotWritten(result));
  await readFiles(workbench);
  return result.kind === 'written';
}

/**
 * Saves an image in the page's folder and sets a field to it; its alternative text is asked for next.
 *
 * @param pointer the field
 * @param isDecorative whether it needs no alternative text
 * @returns the reason if that failed
 */
export async function addImage(
  workbench: Workbench,
  pointer: string,
  image: File,
  label: string,
  isDecorative: boolean,
): Promise<string | undefined> {
  const { api } = workbench;
  const { files } = workbench.store.getState();
  if (!api || !files) return undefined;
  const place = followPlace(workbench, pointer);
  const refusal = await whyNotSent(image, image.name);
  if (refusal !== undefined) {
    place.end();
    return refusal;
  }
  const document = filesAt(files, pointer)?.page.file ?? files.page.file;
  const folder = folderIn(document);
  // Somebody may have put images into the folder.
  await loadSiteInfo(workbench);
  const file = newImagePath(image.name, folder, workbench.store.getState().site?.images ?? []);
  const problem = await api.addImage(file, image);
  if (problem === undefined) await loadSiteInfo(workbench);
  place.end();
  if (problem !== undefined) return problem;
  if (place.isGone()) {
    notify(
      workbench,
      `Image saved as ${file}, but what it was added to is gone. Choose it where you want it.`,
    );
    return undefined;
  }
  const at = place.at();
  const isReplaced = Boolean(shownAt(workbench.store.getState().view, at));
  setValue(workbench, at, `./${nameIn(file)}`, label);
  if (!isDecorative) workbench.store.change({ focus: { pointer: `${at}Alt` } });
  const how = isReplaced ? 'replaced by' : 'added:';
  const question = isReplaced && !isDecorative ? ' Does its alternative text still describe it?' : '';
  notify(workbench, `Image ${how} ${image.name}.${question}`, 'undo');
  return undefined;
}
