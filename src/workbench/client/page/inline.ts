import { valueAt } from '../../../content/json/values';
import { readingOf } from '../../../content/text/inline-text';
import { tidy } from '../../../content/text/plain-text';
import type { DocumentFiles } from '../../protocol/documents';
import { labelAt } from '../form/schema';
import { isComposing, isShortcut, letterOf } from '../letter-of';
import { pastedLine, tidyDropped } from '../pasted-line';
import { removeTranslation, setText, setTranslation } from '../state/actions';
import { viewOf } from '../state/documents';
import { followPlace } from '../state/follow-place';
import { step } from '../state/load';
import { partPlace } from '../state/parts';
import { translationOf } from '../state/translation';
import type { Workbench } from '../state/workbench';
import { returnFocus } from '../ui/keep-focus';
import type { Shown } from './match';
import type { HeldRefreshes } from './refresh';
import { beforeChangeOf, textNodeOf } from './text-node';

/** Whether a text can be edited in place: its element contains only text, the match is certain, and it is this page's own. */
export function canEdit(workbench: Workbench, { element, pointer, isCertain }: Shown): boolean {
  const { view, language, site } = workbench.store.getState();
  const text = partPlace(pointer).owner === 'page' ? valueAt(view.page, pointer) : undefined;
  if (!isCertain || typeof text !== 'string' || !textNodeOf(element)) return false;
  // Text with marks is edited in its field, which shows them.
  if (readingOf(text) !== text && element.textContent === readingOf(text)) return false;
  if (element.closest('button, summary, [role=tab], label, svg')) return false;
  return language === site?.languages[0]?.code || translationOf(view, language, text).from !== 'shared';
}

/** The direction in history of a keyboard event; undefined for any other key. */
export function stepOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const letter = letterOf(event);
  if (!isShortcut(event) || event.altKey || !/^[zy]$/.test(letter)) return undefined;
  return event.shiftKey || letter === 'y' ? 'redo' : 'undo';
}

/** The same of what a browser is about to do by itself: by its menu, by shaking a phone. */
export function stepAskedBy({ inputType }: InputEvent): 'undo' | 'redo' | undefined {
  if (inputType === 'historyUndo') return 'undo';
  return inputType === 'historyRedo' ? 'redo' : undefined;
}

/** Whether a browser is about to break a line, whatever key it comes from: texts are lines. */
export const breaksLine = ({ inputType }: InputEvent) => /^insert(?:LineBreak|Paragraph)$/.test(inputType);

