// Generated from the schemas of section types by `npm run generate`. Do not edit.
import type { Needs } from '../content/schema/schema';

/** When the code of a section type of this site is needed, where that is before the visitor does anything. */
export default {
} satisfies Record<string, Needs>;
