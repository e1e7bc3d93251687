// Generated from the schemas of section types by `npm run generate`. Do not edit.
import siteStands from '#site/stands.generated';
import type { Stands } from '../content/schema/schema';

/** Where a section of a type stands, where that is not below the one before it. */
export const stands: Partial<Record<string, Stands>> = {
  ...siteStands,
};

/** The type of the section that has the page's main heading. */
export const headingType = 'hero';