/** Makes a text editable in place. Escape reverts everything typed, Undo the last step; Enter leaves. */
export function editInPlace(
  workbench: Workbench,
  { element, pointer }: Shown,
  refreshes: HeldRefreshes,
): void {
  const node = textNodeOf(element);
  if (!(element instanceof HTMLElement) || !node || element.isContentEditable) return;
  beforeChangeOf(node);
  const before = node.data;
  const text = textInWork(workbench, pointer, before);
  /** Shows a text in its own node, of which the application knows: browsers remove it with its last letter. */
  const show = (words: string) => {
    node.data = words;
    if (textNodeOf(element) !== node) element.replaceChildren(node);
  };
  const revert = () => {
    show(before);
    text.write(before);
  };
  /** Chromium undoes letter by letter; this undoes everything typed without a pause, as in fields. */
  const takeStep = async (direction: 'undo' | 'redo') => {
    const shown = element.textContent;
    const isDone = await step(workbench, direction);
    const { files } = workbench.store.getState();
    if (!isDone || !files || !element.isContentEditable || element.textContent !== shown) return;
    const now = text.afterStep(files);
    // Another change was undone; the page shows it once editing has ended.
    if (now === undefined) return element.blur();
    show(now);
    getSelection()?.selectAllChildren(element);
    getSelection()?.collapseToEnd();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Typing must not reach the page's own shortcuts, except that of the finder.
    if (letterOf(event) !== 'k' || !isShortcut(event)) event.stopPropagation();
    if (isComposing(event)) return;
    const direction = stepOf(event);
    if (direction && workbench.store.getState().connection === 'there') {
      event.preventDefault();
      void takeStep(direction);
    } else if (event.key === 'Escape') {
      revert();
      leave(element);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      leave(element);
    }
  };
  /** A browser's own undo knows nothing of texts that were shown meanwhile, and keyboards on glass have no keys. */
  const onBeforeInput = (event: InputEvent) => {
    const direction = stepAskedBy(event);
    if (!direction && !breaksLine(event)) return;
    event.preventDefault();
    if (direction) void takeStep(direction);
    else if (!event.isComposing) leave(element);
  };
  const { language } = workbench.store.getState();
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const words = pastedLine(event.clipboardData?.getData('text/plain') ?? '', language);
    // The only way to insert text that the browser can undo. To insert nothing would delete what is selected.
    if (words !== '') document.execCommand('insertText', false, words);
  };
  refreshes.setEditing(true);
  element.contentEditable = 'plaintext-only';
  // Otherwise browsers insert no-break spaces at the end of a line.
  element.style.whiteSpace = 'pre-wrap';
  const listening = new AbortController();
  const { signal } = listening;
  const onBlur = () => {
    if (typedIn(element) === '') revert();
    else show(typedIn(element));
    listening.abort();
    text.end();
    element.removeAttribute('contenteditable');
    element.style.whiteSpace = '';
    if (element.getAttribute('style') === '') element.removeAttribute('style');
    refreshes.setEditing(false);
  };
  const onInput = (event: Event) => {
    tidyDropped(event as InputEvent, language);
    text.write(typedIn(element));
  };
  element.addEventListener('input', onInput, { signal });
  element.addEventListener('beforeinput', onBeforeInput, { signal });
  element.addEventListener('paste', onPaste, { signal });
  element.addEventListener('keydown', onKeyDown, { signal });
  element.addEventListener('blur', onBlur, { signal });
}

/** What an element shows, as its document says it. */
const typedIn = (element: HTMLElement) => tidy(element.textContent ?? '');

function leave(element: HTMLElement): void {
  element.blur();
  const panel = document.getElementById('workbench')?.shadowRoot?.querySelector<HTMLElement>('.panel');
  if (panel) returnFocus(panel);
}

/**
 * A text of the page that is being edited, in the language that is shown.
 *
 * @param at its pointer at the start: it follows its place when something is added or removed before it
 * @param before what the page shows at the start
 */
function textInWork(workbench: Workbench, at: string, before: string) {
  // What is shown has all that is typed, so that the section of the text is found in it.
  const place = followPlace(workbench, at);
  const { language, site, view } = workbench.store.getState();
  const isSource = language === site?.languages[0]?.code;
  const label = labelAt(at).toLowerCase();
  const source = String(valueAt(view.page, at));
  const isNew = !isSource && translationOf(view, language, source).from === 'none';
  const textIn = (files: DocumentFiles) => {
    const now = viewOf(files, []);
    return isSource ? valueAt(now.page, place.at()) : translationOf(now, language, source).text;
  };
  let written = before;
  let { files } = workbench.store.getState();
  /** What the files say as long as nobody else changes the text. */
  const ours = new Set<unknown>(files ? [textIn(files)] : []);
  /** The files that the typed text is based on: the latest ones in which nobody else has changed it. */
  const madeFor = () => {
    const latest = workbench.store.getState().files;
    if (latest && ours.has(textIn(latest))) files = latest;
    return files;
  };
  return {
    end: place.end,
    /** Writes what is typed, unless it is nothing, or written already. */
    write(text: string) {
      if (text === written || text === '') return;
      written = text;
      const base = madeFor();
      ours.add(text);
      const pointer = place.at();
      if (isSource) setText(workbench, pointer, text, label, true, base);
      else if (isNew && text === before) removeTranslation(workbench, pointer, language, label, base);
      else setTranslation(workbench, pointer, language, text, label, false, base);
    },
    /** What to show after a step through history; undefined if the step has not changed this text. */
    afterStep(latest: DocumentFiles): string | undefined {
      const now = textIn(latest);
      if (now === written) return undefined;
      ours.add(now);
      written = typeof now === 'string' && now !== '' ? now : before;
      return written;
    },
  };
}
