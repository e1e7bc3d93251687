import { routeBehind } from '../../../content/model/local-routes';
import { parsePath } from '../../../content/model/routes';
import {
  endsWithinWord,
  escapeInline,
  parseInline,
  startsWithinWord,
} from '../../../content/text/inline-text';
import type { SiteInfo } from '../../protocol/site-info';
import { pastedLine } from '../pasted-line';

type LinkedSite = Pick<SiteInfo, 'languages' | 'pages'>;

export type Mark = 'strong' | 'emphasis' | 'link';

/** A text with its selection in UTF-16 units. */
interface SelectedText {
  text: string;
  start: number;
  end: number;
}

const wordEnd = /[\p{L}\p{N}\p{M}]+$/u;
const wordStart = /^[\p{L}\p{N}\p{M}]+/u;

const hasLetter = /[\p{L}\p{N}]/u;

const around = { strong: ['**', '**'], emphasis: ['_', '_'], link: ['[', '](/)'] } as const;

/** Applies a mark to the selection, or removes it if all words there have it. The target of a new link is empty and becomes the selection. */
export function withMark({ text, start, end }: SelectedText, mark: Mark): SelectedText {
  const parts = parseInline(text);
  const inside = parts.find(
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
  // Marks do not nest: other ones stay, with this one around the words between them; a link takes their place.
  const inner = parts.filter(
    ({ kind, offset, length }) => kind !== 'text' && offset < to && offset + length > from,
  );
  const kept = inner.filter(({ kind }) => mark !== 'link' && kind !== mark);
  const isTaken =
    mark !== 'link' && kept.length < inner.length && !parts.some((part) => isPlainIn(part, from, to));
  const begin = Math.min(from, ...inner.map(({ offset }) => offset));
  const stop = Math.max(to, ...inner.map(({ offset, length }) => offset + length));
  const between = (one: number, other: number) =>
    parts
      .map(({ words: { offset, length } }) =>
        text.slice(Math.max(one, offset), Math.min(other, offset + length)),
      )
      .join('');
  const selected = { start: begin, end: begin };
  let made = text.slice(0, begin);
  let at = begin;
  for (const { offset, length } of [...kept, { offset: stop, length: 0 }]) {
    const words = from === to && inner.length === 0 ? 'words' : between(at, offset);
    const [, space = '', bare = '', rest = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? [];
    // A full stop between marked words needs no mark of its own.
    const isMarked = !isTaken && bare !== '' && (kept.length === 0 || hasLetter.test(bare));
    const [open, close] = isMarked ? around[mark] : ['', ''];
    made += space + open;
    if (isMarked && selected.end === begin) selected.start = made.length;
    made += bare;
    if (isMarked) selected.end = made.length;
    made += close + rest + text.slice(offset, offset + length);
    at = offset + length;
  }
  made += text.slice(stop);
  if (made === text) return { text, start, end };
  if (isTaken) return { text: made, start: begin, end: stop - (text.length - made.length) };
  const target = selected.end + '](/'.length;
  return mark === 'link' ? { text: made, start: target - 1, end: target } : { text: made, ...selected };
}

/** Whether a part has words without a mark in a range. */
function isPlainIn({ kind, offset, text }: ReturnType<typeof parseInline>[number], from: number, to: number) {
  return kind === 'text' && hasLetter.test(text.slice(Math.max(0, from - offset), Math.max(0, to - offset)));
}

/** Words with one mark, or with none. */
interface Run {
  words: string;
  mark: Mark | undefined;
  href: string;
}

/**
 * Converts pasted content to inline text and keeps strong text, emphasis and links.
 *
 * @param language of the text
 * @param site links to its pages lead to those in every language
 */
export function pastedText(html: string, language: string, site: LinkedSite): string {
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
    const href = hrefOf(node, site);
    const own = within.mark ? within : { mark: markIn(node, href), href };
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

/** Whether an element's text is not for the page: it is hidden or deleted, or is Word's bullet of a list, comment or comment mark. */
function isUnread(element: Element): boolean {
  return element.matches(unreadElements) || unreadStyles.test(element.getAttribute('style') ?? '');
}

const unreadElements = 'del, .msoDel, .MsoCommentReference, .msocomanchor';
const unreadStyles =
  /mso-list:\s*ignore|mso-element:\s*comment|mso-special-character:\s*comment|display:\s*none/i;

const unmarked = { mark: undefined, href: '' };

/** The same with emphasis extended to whole words, since a mark within a word is not read as one. */
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
  const [open, close] = mark === 'link' ? ['[', `](${href})`] : around[mark];
  return space + open + inner + close + rest;
}

/** Where a link leads, as documents have it: a page of the site that is edited by its path in the source language. */
function hrefOf(element: Element, { languages, pages }: LinkedSite): string {
  const href = element.localName === 'a' ? (element.getAttribute('href') ?? '') : '';
  if (!href.startsWith(`${location.origin}/`)) return href;
  const { pathname, search, hash } = new URL(href);
  const { language, route } = parsePath(pathname, languages);
  const localized = new Map(pages.flatMap((page) => (page.routes ? [[page.route, page.routes]] : [])));
  return routeBehind(route, language, languages, localized) + search + hash;
}

function markIn(element: Element, href: string): Mark | undefined {
  const style = element.getAttribute('style') ?? '';
  const weight = /font-weight:\s*([\w]+)/.exec(style)?.[1];
  if (element.localName === 'a') return /^(https:|mailto:|tel:|\/)/.test(href) ? 'link' : undefined;
  // Some programs wrap all copied content in a `b` element that is not bold.
  if (element.localName === 'strong' || element.localName === 'b')
    return weight === 'normal' ? undefined : 'strong';
  if (weight === 'bold' || Number(weight) >= 600) return 'strong';
  if (/font-style:\s*italic/.test(style)) return 'emphasis';
  const isEmphasis = element.localName === 'em' || element.localName === 'i';
  return isEmphasis && !/font-style:\s*normal/.test(style) ? 'emphasis' : undefined;
}
