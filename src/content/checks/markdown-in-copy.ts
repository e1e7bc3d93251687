import { parseInline } from '../text/inline-text';
import { gapBetween } from '../text/wide-letters';
import type { Check } from './core/check';
import { type CopyFault, reportCopy } from './core/copy-faults';

/** Markdown around or before words, which can be removed without changing them: emphasis, code, headings. */
const marks = [
  /(\*\*|__)(?=\S)([^*_]*\S)\1/g,
  /(?<![\p{L}\d*])(\*)(?=\p{L})([^*]*[\p{L}\d.!?])\*(?![\p{L}\d*])/gu,
  /(?<![\p{L}\d_])(_)(?=\p{L})([^_]*[\p{L}\d.!?])_(?![\p{L}\d_])/gu,
  /(`+)([^`]+)\1/g,
  /^(#{1,6}\s+)(?=\p{L})(.*)/gu,
];
const link = /!?\[[^\][]+\](?:\([^()\s]+\)|\s+\((?:[/#]|https?:|mailto:)[^()\s]*\))/;
/** Markdown that inline text does not support: anything but strong, emphasis and links. */
const unread = [/!\[[^\][]*\]\([^()\s]+\)/g, ...marks];
/** An unclosed mark, or one inside others. A single asterisk after a word may be a footnote mark. */
const halfMark = /(?<!\S)\*\*(?=[^\s*])|\[[^\][]*\]\(/;

interface Slip {
  pattern: RegExp;
  hint: string;
  /** What belongs in its place, if that is certain. @param before the text in front of it @param after the text behind it */
  by?(before: string, after: string): string;
}

/** Whoever removes the space makes a link, which no fix of words does. */
const spacedLink: Slip = {
  pattern: /\[[^\][]+\]\s+\((?:[/#]|https?:|mailto:)[^()\s]*\)/u,
  hint: 'Remove the space between the words and the address of the link.',
};
/** Signs that were typed for what a document says by its structure, in any text. */
const slips: readonly Slip[] = [
  {
    pattern: /^[-•]\s+(?=\p{L})/u,
    hint: 'Remove it: items of a list have their marks by themselves.',
    by: () => '',
  },
  {
    // In the path of a file, it begins a name.
    pattern: /(?<!(?:(?<!\p{L})[A-Za-z]:|\\)\S*)\s*\\n\s*(?!\S*\\(?!n))/u,
    hint: 'Remove it: lines break by themselves. A paragraph of its own is a text of its own.',
    by: (before, after) => (before === '' || after === '' ? '' : gapBetween(before, after)),
  },
];

export const markdownInCopy: Check = {
  code: 'markdown-in-copy',
  severity: 'error',
  summary: 'No text contains Markdown.',
  why: 'Texts are shown as written: visitors would see the asterisks.',
  example: {
    file: 'finance/es.json',
    right: '"Basta una frase sobre el dinero."',
    wrong: '"Basta una frase sobre el **dinero**."',
  },
  page(context, report) {
    reportCopy(context, report, signs, { plain: faultOf, inline: faultInInline });
  },
};

/** A document without any of these has no fault. In JSON, a backslash is two. */
const signs = /[*_`]|\]\s*\(|"(?:#|[-•]\s)|\\\\n/;

/** Masks parsed marks and escapes: neither letter, digit nor mark. */
const hidden = '\ue000';

/** Whether an inline text has Markdown that is not read, such as half a link. */
export function hasUnreadMarks(text: string): boolean {
  return faultInInline(text) !== undefined;
}

function faultInInline(text: string): CopyFault | undefined {
  const parts = parseInline(text);
  const written = parts
    .map(({ offset, length, words }) => {
      const inner = text.slice(words.offset, words.offset + words.length);
      const plain = inner.replaceAll(/\\[\\*_[\]()!]/g, hidden + hidden);
      const before = words.offset - offset;
      return hidden.repeat(before) + plain + hidden.repeat(length - before - words.length);
    })
    .join('');
  const slip = slipIn(text, written, [spacedLink, ...slips]);
  if (slip) return slip;
  const [match] = [...unread, link, halfMark]
    .map((pattern) => new RegExp(pattern, 'u').exec(written))
    .filter((match) => match !== null)
    .toSorted((a, b) => a.index - b.index);
  if (!match) return undefined;
  const part = { offset: match.index, length: match[0].length };
  const around = parts.find(({ offset, length }) => part.offset < offset + length)?.kind;
  const shown = JSON.stringify(text.slice(part.offset, part.offset + part.length));
  return {
    message: `Visitors see ${shown} as it stands here${around === 'text' ? '' : ', inside of other marks'}.`,
    hint: 'Only **strong**, _emphasis_ and [words](/route) are read, and not inside one another. Write \\ before a mark that is meant literally.',
    part,
  };
}

/** The first slip in a text. @param written the text with what is read in it masked */
function slipIn(text: string, written: string, slips: readonly Slip[]): CopyFault | undefined {
  for (const { pattern, hint, by } of slips) {
    const match = pattern.exec(written);
    if (!match) continue;
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    return {
      message: `Visitors see ${JSON.stringify(match[0].trim())} as it stands here.`,
      hint,
      mended: by && before + by(before, after) + after,
      part: { offset: match.index, length: match[0].length },
    };
  }
  return undefined;
}

function faultOf(text: string): CopyFault | undefined {
  const slip = slipIn(text, text, slips);
  if (slip) return slip;
  const match = [link, ...marks]
    .map((pattern) => text.match(pattern)?.[0])
    .find((match) => match !== undefined);
  if (match === undefined) return undefined;
  const plain = marks.reduce((rest, pattern) => rest.replace(pattern, '$2'), text);
  return {
    message: `Visitors see ${JSON.stringify(match)} as it stands here: texts are not Markdown.`,
    hint: 'Write the text without it. A link or a list is a property of its own, or stands in a text that takes marks, such as the hint of a field, where a section has one.',
    mended: link.test(plain) ? undefined : plain,
    part: { offset: text.indexOf(match), length: match.length },
  };
}
