import { isRecord } from '../model/is-record';
import { isLanguageCode, type Languages, languageName, type SiteLanguage } from '../model/languages';
import type { SchemaSet } from '../schema/schemas';
import { suggest } from '../text/suggest';

/**
 * The languages of a site: those in the site document, or the schema's default. If the document is unreliable, they are
 * guessed from the dictionaries next to it, and marked as such.
 *
 * @param source the site document, valid or not
 * @param glossary the glossary, valid or not
 */
export function readLanguages(
  source: { value: unknown; isBroken: boolean } | undefined,
  glossary: { value: unknown } | undefined,
  files: Iterable<string>,
  schemas: SchemaSet,
): Languages {
  return withTerms(namedLanguages(source, files, schemas), glossary?.value);
}

function namedLanguages(
  source: { value: unknown; isBroken: boolean } | undefined,
  files: Iterable<string>,
  schemas: SchemaSet,
): Languages {
  const { schema } = schemas.resolveRef('site.schema.json#/properties/languages', 'page.schema.json');
  const usual = schema.default as Languages;
  if (!source) return guessed(usual);
  const { value } = source;
  const listed = isRecord(value) ? value.languages : value;
  if (isRecord(value) && listed === undefined) return lacksLanguages(value) ? guessed(usual) : usual;
  if (Array.isArray(listed) && listed.length > 0 && listed.every(isLanguage) && areDistinct(listed))
    return listed;
  const others = [...files].flatMap((file) => {
    const [, code = ''] = /^_site\/([^/]+)\.json$/.exec(file) ?? [];
    return isLanguageCode(code) ? [{ code, name: languageName(code) }] : [];
  });
  return guessed([...usual.slice(0, 1), ...others]);
}

/** Whether a site document probably lists languages under a misspelled name. */
function lacksLanguages(document: Record<string, unknown>): boolean {
  return Object.keys(document).some((name) => suggest(name, ['languages']) !== undefined);
}

function guessed(languages: Languages): Languages {
  return languages.map((language) => ({ ...language, isGuessed: true }));
}

/** Adds the terms to each language. Invalid terms are left out, as the schema's check reports them. */
function withTerms(languages: Languages, glossary: unknown): Languages {
  const listed = isRecord(glossary) && Array.isArray(glossary.terms) ? glossary.terms.filter(isRecord) : [];
  return languages.map((language) => {
    const terms = listed.flatMap(({ term, translations }) => {
      const translated = isRecord(translations) ? translations[language.code] : undefined;
      if (typeof term !== 'string' || term === '' || !isRecord(translated)) return [];
      return [{ term, use: textsOf(translated.use), avoid: textsOf(translated.avoid) }];
    });
    return terms.length > 0 ? { ...language, terms } : language;
  });
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string' && text !== '') : [];
}

function isLanguage(entry: unknown): entry is SiteLanguage {
  if (!isRecord(entry) || typeof entry.name !== 'string') return false;
  return typeof entry.code === 'string' && isLanguageCode(entry.code);
}

function areDistinct(languages: Languages): boolean {
  return new Set(languages.map(({ code }) => code)).size === languages.length;
}
