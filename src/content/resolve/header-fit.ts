import { textWidth } from '../text/text-width';
import type { SiteDocument } from '../types.generated';

/** Inline styles of a header with much content. */
export interface HeaderFit {
  /** A container query decides whether it fits on one line; padding reduces the width that the query sees. */
  header?: { paddingInlineEnd: string };
  /** Shrinks a name with a long word to the space next to mark and menu button. */
  brand?: { fontSize: string };
  /** Widens the list of languages to its longest name. */
  languages?: { width: string };
}

/** Widths in rem, from src/shell and src/ui/states.css. */
const line = 64;
const mark = 3;
const label = 0.9375;
const control = 2.75;
const languageList = 8.5;
const listed = 1.0625;
const opener = 1.75;

/** The width ratio of bold to regular text, and of the name's bold letters, which stand closer together. */
const bold = 1.15;
const display = 1.11;

/**
 * Estimates from text lengths whether the header fits on one line: CSS cannot query that, and a page without scripts
 * cannot measure.
 *
 * @param site brand and header, in the language shown
 * @param names those of the languages, as the list of languages shows them
 * @returns undefined for a header with little content
 */
export function headerFit(
  { brand, header }: Pick<SiteDocument, 'brand' | 'header'>,
  names: readonly string[],
): HeaderFit | undefined {
  const size = brand.name.length > 12 ? 1.0625 : 1.375;
  const word = brand.logo ? 0 : Math.max(...brand.name.split(/[\s-]+/).map(textWidth));
  // A longer name than this is cut.
  const list = Math.min(Math.max(languageList, 3.75 + listed * Math.max(...names.map(textWidth))), 20);
  const from = windowFor(
    header,
    brand.logo ? logoWidth(brand.logo) : mark + size * display * textWidth(brand.name),
    names.length,
    list,
  );
  const fit: HeaderFit = {};
  if (from > line) fit.header = { paddingInlineEnd: `min(100%, ${(from - line).toFixed(1)}rem)` };
  if (size * word > 7.5)
    fit.brand = { fontSize: `min(${size}rem, max(3.4vw, (100vw - 9rem) / ${word.toFixed(1)}))` };
  if (names.length > 2 && list > languageList) fit.languages = { width: `${list.toFixed(1)}rem` };
  return Object.keys(fit).length > 0 ? fit : undefined;
}

/** The width of a logo, in rem: 2.25 high, at most 12 wide. */
function logoWidth({ width, height }: { width: number; height: number }): number {
  return Math.min((2.25 * width) / height, 12);
}

/** The minimum window width for the header to fit on one line, in rem. */
function windowFor(
  { navigation, action }: SiteDocument['header'],
  brand: number,
  languages: number,
  list: number,
): number {
  const links = navigation.reduce(
    (sum, link) => sum + label * textWidth(link.label) + (link.items ? opener : 0),
    0,
  );
  const button = action ? 3.125 + label * bold * textWidth(action.label) : 0;
  const others = languages < 2 ? 0 : 0.5 + (languages === 2 ? control : list);
  const parts = brand + 0.75 + links + control + others + 0.5 + button;
  const count = navigation.length;
  // The gutters are 9% of the window; gaps between links are 3.6% less 26 px, at most 1.5 rem.
  const growing = (parts - 1.625 * count) / (0.91 - 0.036 * count);
  const wide = (parts + 1.5 * count) / 0.91;
  const from = Math.min(growing, wide);
  // The column is at most 90 rem wide, however wide the window is.
  return from > 90 ? 999 : from;
}
