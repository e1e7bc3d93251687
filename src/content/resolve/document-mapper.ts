import type { Language } from '../model/languages';
import type { FieldTree } from '../schema/fields';
import { entriesOf } from '../site/load';
import { withoutLinks } from '../site/unpublished';
import { createFieldMapper, type FieldMapper } from './field-values';
import type { SharedContent } from './shared-content';
import { createTranslator } from './translator';

/** Maps the fields of a site's documents to their resolved values. */
export interface DocumentMapper {
  /**
   * The mapper of one document in one language. It works until the next one is requested: see `createTranslator`.
   *
   * @param entries the document's own dictionary
   */
  of(id: string, file: string, entries: Record<string, string>, language: Language): FieldMapper;
  /** A value without links to pages that are left out; undefined if it depends on one of them. */
  withoutUnpublished(fields: FieldTree | undefined, value: unknown): unknown;
}

/** @param today the date for which documents are resolved */
export function createDocumentMapper(site: SharedContent, today: string): DocumentMapper {
  const { languages, sharedDictionaries, unpublished } = site;
  const shared = new Map([...sharedDictionaries].map(([language, one]) => [language, entriesOf(one)]));
  const translatorOf = createTranslator(languages, shared);
  const mapperOf = createFieldMapper(site, today);
  return {
    of: (id, file, entries, language) => mapperOf(file, translatorOf(language, id, entries), language),
    withoutUnpublished: (fields, value) =>
      unpublished?.size ? withoutLinks(fields, value, unpublished) : value,
  };
}
