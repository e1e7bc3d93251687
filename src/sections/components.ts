import type { FC } from 'react';
import type { SectionOf, SectionType } from '../content/types.generated';

/** A component for each section type. */
export type Registry = { [T in SectionType]: FC<SectionOf<T>> };

const components: Partial<Registry> = {};

/** Makes components known to the renderer: all of them on the server, those of the pages that were shown in a browser. */
export function provideSections(part: Partial<Registry>): void {
  Object.assign(components, part);
}

/** The component of a section type; undefined while it is not known. */
export function sectionComponent<T extends SectionType>(type: T): FC<SectionOf<T>> | undefined {
  return components[type];
}
