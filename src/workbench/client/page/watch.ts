import { letterOf } from '../letter-of';
import { goTo, moveSection } from '../state/actions';
import { openRoute, readFiles, step } from '../state/load';
import { store } from '../state/store';
import { framePointerAt } from './frame';
import { canEdit, editInPlace, stepOf } from './inline';
import { holdRefreshes } from './refresh';
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

/** Opens the form of a part around `main` that was clicked. Disclosures and language links keep their own behaviour. */
function openFrame(event: MouseEvent, target: Element): void {
  if (target.closest('button, summary, input, select, label')) return;
  const pointer = framePointerAt(target);
  if (pointer === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  goTo(pointer, { how: pointer.split('/').length > 2 ? undefined : 'item' });
}

/** Whether a keyboard event opens the finder. */
function isFind(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  return letterOf(event) === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing;
}

/** Handles events on the page while the workbench is open. @returns a function that ends this */
export function watchPage(host: Element): () => void {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  const targetOf = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || host.contains(target)) return undefined;
    return sectionIndexOf(target) >= 0 || breadcrumbElement()?.contains(target) ? target : undefined;
  };

  document.addEventListener(
    'pointerdown',
    (event) => {
      const target = targetOf(event);
      if (!target || isForPage(event) || (target as HTMLElement).isContentEditable) return;
      const shown = shownBy(target);
      if (shown && canEdit(shown)) {
        // Once the text is editable, the browser handles the press itself and puts the caret where the editor pressed.
        editInPlace(shown);
        goTo(shown.pointer, { how: 'reveal' });
      }
    },
    options,
  );

  document.addEventListener(
    'click',
    (event) => {
      const target = targetOf(event);
      if (isForPage(event)) return;
      if (!target && event.target instanceof Element && !host.contains(event.target))
        openFrame(event, event.target);
      if (!target) return;
      // Disclosures in a section still open; links are followed only with Ctrl or ⌘.
      if (target.closest('a')) {
        event.preventDefault();
        event.stopPropagation();
      }
      if ((target as HTMLElement).isContentEditable) return;
      const pointer = pointerAt(target);
      goTo(pointer, isSectionPointer(pointer) ? { how: 'reveal' } : {});
    },
    options,
  );

  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'F8') {
        event.preventDefault();
        walkFindings(event.shiftKey ? -1 : 1);
        return;
      }
      const direction = stepOf(event);
      const [origin] = event.composedPath();
      const isField =
        origin instanceof HTMLElement && (origin.isContentEditable || origin.matches('input, textarea'));
      const { selected } = store.get();
      const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      // In a list the same keys move its item.
      const isItem = origin instanceof Element && origin.closest('.item');
      if (event.altKey && way && selected !== undefined && !isField && !isItem) {
        event.preventDefault();
        moveSection(selected, selected + way);
        return;
      }
      if (!direction || event.isComposing || (isField && !isWritten(origin))) return;
      event.preventDefault();
      void step(direction);
    },
    options,
  );

  // In a field with marks the shortcut inserts a link; it stops the event before it gets here.
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isFind(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (store.get().dialog === undefined) store.set({ dialog: 'find' });
    },
    { signal: end.signal },
  );

  // The application has navigated without loading a document.
  const observer = new MutationObserver(() => {
    if (shown() === before) return;
    before = shown();
    void openRoute();
  });
  const shown = () => {
    const { lang, dataset } = document.documentElement;
    return [location.pathname, lang, dataset.page].join(' ');
  };
  let before = shown();
  observer.observe(document.documentElement, { attributeFilter: ['lang', 'data-page'] });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('content:findings', (event) => event.preventDefault(), options);
  const release = holdRefreshes(() => void readFiles());
  if (store.get().files) void openRoute();
  return () => {
    end.abort();
    observer.disconnect();
    release();
  };
}
