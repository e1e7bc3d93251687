import { pointerToken } from '../../model/diagnostics';
import { isRecord } from '../../model/is-record';
import { didYouMean } from '../../text/quote';
import { suggest, suggestOnly } from '../../text/suggest';
import type { SourceFile } from '../load';
import { isSeeThrough, namedColors, parseColor } from './color';
import { shades } from './look';

/** An invalid color in a theme. */
interface WrongColor {
  file: string;
  pointer: string;
  text: string;
  /** The role, or the shade of an accent. */
  name: string;
  hint: string;
  /** The only color that it can mean. */
  meant?: string;
}

/**
 * The texts in a theme that should be colors but are not. Values of other types or lengths are rejected by the schema.
 */
export function wrongColors({ path, value }: SourceFile): WrongColor[] {
  if (!isRecord(value)) return [];
  const wrong: WrongColor[] = [];
  const look = (colors: unknown, at: string) => {
    for (const [name, text] of Object.entries(isRecord(colors) ? colors : {})) {
      const isChecked = typeof text === 'string' && text.length >= 3 && text.length <= 80;
      if (!isChecked || name.startsWith('$') || parseColor(text)) continue;
      wrong.push({ file: path, pointer: at + pointerToken(name), text, name, ...hintFor(text) });
    }
  };
  for (const shade of shades) look(value[shade], pointerToken(shade));
  for (const [name, accent] of Object.entries(isRecord(value.accents) ? value.accents : {}))
    look(accent, `/accents${pointerToken(name)}`);
  return wrong;
}

function hintFor(text: string): { hint: string; meant?: string } {
  const plain = text.trim();
  if (isSeeThrough(plain))
    return {
      hint: 'Write the color that is to be seen, without transparency: what lies below it differs from page to page.',
    };
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(plain)?.[1];
  const meant = digits === undefined ? suggestOnly(plain, namedColors) : `#${digits}`;
  // Of several words, such as "warm gray", the nearest name says too little.
  const likely = meant ?? (/^[a-z]+$/i.test(plain) ? suggest(plain, namedColors) : undefined);
  return {
    hint: didYouMean(
      likely,
      'Write a color as CSS does: "#0f4a5c", "rgb(15 74 92)", "oklch(0.385 0.075 222)", "teal".',
    ),
    ...(meant !== undefined && { meant }),
  };
}
