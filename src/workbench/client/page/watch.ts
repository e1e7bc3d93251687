import { isComposing, isShortcut, letterOf, wayOf } from '../letter-of';
import { goTo, moveSection } from '../state/actions';
import { openRoute, readFiles, step } from '../state/load';
import type { Workbench } from '../state/workbench';
import { followAddress } from './address';
import { framePointerAt } from './frame';
import { breaksLine, canEdit, editInPlace, stepAskedBy, stepOf } from './inline';
import { type HeldRefreshes, holdRefreshes } from './refresh';
import { breadcrumbElement, isSectionPointer, pointerAt, sectionIndexOf, shownBy } from './sections';
import { walkFindings } from './walk';

/** Whether the page should handle a click itself: with Ctrl or ⌘, or with a secondary button. */
const isForPage = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.button !== 0;

/**
 * Whether a field writes into a document. In such fields, too, the workbench handles undo: Chromium undoes letter by letter and
 * is unaware of other steps, such as moving an item. In other fields, and for text not written yet, the browser handles it.
 */
function isWritten(field: HTMLElement): boolean {
  return field.closest('[data-pointer]') !== null && !field.hasAttribute('data-unwritten');
}

/** Opens the form of a part around `main` that was clicked. Disclosures and language links keep their own behavior. */
function openFrame(workbench: Workbench, event: MouseEvent, target: Element): void {
  if (target.closest('button, summary, input, select, label')) return;
  const pointer = framePointerAt(workbench, target);
  if (pointer === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  goTo(workbench, { pointer, how: pointer.split('/').length > 2 ? undefined : 'item' });
}

/** Handles events on the page while the workbench is open. @returns a function that ends this */
export function watchPage(workbench: Workbench, host: Element): () => void {
  const end = new AbortController();
  const { signal } = end;
  const options = { capture: true, signal };
  // Before a refresh that waits for the same change happens.
  const stayAtAddress = followAddress(workbench);
  const refreshes = holdRefreshes(workbench, () => void readFiles(workbench));
  document.addEventListener(
    'mousedown',
    (event) => onPress(workbench, event, targetIn(event, host), refreshes),
    options,
  );
  document.addEventListener('click', (event) => onClick(workbench, event, host), options);
  document.addEventListener('keydown', (event) => onKey(workbench, event), options);
  document.addEventListener('beforeinput', (event) => onBeforeInput(workbench, event), options);
  // In a field with marks the shortcut inserts a link; it stops the event before it gets here.
  document.addEventListener('keydown', (event) => onFind(workbench, event), { signal });
  // After the fields, which take what they can.
  for (const name of ['dragover', 'drop'] as const) document.addEventListener(name, stayOnDrop, { signal });
  document.addEventListener('content:findings', (event) => event.preventDefault(), options);
  const ignoreNavigation = watchNavigation(workbench);
  if (workbench.store.getState().files) void openRoute(workbench);
  return () => {
    end.abort();
    ignoreNavigation();
    stayAtAddress();
    refreshes.end();
  };
}

/** The element of a section or of the breadcrumb that an event concerns. */
function targetIn({ target }: Event, host: Element): Element | undefined {
  if (!(target instanceof Element) || host.contains(target)) return undefined;
  return sectionIndexOf(target) >= 0 || breadcrumbElement()?.contains(target) ? target : undefined;
}

/** Whether the browser edits the text of an element already. */
const isEdited = (target: Element) => (target as HTMLElement).isContentEditable;

/** Makes the text that was pressed editable. */
function onPress(
  workbench: Workbench,
  event: MouseEvent,
  target: Element | undefined,
  refreshes: HeldRefreshes,
): void {
  if (!target || isForPage(event) || isEdited(target)) return;
  const shown = shownBy(workbench, target);
  if (!shown || !canEdit(workbench, shown)) return;
  // Once the text is editable, the browser handles the press itself and puts the caret where the editor pressed.
  editInPlace(workbench, shown, refreshes);
  goTo(workbench, { pointer: shown.pointer, how: 'reveal' });
}

/** Opens the form of what was clicked. */
function onClick(workbench: Workbench, event: MouseEvent, host: Element): void {
  if (isForPage(event)) return;
  const target = targetIn(event, host);
  if (!target) {
    if (event.target instanceof Element && !host.contains(event.target))
      openFrame(workbench, event, event.target);
    return;
  }
  // Disclosures in a section still open; links are followed only with Ctrl or ⌘.
  if (target.closest('a')) {
    event.preventDefault();
    event.stopPropagation();
  }
  if (isEdited(target)) return;
  const pointer = pointerAt(workbench, target);
  goTo(workbench, { pointer, how: isSectionPointer(pointer) ? 'reveal' : undefined });
}

/** Handles the keys that go through findings, move the selected section, undo and redo. */
function onKey(workbench: Workbench, event: KeyboardEvent): void {
  if (event.key === 'F8') {
    event.preventDefault();
    walkFindings(workbench, event.shiftKey ? -1 : 1);
    return;
  }
  const [origin] = event.composedPath();
  const field =
    origin instanceof HTMLElement && (isEdited(origin) || origin.matches('input, textarea')) && origin;
  const { selected, focus } = workbench.store.getState();
  const way = wayOf(event);
  // In a list the same keys move its item.
  const isItem = origin instanceof Element && origin.closest('.item');
  if (way && selected !== undefined && !field && !isItem) {
    event.preventDefault();
    // While the focus is on its way to an item, the key is meant for that.
    if (focus === undefined) moveSection(workbench, selected, selected + way);
    return;
  }
  const direction = stepOf(event);
  if (!direction || isComposing(event) || (field && !isWritten(field))) return;
  event.preventDefault();
  void step(workbench, direction);
}

/** Keeps the browser from leaving the page for a file or a link that misses its field. */
function stayOnDrop(event: DragEvent): void {
  const { dataTransfer, defaultPrevented } = event;
  const [target] = event.composedPath();
  const isTyped = target instanceof HTMLElement && (isEdited(target) || target.matches('input, textarea'));
  const leaves = dataTransfer?.types.some(
    (type) => type === 'Files' || (type === 'text/uri-list' && !isTyped),
  );
  if (!dataTransfer || !leaves || defaultPrevented) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/**
 * In fields that write into a document: undoes and redoes where the browser would do so by its menu, and breaks no line. Enter that
 * ends a Korean composition on a Mac does so after its key.
 */
function onBeforeInput(workbench: Workbench, event: InputEvent): void {
  const [field] = event.composedPath();
  const direction = stepAskedBy(event);
  if (!(field instanceof HTMLElement) || isEdited(field) || !isWritten(field)) return;
  if (!direction && !(field.matches('textarea') && breaksLine(event))) return;
  event.preventDefault();
  if (direction) void step(workbench, direction);
}

/** Opens the finder. */
function onFind(workbench: Workbench, event: KeyboardEvent): void {
  const isFind = letterOf(event) === 'k' && isShortcut(event) && !event.altKey && !event.shiftKey;
  if (!isFind || isComposing(event) || event.defaultPrevented) return;
  event.preventDefault();
  if (workbench.store.getState().dialog === undefined) workbench.store.change({ dialog: { name: 'find' } });
}

/** Opens the page that the application navigates to without loading a document. @returns a function that ends this */
function watchNavigation(workbench: Workbench): () => void {
  const shown = () => {
    const { lang, dataset } = document.documentElement;
    return [location.pathname, lang, dataset.page].join(' ');
  };
  let before = shown();
  const observer = new MutationObserver(() => {
    if (shown() === before) return;
    before = shown();
    void openRoute(workbench);
  });
  observer.observe(document.documentElement, { attributeFilter: ['lang', 'data-page'] });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
