import { readAccepts } from '../../content/accept';
import { inspect } from '../../content/check-site';
import { isRecord, typeOf } from '../../content/fields';
import type { Languages } from '../../content/languages';
import { type Page, sectionsOf } from '../../content/load';
import type { ResolvedPage } from '../../content/resolve';
import type { SchemaSet } from '../../content/schemas';

/** What is shown in place of a section that is not valid and was never shown. */
const standIn = {
  type: 'summary',
  title: 'This section cannot be shown yet',
  paragraphs: ['Something in it is not as its schema says. The list of findings says what.'],
};

/** A page in which stand-ins take the places of the sections that are not valid. */
export interface PageWithStandIns {
  page: Page;
  /** The indexes of those sections. */
  places: readonly number[];
}

/**
 * Makes a page with mistakes in some of its sections one that can be resolved.
 *
 * @returns undefined where something besides sections is not valid: then nothing of the page can be shown
 */
export function withStandIns(
  given: Page,
  languages: Languages,
  schemas: SchemaSet,
): PageWithStandIns | undefined {
  const { page } = readAccepts(given);
  const { value, isBroken } = page.source;
  if (isBroken || !isRecord(value)) return undefined;
  const isValid = (section: unknown) =>
    isRecord(section) && schemas.section(typeOf(section))?.(section) === true;
  const sections = sectionsOf(page);
  const places = [...sections.keys()].filter((index) => !isValid(sections[index]));
  const document = {
    ...value,
    sections: sections.map((one, index) => (places.includes(index) ? standIn : one)),
  };
  const shown = { ...page, source: { ...page.source, value: document } };
  return inspect(shown, languages, schemas).isInvalid ? undefined : { page: shown, places };
}

/**
 * Shows the sections that are not valid as they were last, where they can be told: the page had as many sections, and the one
 * in the same place was of the same type.
 *
 * @param resolved the page with stand-ins
 * @param given the page as it was saved
 * @param last the page as it was shown last
 */
export function withLastShown(
  resolved: ResolvedPage,
  places: readonly number[],
  given: Page,
  last: ResolvedPage | undefined,
  schemas: SchemaSet,
): ResolvedPage {
  const saved = sectionsOf(given);
  const counts = new Set([resolved.sections.length, saved.length, last?.sections.length]);
  if (counts.size > 1) return resolved;
  const sections = resolved.sections.map((section, index) => {
    const before = last?.sections[index];
    if (!before || !places.includes(index)) return section;
    const type = typeOf(saved[index]);
    return schemas.section(type) && type !== before.type ? section : before;
  });
  return { ...resolved, sections };
}
