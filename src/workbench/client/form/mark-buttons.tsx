import type { KeyboardEvent } from 'react';
import { isShortcut, letterOf, shortcutOf } from '../letter-of';
import { ToolButton } from '../ui/buttons';
import { type Mark, withMark } from './marks';

const keys: Readonly<Record<string, Mark>> = { b: 'strong', i: 'emphasis', k: 'link' };

/** The mark of a keyboard shortcut: Ctrl or Command with B, I or K, by physical position on keyboards without Latin letters. */
export function markOf(event: KeyboardEvent): Mark | undefined {
  if (!isShortcut(event) || event.altKey || event.shiftKey) return undefined;
  return keys[letterOf(event)];
}

/** Applies a mark to the selection in a field as if typed, so that the browser can undo it. */
export function markSelection(field: HTMLTextAreaElement, mark: Mark): void {
  const { value, selectionStart, selectionEnd } = field;
  const { text, start, end } = withMark({ text: value, start: selectionStart, end: selectionEnd }, mark);
  field.focus();
  field.select();
  document.execCommand('insertText', false, text);
  field.setSelectionRange(start, end);
}

/** Buttons for the marks of inline text. */
export function MarkButtons({ label, onMark }: { label: string; onMark: (mark: Mark) => void }) {
  return (
    <span className="marks">
      <ToolButton
        label={`Strong (${shortcutOf('B')}): ${label}`}
        icon="bold"
        onPress={() => onMark('strong')}
      />
      <ToolButton
        label={`Emphasis (${shortcutOf('I')}): ${label}`}
        icon="italic"
        onPress={() => onMark('emphasis')}
      />
      <ToolButton label={`Link (${shortcutOf('K')}): ${label}`} icon="link" onPress={() => onMark('link')} />
    </span>
  );
}
