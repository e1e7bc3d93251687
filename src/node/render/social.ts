import path from 'node:path';
import { drawnText, undrawn } from '../../content/resolve/face';
import type { ResolvedPage, ResolvedSite } from '../../content/resolve/resolved-page';
import { charactersOf } from '../../content/site/theme/faces';
import { accentAt } from '../../content/site/theme/theme-css';
import { textWidth } from '../../content/text/text-width';
import { widestPart } from '../../content/text/unbroken';
import { readCache, writeCache } from '../cache/cache';
import { inCache } from '../cache/place';
import type { DrawnFace } from '../faces/site-faces';
import { type CheckedImage, decoding, readCheckedImage } from '../images/read-image';
import { hashOf } from '../project/hash';
import { type Colors, fontsOf, markSvg } from './picture-parts';

const cache = inCache('social');
/** The size of link previews, in pixels. */
const [width, height] = [1200, 630];
const photographWidth = 460;
const bandHeight = 20;
/** The space between texts and a photograph. */
const gap = 24;
/** The width of the title. */
const column = 620;

/** Draws the social image of a page as PNG. */
type DrawPicture = (
  page: ResolvedPage,
  site: ResolvedSite,
  photograph: CheckedImage | undefined,
) => Promise<Uint8Array>;

/**
 * Prepares drawing social images. Results are cached, as drawing takes twenty times as long as rendering.
 *
 * @param inputs the key of the inputs, which include the drawing code
 * @param colors of the light theme, by token name
 * @param face of headings, if the site has its own
 */
export async function preparePictures(
  inputs: string,
  folder: string,
  colors: Colors,
  face?: DrawnFace,
): Promise<DrawPicture> {
  // The face is subset to all characters of the site, so adding a new one redraws all images.
  const faceKey = face ? face.fonts.map(hashOf) : [];
  let draw: ReturnType<typeof prepareDrawing> | undefined;
  return async (page, site, photograph) => {
    const content = [page.title, page.breadcrumb, site.brand, site.accents];
    const key = hashOf(JSON.stringify([inputs, content, photograph?.hash, colors, ...faceKey]));
    const file = path.join(cache, `${key}.png`);
    const drawn = readCache(file);
    if (drawn) return drawn;
    draw ??= prepareDrawing(colors, face);
    const png = await (await draw)(
      page,
      site,
      photograph ? await photographInset(folder, photograph, colors.surface) : '',
    );
    writeCache(file, png, keptPictures);
    return png;
  };
}

/** The cache limit: twice as many as the largest site with social images has, in two languages. */
const keptPictures = 2000;

async function prepareDrawing(colors: Colors, face: DrawnFace | undefined) {
  const [{ default: satori }, { Resvg }, { fonts, fontFamily }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    fontsOf(face),
  ]);
  const letters = face && charactersOf(face.ranges);
  return async (page: ResolvedPage, site: ResolvedSite, inset: string): Promise<Uint8Array> => {
    const words = wordsOf(page, site, letters);
    const text = await satori(layout(words, colors, site, fontFamily) as Parameters<typeof satori>[0], {
      width,
      height,
      fonts,
    });
    const mark = markSvg(
      site.brand.mark ?? [],
      colors,
      words.title ? { x: 72, y: 60, size: 64 } : { x: 172, y: 165, size: 280 },
    );
    return new Resvg(text.replace(/<\/svg>$/, `${mark}${inset}</svg>`)).render().asPng();
  };
}

/** Places the page's photograph at the right, from edge to edge; JPEG knows no transparency. */
async function photographInset(
  folder: string,
  image: CheckedImage,
  surface: string | undefined,
): Promise<string> {
  const { openImage } = await import('../images/make-variant');
  const jpeg = await decoding(
    openImage(readCheckedImage(folder, image))
      .flatten({ background: surface })
      .resize(photographWidth, height - bandHeight, { fit: 'cover', position: 'attention' })
      .jpeg({ quality: 82 })
      .toBuffer(),
  );
  const place = `x="${width - photographWidth}" y="0" width="${photographWidth}" height="${height - bandHeight}"`;
  return `<image ${place} href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>`;
}

/** The text of a social image. */
interface Words {
  brand: string;
  /** The name of the parent page. */
  above: string;
  title: string;
}

/**
 * The text of a page's social image. If the face lacks one of its characters, which the check `picture-without-words` reports,
 * it is empty, or the brand where that has no mark.
 */
function wordsOf(
  { breadcrumb, title }: ResolvedPage,
  { brand }: ResolvedSite,
  letters: ReadonlySet<number> | undefined,
): Words {
  const words = { brand: brand.name, above: breadcrumb.at(-2)?.name ?? '', title };
  if (undrawn(Object.values(words).join(''), letters).length > 0) {
    // Without a mark, nothing would say whose page it is.
    const isNamed = !brand.mark && undrawn(brand.name, letters).length === 0;
    return { brand: '', above: '', title: isNamed ? drawnText(brand.name) : '' };
  }
  return { brand: drawnText(words.brand), above: drawnText(words.above), title: drawnText(title) };
}

/** The layout for satori: the text, and a band with the site's accent colors. */
function layout(
  { brand, above, title }: Words,
  colors: Colors,
  { brand: { mark }, accents = 1 }: ResolvedSite,
  fontFamily: string,
) {
  const element = (style: Record<string, unknown>, ...children: unknown[]) => ({
    type: 'div',
    props: { style: { display: 'flex', ...style }, children },
  });
  /** A text's size, smaller where its longest word would reach the photograph. */
  const fitting = (size: number, text: string) => Math.min(size, column / widestPart(text));
  const start = mark ? 156 : 72;
  // A long name is smaller: it must not reach the photograph.
  const brandSize = Math.min(38, (width - photographWidth - gap - start) / textWidth(brand));
  const band = Array.from({ length: accents }, (_, index) => accentAt(index));
  return element(
    {
      width,
      height,
      flexDirection: 'column',
      justifyContent: 'space-between',
      background: colors.surface,
      color: colors.ink,
      fontFamily,
    },
    element({ padding: `70px 0 0 ${start}px`, fontSize: brandSize }, brand),
    element(
      { flexDirection: 'column', marginLeft: 72, width: column },
      element({ fontSize: fitting(28, above), color: colors.accent, marginBottom: 16 }, above),
      element(
        { fontSize: fitting(title.length > 24 ? 58 : 68, title), lineHeight: 1.05, letterSpacing: -1 },
        title,
      ),
    ),
    element(
      { height: bandHeight },
      ...band.map((name) => element({ flexGrow: 1, background: colors[name] })),
    ),
  );
}
