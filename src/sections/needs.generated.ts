// Generated from the schemas of section types by `npm run generate`. Do not edit.
import siteNeeds from '#site/needs.generated';
import type { Needs } from '../content/schema/schema';

/** When the code of a section type is needed, where that is before the visitor does anything. */
export const needs: Partial<Record<string, Needs>> = {
  'live-figures': 'visible',
  ...siteNeeds,
};
