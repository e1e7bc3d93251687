import { isRecord, visitFields } from './fields';
import { entriesOf, type Site, type SourceFile, sectionsOf } from './load';
import type { SchemaSet } from './schemas';

/** One place where copy stands. */
export interface CopyUse {
  copy: string;
  file: string;
  pointer: string;
  minLength: number;
  maxLength: number;
  /** The dictionary that belongs to the document; undefined when there is none. */
  dictionary: SourceFile | undefined;
  /** The file that a new entry for this copy belongs in. */
  dictionaryFile: string;
  /** The Spanish text and the file it stands in; undefined when there is no entry. */
  translation: { text: string; file: string } | undefined;
}

/**
 * Lists every place where copy stands, in the order of the documents. Documents and dictionaries that do not parse
 * are left out: what they would say is unknown, so nothing can be said against it.
 */
export function compileCopyUses(site: Site, schemas: SchemaSet): CopyUse[] {
  const uses: CopyUse[] = [];
  if (site.sharedDictionary?.isBroken) return uses;
  const shared = entriesOf(site.sharedDictionary);

  const collect = (source: SourceFile, dictionary: SourceFile | undefined) => {
    const own = entriesOf(dictionary);
    const folder = source.path.slice(0, source.path.lastIndexOf('/'));
    const dictionaryFile = `${folder}/es.json`;
    return (tree: Parameters<typeof visitFields>[0], value: unknown, at: string) =>
      visitFields(tree, value, at, (leaf, copy, pointer) => {
        if (leaf.kind !== 'copy') return;
        const { minLength, maxLength } = leaf;
        let translation: CopyUse['translation'];
        const ownText = own[copy];
        const sharedText = shared[copy];
        if (ownText !== undefined) translation = { text: ownText, file: dictionaryFile };
        else if (sharedText !== undefined)
          translation = { text: sharedText, file: site.sharedDictionary?.path ?? '' };
        uses.push({
          copy,
          file: source.path,
          pointer,
          minLength,
          maxLength,
          dictionary,
          dictionaryFile,
          translation,
        });
      });
  };

  for (const page of site.pages) {
    if (page.source.isBroken || page.dictionary?.isBroken) continue;
    const visit = collect(page.source, page.dictionary);
    visit(schemas.pageFields, page.source.value, '');
    for (const [index, section] of sectionsOf(page).entries()) {
      const type = isRecord(section) ? String(section.type) : '';
      visit(schemas.sectionFields(type), section, `/sections/${index}`);
    }
  }
  const { siteDocument } = site;
  if (siteDocument && !siteDocument.isBroken) {
    collect(siteDocument, site.sharedDictionary)(schemas.siteFields, siteDocument.value, '');
  }
  return uses;
}

/** Whether copy has words that need translating: `75%` and `$3.2M` read the same in every language. */
export function hasWords(copy: string): boolean {
  return /\p{L}{2}/u.test(copy);
}

/** The length of a text as people count it: code points. */
export function lengthOf(text: string): number {
  return [...text].length;
}
