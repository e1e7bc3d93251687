import { isRecord } from '../../model/is-record';

/** A shape of the mark with an accent that the theme lacks. */
interface UnknownAccent {
  pointer: string;
  color: string;
  /** The accents in the theme. */
  accents: readonly string[];
}

/**
 * The shapes of a mark whose color is not an accent of the theme.
 *
 * @param site the site document
 * @param theme the parsed theme
 */
export function unknownAccents(site: unknown, theme: unknown): UnknownAccent[] {
  const brand = isRecord(site) && isRecord(site.brand) ? site.brand : {};
  const settings = theme ?? {};
  const named = isRecord(settings) ? (settings.accents ?? {}) : undefined;
  // What stands in place of a theme, or of its accents, is a mistake of its own.
  if (!isRecord(named)) return [];
  const accents = Object.keys(named);
  return (Array.isArray(brand.mark) ? brand.mark : []).flatMap((shape: unknown, index) => {
    const color = isRecord(shape) ? shape.color : undefined;
    if (typeof color !== 'string' || !nameForm.test(color)) return [];
    const isKnown = color === 'ink' || color === 'accent' || accents.includes(color);
    return isKnown ? [] : [{ pointer: `/brand/mark/${index}/color`, color, accents }];
  });
}

/** Invalid names are rejected by the schema. */
const nameForm = /^[a-z][a-z0-9-]{0,30}$/;
