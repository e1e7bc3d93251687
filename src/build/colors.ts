/** Linear sRGB, each from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * The colour tokens of a rule in the stylesheet of tokens.
 *
 * @param selector `:root` or `.dark`
 */
export function colorTokens(css: string, selector: string): Record<string, Rgb> {
  const rule = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  const tokens = rule.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  return Object.fromEntries(
    [...tokens].map(([, name, l, c, h]) => [name, rgbOf(Number(l), Number(c), Number(h))]),
  );
}

/** OKLCH to linear sRGB (Ottosson's matrices). */
function rgbOf(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** How light a colour is to the eye, from 0 to 1 (WCAG). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `#1c2233`. */
export function hexOf(rgb: Rgb): string {
  const gamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
  return `#${rgb
    .map((value) =>
      Math.round(gamma(value) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
