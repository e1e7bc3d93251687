// Generated from the schemas of section types by `npm run generate`. Do not edit.
import type { Stands } from '../content/fields';
import type { SectionType } from '../content/types.generated';

/** Where a section of a type stands, where that is not below the one before it. */
export const stands: Partial<Record<SectionType, Stands>> = {
  'core': 'beside-heading',
};
