import { type FieldLeaf, mapFields } from './fields';
import type { ImagePlace } from './image-places';
import { resolveInline } from './inline-resolve';
import type { Language, Languages } from './languages';
import { localHref } from './local-routes';
import type { SchemaSet } from './schemas';
import type { ResolvedImage, Section } from './types.generated';

/** How wide the drawing of an image that is not there is, in pixels, and its shape where its place has none. */
const width = 1200;
const usualRatio = 3 / 2;

/**
 * An example of a section type as components get it. Examples are written like documents and shown as they stand: only their
 * links follow the language, and marks are read. An image that an example names is not there; a drawing of its place stands for it.
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
    return leaf.kind === 'image' ? drawingOf(leaf) : text;
  };
  return mapFields(schemas.sectionFields(type), example, map) as Section;
}

/** A drawing in the shape of a place. */
function drawingOf({ ratio = usualRatio }: ImagePlace): ResolvedImage {
  const height = Math.round(width / ratio);
  const lines = `M0 0L${width} ${height}M${width} 0L0 ${height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#8c8f99" d="M0 0h${width}v${height}H0z"/><path stroke="#b4b7c0" stroke-width="4" d="${lines}"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height };
}
