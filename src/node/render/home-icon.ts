import path from 'node:path';
import { drawnText, undrawn } from '../../content/resolve/face';
import type { ResolvedSite } from '../../content/resolve/resolved-page';
import { charactersOf } from '../../content/site/theme/faces';
import { escapeXml } from '../../content/text/encode/html';
import { readCache, writeCache } from '../cache/cache';
import { inCache } from '../cache/place';
import type { DrawnFace } from '../faces/site-faces';
import { hashOf } from '../project/hash';
import { type Colors, fontsOf, markSvg } from './picture-parts';

/** The size of the icon, in pixels, and the margin around the mark: systems cut the corners off. */
const [size, margin] = [180, 24];

/**
 * Draws the icon that a site has on the home screen of a phone: its mark, or the first letter of its name. An icon in SVG does
 * not show there.
 *
 * @param inputs the key of the inputs, which include the drawing code
 * @param colors of the light theme, by token name
 * @param face of headings, if the site has its own
 * @returns a PNG
 */
export async function homeIcon(
  { brand }: ResolvedSite,
  inputs: string,
  colors: Colors,
  face: DrawnFace | undefined,
): Promise<Uint8Array> {
  const faceKey = brand.mark ? [] : (face?.fonts ?? []).map(hashOf);
  const key = hashOf(JSON.stringify([inputs, brand.mark ?? brand.name, colors, ...faceKey]));
  const file = path.join(inCache('home-icon'), `${key}.png`);
  const drawn = readCache(file);
  if (drawn) return drawn;
  const { Resvg } = await import('@resvg/resvg-js');
  const svg = brand.mark
    ? `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${escapeXml(colors.surface ?? '')}"/>${markSvg(brand.mark, colors, { x: margin, y: margin, size: size - 2 * margin })}</svg>`
    : await letterSvg(brand.name, colors, face);
  const png = new Resvg(svg).render().asPng();
  writeCache(file, png, keptIcons);
  return png;
}

const keptIcons = 20;

/** The first letter of a name on the accent; the accent alone if the face lacks the letter. */
async function letterSvg(name: string, colors: Colors, face: DrawnFace | undefined): Promise<string> {
  const [{ default: satori }, { fonts, fontFamily }] = await Promise.all([import('satori'), fontsOf(face)]);
  const [letter = ''] = name;
  const style = {
    display: 'flex',
    width: size,
    height: size,
    alignItems: 'center',
    justifyContent: 'center',
    background: colors.accent,
    color: colors['on-accent'],
    fontFamily,
    fontSize: 110,
  };
  const isInFace = undrawn(letter, face && charactersOf(face.ranges)).length === 0;
  const children = isInFace ? drawnText(letter) : '';
  const element = { type: 'div', props: { style, children } };
  return satori(element as Parameters<typeof satori>[0], { width: size, height: size, fonts });
}
