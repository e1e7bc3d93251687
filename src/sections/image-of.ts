import type { ResolvedImage, Section } from '../content/types.generated';

/** The first image of a section; not those of its items. */
export function imageOf(section: Section): ResolvedImage | undefined {
  return Object.values(section).find(isImage);
}

function isImage(value: unknown): value is ResolvedImage {
  return typeof value === 'object' && value !== null && 'src' in value && 'width' in value;
}
