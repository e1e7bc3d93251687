import type { CSSProperties } from 'react';

/** Every sign but a space and, in scripts without spaces between words, a letter or a mark around words. */
const sign =
  /[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u3001-\u301b\u30fb\u30fc！（），：；？]|\p{Nd}/u
    .source;

/** What makes a number part of a word where words have no spaces between them, as in `第1四半期`: first, second. */
const ordinal = String.raw`(?:第|ที่|ທີ|ទី)\s?(?:${sign})*`;

/** A figure with its unit or symbol, in the digits of any script: `80%`, `80 %`, `$3.2M`, `12 500`, `٨٠٪`. */
const figure = new RegExp(
  String.raw`(?<!${ordinal})(?:${sign})*\p{Nd}(?:${sign})*(?:(?<=\p{Nd})[\u00a0\u202f，]\p{Nd}(?:${sign})*)*(?:[ \u00a0\u202f][%٪])?`,
  'u',
);

/** Splits a text at its first figure. */
function split(text: string): [before: string, figure: string, after: string] {
  const digits = figure.exec(text)?.[0];
  if (digits === undefined) return [text, '', ''];
  const start = text.indexOf(digits);
  return [text.slice(0, start), digits, text.slice(start + digits.length)];
}

/** The first figure of a text with its unit or symbol; an empty text if there is none. */
export const figureOf = (text: string): string => split(text)[1];

/** Letters that are as wide as two digits. */
const square = /[\u2e80-\uffef]/g;

/** The number of digits for which figures have room where they are as large as their container allows. */
const room = 6;

const lengthOf = (value: string) => value.replaceAll(square, '  ').length;

/** The lengths of a value's parts that take one line each, in digits. Words are half as large, and no line breaks at a no-break space. */
function lengthsOf(text: string): [figure: number, ...words: number[]] {
  const [before, value, after] = split(text);
  const words = (part: string) => part.split(' ').map((word) => lengthOf(word) / 2);
  const [beforeFigure = 0, ...first] = words(before).reverse();
  const [afterFigure = 0, ...last] = words(after);
  return [beforeFigure + lengthOf(value) + afterFigure, ...first, ...last];
}

/** The style of an element that is as large as its container allows: `--fit` is how much smaller a long figure has to be. */
export function fitOf(text: string): CSSProperties | undefined {
  const [length] = lengthsOf(text);
  return length > room ? { '--fit': (room / length).toFixed(2) } : undefined;
}

/** The number of digits that are as wide as a value whose style is from `fitOf`. */
export const figureWidth = (text: string): number => Math.min(room, Math.max(...lengthsOf(text)));

/** A sentence with its first figure enlarged, wherever the language puts it, to draw the eye. */
export function Emphasized({
  size = 'text-figure',
  children: text,
}: {
  size?: string | undefined;
  children: string;
}) {
  const [before, value, after] = split(text);
  return (
    <>
      {before}
      {value && (
        <span className={`figure me-[0.08em] text-accent ${size}`} style={fitOf(value)}>
          {value}
        </span>
      )}
      {after}
    </>
  );
}

/** A result in words, set apart by a bar, with its figure enlarged. */
export function Impact({ size = 'text-item', children }: { size?: string; children: string }) {
  return (
    <span
      className={`inline-block border-s-4 border-accent ps-4 font-display ${size} font-semibold text-balance`}
    >
      <Emphasized>{children}</Emphasized>
    </span>
  );
}

/** Words beside a figure, set apart where there is a space. One that may be wider than its container can be broken. */
function Words({ children: words }: { children: string }) {
  const apart = /^\s/.test(words) ? 'ms-[0.2em]' : '';
  const breaking = /\S{13}/.test(words) ? 'wrap-anywhere' : '';
  return <small className={`${apart} ${breaking}`.trim() || undefined}>{words}</small>;
}

/**
 * A value on its own with a smaller unit, because `8.5 months` must fit where `312%` does. A text without a figure is shown as
 * words, but a single short one, such as `less`, is as large as the figures next to it.
 */
export function Figure({ children: text }: { children: string }) {
  const [before, value, after] = split(text);
  if (!value) return /^[^\s\p{Nd}]{1,6}$/u.test(text) ? text : <Words>{text}</Words>;
  return (
    <>
      {before && <Words>{before}</Words>}
      {value}
      {after && <Words>{after}</Words>}
    </>
  );
}
