import type { Language } from '../model/languages';
import { sharedSectionId } from '../model/routes';
import { sharedType } from '../model/section-files';
import { mapFields, typeOf } from '../schema/fields';
import type { SchemaSet } from '../schema/schemas';
import { takeAccepts } from '../site/accept';
import { entriesOf } from '../site/load';
import { withoutLinks } from '../site/unpublished';
import type { Section } from '../types.generated';
import type { FieldMapper, MapperOf } from './field-values';
import { createBorrower, fillFromPages } from './from-page';
import type { SharedContent } from './shared-content';

interface SectionResolver {
  /** A section of a page; undefined if it depends on a link that is left out. */
  own(section: unknown, map: FieldMapper, language: Language): Section | undefined;
  /** The shared section that a place on a page refers to, with the place's overrides; empty if there is none. */
  shared(place: unknown, language: Language): Section[];
}

/** Creates the resolver of sections, own and shared. @param mapperOf makes what maps the fields of a document */
export function createSectionResolver(
  site: SharedContent,
  schemas: SchemaSet,
  mapperOf: MapperOf,
): SectionResolver {
  const borrow = createBorrower(site);
  const own: SectionResolver['own'] = (section, map, language) => {
    const fields = schemas.sectionFields(typeOf(section));
    const kept = withoutLinks(fields, section, site.unpublished);
    if (kept === undefined) return undefined;
    const take = (of: string, what: string) => borrow(of, what, language);
    return fillFromPages(fields, kept, mapFields(fields, kept, map), take) as Section;
  };
  const resolved = new Map<string, Section | undefined>();
  const sharedSection = (id: string, language: Language) => {
    const key = `${language} ${id}`;
    const page = site.sharedSections?.get(id);
    if (!page || resolved.has(key)) return resolved.get(key);
    const { source, dictionaries } = takeAccepts(page).page;
    const map = mapperOf(id, source.path, entriesOf(dictionaries.get(language)), language);
    const { $schema: _, ...written } = source.value as Record<string, unknown>;
    const section = typeOf(written) === sharedType ? undefined : own(written, map, language);
    resolved.set(key, section);
    return section;
  };
  return {
    own,
    shared(place, language) {
      const { name, id, background } = place as { name?: unknown; id?: unknown; background?: unknown };
      const section = sharedSection(sharedSectionId(String(name)), language);
      if (!section) return [];
      return [
        {
          ...section,
          ...(id !== undefined && { id }),
          ...(background !== undefined && { background }),
        } as Section,
      ];
    },
  };
}
