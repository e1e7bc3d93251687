import {
  endsWithinWord,
  escapeInline,
  parseInline,
  startsWithinWord,
} from '../../../content/text/inline-text';
import { pastedLine } from '../pasted-line';

export type Mark = 'strong' | 'emphasis' | 'link';

/** A text with its selection in UTF-16 units. */
interface SelectedText {
  text: string;
  start: number;
  end: number;
}

const wordEnd = /[\p{L}\p{N}\p{M}]+$/u;
const wordStart = /^[\p{L}\p{N}\p{M}]+/u;

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
  // A mark must not start or end with a space, and emphasis not within a word.
  const chosen = text.slice(start, end);
  const first = start + (chosen.length - chosen.trimStart().length);
  const last = first + chosen.trim().length;
  const isEmphasis = mark === 'emphasis' && first < last;
  const isBegun = isEmphasis && startsWithinWord(text.slice(0, first), text.slice(first));
  const goesOn = isEmphasis && endsWithinWord(text.slice(0, last), text.slice(last));
  const from = isBegun ? first - (wordEnd.exec(text.slice(0, first))?.[0].length ?? 0) : first;
  const to = goesOn ? last + (wordStart.exec(text.slice(last))?.[0].length ?? 0) : last;
  const words = text.slice(from, to) || 'words';
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (mark === 'link') {
    const at = from + words.length + 3;
    return { text: `${before}[${words}](/)${after}`, start: at, end: at + 1 };
  }
  const sign = signs[mark];
  const at = from + sign.length;
  return { text: `${before}${sign}${words}${sign}${after}`, start: at, end: at + words.length };
}

/** Words with one mark, or with none. */
interface Run {
  words: string;
  mark: Mark | undefined;
  href: string;
}

/** Converts pasted content to inline text and keeps strong text, emphasis and links. */
export function pastedText(html: string, language: string): string {
  const fragment = html.replaceAll(/^.*<!--StartFragment-->|<!--EndFragment-->.*$/gs, '');
  const { body } = new DOMParser().parseFromString(fragment, 'text/html');
  const runs: Run[] = [];
  const add = (words: string, { mark, href }: Omit<Run, 'words'>) => {
    const last = runs.at(-1);
    // Programs write one word as several pieces with the same mark.
    if (last && last.mark === mark && last.href === href) last.words += words;
    else runs.push({ words, mark, href });
  };
  const read = (node: Node, within: Omit<Run, 'words'>) => {
    if (node.nodeType === Node.TEXT_NODE)
      return add((node.textContent ?? '').replaceAll(htmlSpaces, ' '), within);
    if (!(node instanceof Element) || silent.test(node.localName) || isUnread(node)) return;
    const isBlock = blocks.test(node.localName);
    const own = within.mark ? within : { mark: markIn(node), href: hrefOf(node) };
    if (isBlock) add('\n', unmarked);
    for (const child of node.childNodes) read(child, own);
    if (isBlock) add('\n', unmarked);
  };
  read(body, unmarked);
  return pastedLine(spelledOut(runs).map(written).join('').replaceAll(unmeant, ' '), language);
}

const htmlSpaces = /[^\S\u00a0\u202f]+/g;
/** A no-break space that is not beside a figure or a sign, where programs write it for a space. */
const unmeant = /(?<![\p{N}«¿¡.])\u00a0(?![\p{N}\p{Sc}»!?:;%‰])/gu;
const silent = /^(?:style|script|template|title)$/i;
const blocks =
  /^(?:address|article|aside|blockquote|br|caption|d[dlt]|div|fig(?:caption|ure)|footer|h[1-6]|header|hr|li|main|nav|[ou]l|p|pre|section|table|t[dhr])$/;

/** The bullets that Word writes before the items of a list, and what a page hides. */
function isUnread(element: Element): boolean {
  return /mso-list:\s*ignore|display:\s*none/i.test(element.getAttribute('style') ?? '');
}

const unmarked = { mark: undefined, href: '' };

/** The same, with emphasis for whole words: within one, it would be no mark. */
function spelledOut(runs: readonly Run[]): Run[] {
  const spelled = runs.map((run) => ({ ...run }));
  for (const [index, run] of spelled.entries()) {
    const [before, after] = [spelled[index - 1], spelled[index + 1]];
    if (run.mark !== 'emphasis' || run.words.trim() === '') continue;
    if (before && !before.mark && startsWithinWord(before.words, run.words)) {
      const [end = ''] = wordEnd.exec(before.words) ?? [];
      before.words = before.words.slice(0, before.words.length - end.length);
      run.words = end + run.words;
    }
    if (after && !after.mark && endsWithinWord(run.words, after.words)) {
      const [start = ''] = wordStart.exec(after.words) ?? [];
      after.words = after.words.slice(start.length);
      run.words += start;
    }
  }
  return spelled;
}

function written({ words, mark, href }: Run): string {
  const [, space = '', inner = '', rest = ''] = /^(\s*)(.*?)(\s*)$/s.exec(escapeInline(words)) ?? [];
  if (!mark || inner === '') return space + inner + rest;
  return space + (mark === 'link' ? `[${inner}](${href})` : signs[mark] + inner + signs[mark]) + rest;
}

/** Where a link leads, as documents have it: a page of the site that is edited by its path. */
function hrefOf(element: Element): string {
  const href = element.localName === 'a' ? (element.getAttribute('href') ?? '') : '';
  return href.startsWith(`${location.origin}/`) ? href.slice(location.origin.length) : href;
}

function markIn(element: Element): Mark | undefined {
  const style = element.getAttribute('style') ?? '';
  const weight = /font-weight:\s*([\w]+)/.exec(style)?.[1];
  if (element.localName === 'a')
    return /^(https:|mailto:|tel:|\/)/.test(hrefOf(element)) ? 'link' : undefined;
  // Some programs wrap all copied content in a `b` element that is not bold.
  if (element.localName === 'strong' || element.localName === 'b')
    return weight === 'normal' ? undefined : 'strong';
  if (weight === 'bold' || Number(weight) >= 600) return 'strong';
  if (/font-style:\s*italic/.test(style)) return 'emphasis';
  const isEmphasis = element.localName === 'em' || element.localName === 'i';
  return isEmphasis && !/font-style:\s*normal/.test(style) ? 'emphasis' : undefined;
}
