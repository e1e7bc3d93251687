import { isRecord } from '../../content/model/is-record';
import { directionOf, type Language } from '../../content/model/languages';
import { siteFolder } from '../../content/model/routes';
import { schemaPathOf } from '../../content/site/schema-paths';
import { folderIn } from '../../content/text/paths';
import { json } from './scaffold';
import { titledOwnName } from './scaffold-language';

/** The texts of a new site's pages in one language, by the keys of `new-site/texts/en.json`. */
export type SiteTexts = Readonly<Record<string, string>>;

interface NewSite {
  /** Its brand. */
  name: string;
  /** Language codes; pages are written in the first one. */
  languages: readonly Language[];
  /** Its documents by file, the site document first, with `{{key}}` for each text. */
  templates: Readonly<Record<string, unknown>>;
  /** The texts of its pages in a language; undefined if there are none. */
  textsIn(language: Language): SiteTexts | undefined;
  /** The path of the schemas from its pages' folder. */
  schemaFolder: string;
}

/**
 * The documents and dictionaries of a new site, complete and valid: home, a page below it, contact, the 404 page, and shared
 * content. All texts are suitable for visitors. A language without texts is a draft with empty dictionaries.
 *
 * @returns file texts by path in the pages' folder
 */
export function siteDocuments(site: NewSite): Map<string, string> {
  const [first = '', ...others] = site.languages;
  // Without texts in the first language, the pages are in English.
  const source = site.textsIn(first) ?? site.textsIn('en') ?? {};
  const files = new Map<string, string>();
  const write = (file: string, content: object) =>
    files.set(file, json({ $schema: schemaPathOf(file, site.schemaFolder), ...content }));
  const shared = new Set<string>();
  const textOf = (texts: SiteTexts, key: string) => (texts[key] ?? key).replaceAll('{name}', () => site.name);
  for (const [file, template] of Object.entries(site.templates)) {
    const keys = new Set<string>();
    const copy = (key: string) => {
      keys.add(key);
      return textOf(source, key);
    };
    const folder = folderIn(file);
    const document = filled(template, copy) as object;
    write(file, folder === siteFolder ? { ...identity(site), ...document } : document);
    if (folder === siteFolder) for (const key of keys) shared.add(key);
    for (const language of others) {
      const texts = translationIn(site, language);
      const own = [...keys].filter((key) => folder === siteFolder || !shared.has(key));
      const entries = own.map((key) => [textOf(source, key), texts ? textOf(texts, key) : '']);
      write(`${folder}/${language}.json`, Object.fromEntries(entries));
    }
  }
  write(`${siteFolder}/theme.json`, { light: { accent: '#08505f' }, radius: '4px' });
  return files;
}

/** The translations in a language's dictionaries; undefined if they would repeat the pages' own texts. */
function translationIn({ languages: [first = ''], textsIn }: NewSite, language: Language) {
  const texts = textsIn(language);
  return texts === (textsIn(first) ?? textsIn('en')) ? undefined : texts;
}

/** The site document except menus and footer. */
function identity(site: NewSite): object {
  const languages = site.languages.map((code, index) => ({
    code,
    name: titledOwnName(code),
    ...(site.textsIn(code) && { invitation: site.textsIn(code)?.invitation }),
    ...(directionOf(code) === 'rtl' && { direction: 'rtl' }),
    draft: index > 0 && !translationIn(site, code) ? true : undefined,
  }));
  // The person who has just added a language knows that it has no translations.
  const accepted = languages.some(({ draft }) => draft)
    ? { $accept: [{ code: 'draft-language', reason: 'New: remove this when the first one is published.' }] }
    : {};
  return { ...accepted, url: 'https://www.example.org', languages, brand: { name: site.name } };
}

/** Replaces each `{{key}}` in a document by its text. */
function filled(value: unknown, copy: (key: string) => string): unknown {
  if (typeof value === 'string') {
    const [, key] = /^\{\{(.+)\}\}$/.exec(value) ?? [];
    return key === undefined ? value : copy(key);
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, copy));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, filled(child, copy)]));
}
