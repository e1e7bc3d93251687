import type { FC } from 'react';
import type { SectionOf, SectionType } from '../content/types.generated';

/** The component of each section type. */
export type Registry = { [T in SectionType]: FC<SectionOf<T>> };

const components: Partial<Registry> = {};

/** Registers components with the renderer: all of them on the server, those of visited pages in a browser. */
export function provideSections(part: Partial<Registry>): void {
  Object.assign(components, part);
}

/** The component of a section type; undefined until it is registered. */
export function sectionComponent<T extends SectionType>(type: T): FC<SectionOf<T>> | undefined {
  return components[type];
}
