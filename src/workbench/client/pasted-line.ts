import type { ClipboardEvent } from 'react';
import { asShown } from '../../content/model/addresses';
import { directionOf } from '../../content/model/languages';
import { withoutInvisible } from '../../content/text/invisible';
import { composed, onOneLine, spaces } from '../../content/text/plain-text';

/** Line breaks and tabs at an end of a text, with the spaces around them. */
const atEnds = new RegExp(`^${spaces.source}|${spaces.source}$`, 'g');

/**
 * Pasted text as a text of a page takes it: one line, composed, without characters that nobody sees. No-break spaces stay; among
 * other spaces they are what programs write for several.
 */
export function pastedLine(text: string, language: string): string {
  const visible = composed(withoutInvisible(text, directionOf(language)) ?? text);
  return onOneLine(visible.replaceAll(atEnds, '')).replaceAll(/[ \u00a0]{2,}/g, ' ');
}

/**
 * The text of a field as one line, however line breaks got there: dropped, or by a keyboard without keys. The caret stays
 * where it is; by itself it would go to the end, since the field is given another text than it has.
 */
export function asLine(field: HTMLTextAreaElement | null, text: string): string {
  const line = onOneLine(text);
  if (line === text || !field) return line;
  const before = onOneLine(text.slice(0, field.selectionStart));
  // Behind a line break, what follows decides whether a space stands in its place.
  const caret = line.startsWith(before) ? before.length : before.trimEnd().length;
  field.value = line;
  field.setSelectionRange(caret, caret);
  return line;
}

/** Cleans what was dropped like what is pasted: browsers select it. To be called when it is in, before it is read. */
export function tidyDropped({ inputType, target }: InputEvent, language: string): void {
  if (inputType !== 'insertFromDrop') return;
  const dropped =
    target instanceof HTMLTextAreaElement
      ? target.value.slice(target.selectionStart, target.selectionEnd)
      : String(getSelection());
  const line = pastedLine(dropped, language);
  if (line !== dropped) document.execCommand(line === '' ? 'delete' : 'insertText', false, line);
}

/** Pastes into a field for a link, a day or a name without what came along: line breaks, spaces around it, what nobody sees. */
export function pasteWord(event: ClipboardEvent): void {
  const pasted = event.clipboardData.getData('text/plain');
  const word = asShown(pasted.replaceAll(/[\n\r]+/g, ''));
  if (word === '' || word === pasted) return;
  event.preventDefault();
  document.execCommand('insertText', false, word);
}
