import { faceRanges } from '../../content/resolve/face.generated';
import type { ResolvedSite } from '../../content/resolve/resolved-page';
import { charactersOf } from '../../content/site/theme/faces';
import { escapeXml } from '../../content/text/encode/html';
import { displayFont, faceParts } from '../bundle/fonts';
import type { DrawnFace } from '../faces/site-faces';

/** The colors of a theme, by token name. */
export type Colors = Readonly<Record<string, string>>;

/** The site's mark as a nested SVG. @param place where, and how large, in pixels */
export function markSvg(
  mark: NonNullable<ResolvedSite['brand']['mark']>,
  colors: Colors,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const shapes = mark.map(
    ({ path, color }) => `<path d="${escapeXml(path)}" fill="${escapeXml(colors[color] ?? '')}"/>`,
  );
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32">${shapes.join('')}</svg>`;
}

/** The fonts of headings for satori, which takes a character that one lacks from the next. @param face the site's own */
export async function fontsOf(face: DrawnFace | undefined) {
  const files = face?.fonts ?? (await engineFonts());
  const fonts = files.map((data, index) => ({
    name: `display-${index}`,
    data: Buffer.from(data),
    weight: 600 as const,
    style: 'normal' as const,
  }));
  return { fonts, fontFamily: fonts.map(({ name }) => name).join(', ') };
}

function engineFonts(): Promise<Buffer[]> {
  const all = String.fromCodePoint(...charactersOf(faceRanges));
  return Promise.all(faceParts.map((part) => displayFont('sfnt', all, part)));
}
