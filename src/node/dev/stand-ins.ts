import { pointerTokens } from '../../content/model/diagnostics';
import { isRecord } from '../../content/model/is-record';
import { sharedSectionId } from '../../content/model/routes';
import { sharedType } from '../../content/model/section-files';
import { longWordsOf } from '../../content/resolve/long-words';
import type { ResolvedPage } from '../../content/resolve/resolved-page';
import { typeOf } from '../../content/schema/fields';
import type { SchemaSet } from '../../content/schema/schemas';
import { takeAccepts } from '../../content/site/accept';
import { isBlank, isReadable, type Page, sectionsOf } from '../../content/site/load';

/** Replaces an invalid section that was never shown. */
const standIn = {
  title: 'This section cannot be shown yet',
  paragraphs: ['Something in it does not match its schema. The list of findings says what.'],
};

/** Replaces a document that cannot be parsed. */
const unreadable = {
  title: 'This page cannot be shown yet',
  description: 'Its document cannot be read: the list of findings says where.',
};
const unreadableSection = {
  title: 'Its document cannot be read',
  paragraphs: ['It is not JSON at the moment. The list of findings says where.'],
};

/** A page in which invalid parts are replaced. */
interface PageWithStandIns {
  page: Page;
  /** The indexes of the invalid sections. */
  places: readonly number[];
}

/**
 * Makes a page with mistakes showable: invalid sections, titles and descriptions are replaced; other invalid properties
 * and dictionaries that cannot be parsed are left out. Limits on text length and the number of sections are not
 * enforced.
 */
export function withStandIns(
  written: Page,
  schemas: SchemaSet,
  shared: ReadonlyMap<string, Page> = new Map(),
): PageWithStandIns {
  const { page } = takeAccepts(written);
  const notice = (words: object) => ({ type: schemas.typeFor.notice, ...words });
  const { value, isBroken } = page.source;
  const dictionaries = new Map([...page.dictionaries].filter(([, dictionary]) => isReadable(dictionary)));
  const shown = (document: object) => ({
    ...page,
    dictionaries,
    source: { ...page.source, value: document },
  });
  if (isBroken || !isRecord(value))
    return { page: shown({ ...unreadable, sections: [notice(unreadableSection)] }), places: [] };
  const isValid = (section: unknown): boolean => {
    if (!isRecord(section) || schemas.section(typeOf(section))?.(section) !== true) return false;
    return typeOf(section) !== sharedType || isShown(shared.get(sharedSectionId(String(section.name))));
  };
  /** Whether a shared section can be shown; not if it refers to a shared section itself. */
  const isShown = (section: Page | undefined) => {
    const written = section && takeAccepts(section).page.source.value;
    if (!isRecord(written) || typeOf(written) === sharedType) return false;
    const { $schema: _, ...plain } = written;
    return isValid(plain);
  };
  const sections = sectionsOf(page);
  const places = [...sections.keys()].filter((index) => !isValid(sections[index]));
  const wrong = wrongProperties(value, schemas);
  const document = {
    ...Object.fromEntries(Object.entries(value).filter(([name]) => !wrong.has(name))),
    title: textOr(value.title, 'This page has no title yet'),
    description: textOr(value.description, 'This page has no description yet.'),
    sections: sections.map((one, index) => (places.includes(index) ? notice(standIn) : one)),
  };
  return { page: shown(document), places };
}

function textOr(value: unknown, instead: string): string {
  return typeof value === 'string' && !isBlank(value) ? value : instead;
}

/** The properties of a page that are invalid according to its schema. */
function wrongProperties(document: Record<string, unknown>, schemas: SchemaSet): Set<string> {
  schemas.page(document);
  const places = (schemas.page.errors ?? []).map(({ instancePath }) => pointerTokens(instancePath)[0] ?? '');
  return new Set(places);
}

/**
 * Shows invalid sections in their last valid state where they can be identified: the number of sections is unchanged,
 * and the section at the same index has the same type.
 *
 * @param resolved the page with stand-ins
 * @param written the page as saved
 * @param last the page as last shown
 */
export function withLastShown(
  resolved: ResolvedPage,
  places: readonly number[],
  written: Page,
  last: ResolvedPage | undefined,
  schemas: SchemaSet,
): ResolvedPage {
  const saved = sectionsOf(written);
  const counts = new Set([resolved.sections.length, saved.length, last?.sections.length]);
  if (counts.size > 1) return resolved;
  const sections = resolved.sections.map((section, index) => {
    const before = last?.sections[index];
    if (!before || !places.includes(index)) return section;
    const type = typeOf(saved[index]);
    return schemas.section(type) && type !== before.type ? section : before;
  });
  const { hasLongWords: _, titleWord: __, ...rest } = resolved;
  return { ...rest, sections, ...longWordsOf({ ...resolved, sections }, schemas) };
}
