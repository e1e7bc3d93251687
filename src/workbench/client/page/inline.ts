import { readingOf } from '../../../content/text/inline-text';
import type { DocumentFiles } from '../../protocol';
import { labelOf } from '../form/schema';
import { letterOf } from '../letter-of';
import { removeTranslation, setText, setTranslation } from '../state/actions';
import { viewOf } from '../state/documents';
import { step } from '../state/load';
import { store } from '../state/store';
import { translationOf } from '../state/translation';
import { valueAt } from '../state/values';
import type { Shown } from './match';
import { setEditing } from './refresh';
import { textNodeOf } from './text-node';

/** What a text is called in history: the last name in its pointer that is no number. */
function labelAt(pointer: string): string {
  const name = pointer.split('/').findLast((token) => token !== '' && !/^\d+$/.test(token)) ?? '';
  return labelOf(name).toLowerCase();
}

/** Whether a text can be typed where it stands: it is nothing but text, certainly the one, and this page's own. */
export function canEdit({ element, pointer, isCertain }: Shown): boolean {
  const { view, language, site } = store.get();
  const text = valueAt(view.page, pointer);
  if (!isCertain || typeof text !== 'string' || !textNodeOf(element)) return false;
  // What is read is not what is written: its field shows the marks.
  if (readingOf(text) !== text && element.textContent === readingOf(text)) return false;
  if (element.closest('button, summary, [role=tab], label, svg')) return false;
  return language === site?.languages[0]?.code || translationOf(view, language, text).from !== 'shared';
}

/** Which way the keys of an event go in history; undefined for all others. */
export function stepOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const letter = letterOf(event);
  if (!(event.ctrlKey || event.metaKey) || event.altKey || !/^[zy]$/.test(letter)) return undefined;
  return event.shiftKey || letter === 'y' ? 'redo' : 'undo';
}

/** Lets a text be typed where it stands. Escape takes back all that was typed, Undo the last of it; Enter leaves. */
export function editInPlace({ element, pointer }: Shown): void {
  if (!(element instanceof HTMLElement) || element.isContentEditable) return;
  const { language, site, view } = store.get();
  const isSource = language === site?.languages[0]?.code;
  const label = labelAt(pointer);
  const before = element.textContent ?? '';
  const words = String(valueAt(view.page, pointer));
  const isNew = !isSource && translationOf(view, language, words).from === 'none';
  let written = before;
  // What the files say of this text when nobody else has changed it.
  const said = (files: DocumentFiles) => {
    const now = viewOf(files, []);
    return isSource ? valueAt(now.page, pointer) : translationOf(now, language, words).text;
  };
  let { files } = store.get();
  const known = new Set<unknown>(files ? [said(files)] : []);
  /** The files that what is typed was made for: the latest in which nobody else has changed the text. */
  const madeFor = () => {
    const latest = store.get().files;
    if (latest && known.has(said(latest))) files = latest;
    return files;
  };
  setEditing(true);
  element.contentEditable = 'plaintext-only';
  // Browsers would write no-break spaces for spaces at the end of a line.
  element.style.whiteSpace = 'pre-wrap';

  const write = (text: string) => {
    if (text === written || text === '') return;
    written = text;
    const base = madeFor();
    known.add(text);
    if (isSource) setText(pointer, text, label, true, base);
    else if (isNew && text === before) removeTranslation(pointer, language, label, base);
    else setTranslation(pointer, language, text, label, false, base);
  };
  const typed = () => (element.textContent ?? '').replaceAll(/[\r\n\t]+/g, ' ').trim();
  const onInput = () => write(typed());
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain').replaceAll(/\s+/g, ' ') ?? '';
    // The one way to insert text that the browser's own undo knows of.
    document.execCommand('insertText', false, text);
  };
  /** Chromium's own undo goes letter by letter: what was typed without a pause is taken back as a whole, as in fields. */
  const takeStep = async (direction: 'undo' | 'redo') => {
    const shown = element.textContent;
    const isDone = await step(direction);
    const { files: latest } = store.get();
    if (!isDone || !latest || !element.isContentEditable || element.textContent !== shown) return;
    const now = said(latest);
    // Something else was taken back: the page shows it as soon as nobody types.
    if (now === written) return element.blur();
    known.add(now);
    written = typeof now === 'string' && now !== '' ? now : before;
    element.textContent = written;
    getSelection()?.selectAllChildren(element);
    getSelection()?.collapseToEnd();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The page itself has no part in what is typed; what finds everything has.
    if (letterOf(event) !== 'k' || !(event.ctrlKey || event.metaKey)) event.stopPropagation();
    if (event.isComposing) return;
    const direction = stepOf(event);
    if (direction && store.get().connection === 'there') {
      event.preventDefault();
      void takeStep(direction);
    } else if (event.key === 'Escape') {
      element.textContent = before;
      write(before);
      element.blur();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      element.blur();
    }
  };
  const onBlur = () => {
    if (typed() === '') {
      element.textContent = before;
      write(before);
    }
    for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
    element.removeAttribute('contenteditable');
    element.style.whiteSpace = '';
    if (element.getAttribute('style') === '') element.removeAttribute('style');
    setEditing(false);
  };
  const listeners = [
    ['input', onInput],
    ['paste', onPaste],
    ['keydown', onKeyDown],
    ['blur', onBlur],
  ] as const;
  for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener);
}
