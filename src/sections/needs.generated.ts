// Generated from the schemas of section types by `npm run generate`. Do not edit.
import type { Needs } from '../content/fields';
import type { SectionType } from '../content/types.generated';

/** When the code of a section type is needed, where that is before the visitor does anything. */
export const needs: Partial<Record<SectionType, Needs>> = {
  'live-figures': 'visible',
};
