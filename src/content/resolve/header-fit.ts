import { textWidth } from '../text/text-width';
import type { SiteDocument } from '../types.generated';

/** Styles of a header that needs more than most. */
export interface HeaderFit {
  /** Its style sheet asks how wide it is inside: one that needs a wider window for one line is made narrower there. */
  header?: { paddingInlineEnd: string };
  /** A name with a long word is as large as the window has room for it beside mark and menu button. */
  brand?: { fontSize: string };
}

/** Widths in rem, as src/shell and src/ui/states.css have them. */
const line = 64;
const mark = 3;
const label = 0.9375;
const control = 2.75;
const languageList = 8.5;
const opener = 1.75;

/** By how much words are wider in bold. */
const bold = 1.15;

/**
 * Works out what fits into the header, from the lengths of its texts: a style sheet cannot ask whether all of it does, and a page
 * without scripts cannot measure.
 *
 * @param site brand and header, in the language that they are shown in
 * @param languages how many languages the site has
 * @returns undefined for a header of few short words
 */
export function headerFit(
  { brand, header }: Pick<SiteDocument, 'brand' | 'header'>,
  languages: number,
): HeaderFit | undefined {
  const size = brand.name.length > 12 ? 1.0625 : 1.375;
  const word = brand.logo ? 0 : Math.max(...brand.name.split(/[\s-]+/).map(textWidth));
  const from = windowFor(
    header,
    brand.logo ? logoWidth(brand.logo) : mark + size * textWidth(brand.name),
    languages,
  );
  const fit: HeaderFit = {};
  if (from > line) fit.header = { paddingInlineEnd: `min(100%, ${(from - line).toFixed(1)}rem)` };
  if (size * word > 7.5)
    fit.brand = { fontSize: `min(${size}rem, max(3.4vw, (100vw - 9rem) / ${word.toFixed(1)}))` };
  return fit.header || fit.brand ? fit : undefined;
}

/** How wide a logo is shown, in rem: 2.25 high, and 12 wide at most. */
function logoWidth({ width, height }: { width: number; height: number }): number {
  return Math.min((2.25 * width) / height, 12);
}

/** How wide a window has to be for the header to stand in one line, in rem. */
function windowFor({ navigation, action }: SiteDocument['header'], brand: number, languages: number): number {
  const links = navigation.reduce(
    (sum, link) => sum + label * textWidth(link.label) + (link.items ? opener : 0),
    0,
  );
  const button = action ? 3.125 + label * bold * textWidth(action.label) : 0;
  const others = languages < 2 ? 0 : 0.5 + (languages === 2 ? control : languageList);
  const parts = brand + 0.75 + links + control + others + 0.5 + button;
  const count = navigation.length;
  // The gutters are 9 % of the window, and gaps between links grow with it: 3.6 % less 26 px, up to 1.5 rem.
  const growing = (parts - 1.625 * count) / (0.91 - 0.036 * count);
  const wide = (parts + 1.5 * count) / 0.91;
  const from = Math.min(growing, wide);
  // No window makes the column wider than 90 rem.
  return from > 90 ? 999 : from;
}
