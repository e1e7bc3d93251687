import { escapeInline, parseInline } from '../../../content/text/inline-text';

export type Mark = 'strong' | 'emphasis' | 'link';

/** A text with its selection in UTF-16 units. */
interface SelectedText {
  text: string;
  start: number;
  end: number;
}

const signs = { strong: '**', emphasis: '_' } as const;

/** Applies a mark to the selection, or removes it. The target of a new link is empty and becomes the selection. */
export function withMark({ text, start, end }: SelectedText, mark: Mark): SelectedText {
  const inside = parseInline(text).find(
    ({ kind, offset, length }) => kind === mark && start >= offset && end <= offset + length,
  );
  if (inside) {
    const words = text.slice(inside.words.offset, inside.words.offset + inside.words.length);
    return {
      text: text.slice(0, inside.offset) + words + text.slice(inside.offset + inside.length),
      start: inside.offset,
      end: inside.offset + words.length,
    };
  }
  // A mark must not start or end with a space.
  const chosen = text.slice(start, end);
  const from = start + (chosen.length - chosen.trimStart().length);
  const words = chosen.trim() || 'words';
  const [before, after] = [text.slice(0, from), text.slice(from + chosen.trim().length)];
  if (mark === 'link') {
    const at = from + words.length + 3;
    return { text: `${before}[${words}](/)${after}`, start: at, end: at + 1 };
  }
  const sign = signs[mark];
  const at = from + sign.length;
  return { text: `${before}${sign}${words}${sign}${after}`, start: at, end: at + words.length };
}

/** Converts pasted content to inline text and keeps strong text, emphasis and links. */
export function pastedText(body: Element): string {
  const read = (node: Node, isMarked: boolean): string => {
    if (node.nodeType === Node.TEXT_NODE)
      return escapeInline((node.textContent ?? '').replaceAll(/\s+/g, ' '));
    if (!(node instanceof Element) || /^(?:style|script|template|title)$/i.test(node.localName)) return '';
    const mark = isMarked ? undefined : markIn(node);
    const words = [...node.childNodes].map((child) => read(child, isMarked || mark !== undefined)).join('');
    const [, space = '', inner = '', rest = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? [];
    const isBlock = /^(?:p|div|li|br|h[1-6]|td|th|tr)$/.test(node.localName) ? ' ' : '';
    if (!mark || inner === '') return isBlock + words + isBlock;
    const href = node.getAttribute('href') ?? '';
    const marked = mark === 'link' ? `[${inner}](${href})` : signs[mark] + inner + signs[mark];
    return space + marked + rest;
  };
  return read(body, false).replaceAll(/\s+/g, ' ').trim();
}

function markIn(element: Element): Mark | undefined {
  const weight = element.getAttribute('style')?.match(/font-weight:\s*([\w]+)/)?.[1];
  if (element.localName === 'a')
    return /^(https:|mailto:|tel:|\/)/.test(element.getAttribute('href') ?? '') ? 'link' : undefined;
  // Some programs wrap all copied content in a `b` element that is not bold.
  if (element.localName === 'strong' || element.localName === 'b')
    return weight === 'normal' ? undefined : 'strong';
  if (weight === 'bold' || Number(weight) >= 600) return 'strong';
  return element.localName === 'em' || element.localName === 'i' ? 'emphasis' : undefined;
}
