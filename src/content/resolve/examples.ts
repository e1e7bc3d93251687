import { kindOfDownload, sizeIn } from '../model/downloads';
import { icons } from '../model/icons';
import type { ImagePlace } from '../model/image-places';
import { isRecord } from '../model/is-record';
import type { Language, Languages } from '../model/languages';
import { localHref } from '../model/local-routes';
import { type FieldLeaf, mapFields } from '../schema/fields';
import type { SchemaSet } from '../schema/schemas';
import { withItems } from '../site/lists';
import { nameIn } from '../text/paths';
import type { ListItem, ResolvedDownload, ResolvedImage, Section } from '../types.generated';
import { resolveInline } from './inline-resolve';
import { withAnchors } from './made-anchors';

/** The size of placeholder images: width in pixels, and the aspect ratio of places without one. */
const width = 1200;
const usualRatio = 3 / 2;

/**
 * Resolves an example of a section type for its component. Examples are not translated: only links follow the language,
 * and inline marks are parsed. Icons are those of the engine. The images that they name do not exist and are replaced by placeholders.
 */
export function resolveExample(
  type: string,
  example: unknown,
  schemas: SchemaSet,
  languages: Languages,
  language: Language,
): Section {
  const map = (leaf: FieldLeaf, text: string) => {
    if (leaf.kind === 'href') return localHref(text, language, languages);
    if (leaf.kind === 'copy' && leaf.isInline)
      return resolveInline(text, (href) => localHref(href, language, languages));
    if (leaf.kind === 'download') return offered(text, language);
    if (leaf.kind === 'icon') return icons[text] ?? '';
    return leaf.kind === 'image' ? drawingOf(leaf) : text;
  };
  const resolved = mapFields(schemas.sectionFields(type), example, map) as Section;
  const [section = resolved] = withAnchors([resolved], schemas);
  return type === schemas.typeFor.list ? withPages(section, example, languages, language) : section;
}

/**
 * The items of lists in examples, as there are no pages to list. The second has every field, the third as few as
 * possible.
 */
const pages: readonly ListItem[] = [
  {
    title: 'The new hall is open',
    href: '/',
    date: '2027-03-01',
    text: 'Two floors, one roof, and a room for schools.',
  },
  {
    title: 'Boats of the north',
    href: '/',
    date: '2027-05-12',
    until: '2027-09-30',
    text: 'Forty boats from six countries, some of them in the water.',
    image: drawingOf({ focus: '', ratio: usualRatio }),
    imageAlt: 'A wooden boat at a pier.',
  },
  { title: 'How to find us', href: '/' },
];

/** Fills the list of an example; the example with past pages shows the empty state. */
function withPages(section: Section, example: unknown, languages: Languages, language: Language): Section {
  const { tag, when }: { tag?: unknown; when?: unknown } = isRecord(example) ? example : {};
  const items = pages.map((page) => ({ ...page, href: localHref(page.href, language, languages) }));
  if (when === 'past') return withItems(section, []);
  return withItems(section, tag === undefined ? items : items.slice(0, 1));
}

/** A placeholder for a download: an empty file of its type and an ordinary size. */
function offered(text: string, language: Language): ResolvedDownload {
  const name = nameIn(text);
  return { href: 'data:,', name, kind: kindOfDownload(name), size: sizeIn(language, 1_240_000) };
}

/** A placeholder image in the shape of its place. */
function drawingOf({ ratio = usualRatio }: ImagePlace): ResolvedImage {
  const height = Math.round(width / ratio);
  const lines = `M0 0L${width} ${height}M${width} 0L0 ${height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#8c8f99" d="M0 0h${width}v${height}H0z"/><path stroke="#b4b7c0" stroke-width="4" d="${lines}"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height };
}
