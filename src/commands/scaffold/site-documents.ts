import { isRecord } from '../../content/model/is-record';
import { directionOf, type Language } from '../../content/model/languages';
import { siteFolder } from '../../content/model/routes';
import { schemaPathOf } from '../../content/site/schema-paths';
import { ownName } from './scaffold-language';

/** What the pages of a new site say in one language, by the keys of `new-site/texts/en.json`. */
export type SiteTexts = Readonly<Record<string, string>>;

/** What a new site is made from. */
export interface NewSite {
  /** What the site is called: its brand. */
  name: string;
  /** The codes of its languages; pages are written in the first one. */
  languages: readonly Language[];
  /** Its documents by their files, that of the site first: what is `{{key}}` in them stands in the texts. */
  templates: Readonly<Record<string, unknown>>;
  /** The texts of its pages in a language; undefined where there are none. */
  textsIn(language: Language): SiteTexts | undefined;
  /** Where its documents find their schemas, from the folder of its pages. */
  schemaFolder: string;
}

/**
 * The documents and dictionaries of a new site, complete and valid as they are: home, a page below it, contact, what unknown
 * addresses are answered with, and what all pages share. Every text is one that visitors may read. A language without texts is a draft,
 * with dictionaries that wait for them.
 *
 * @returns texts of files by their path below the folder of the pages
 */
export function siteDocuments(site: NewSite): Map<string, string> {
  const [first = '', ...others] = site.languages;
  // A site in a language that there are no texts in says what the first of these says.
  const source = site.textsIn(first) ?? site.textsIn('en') ?? {};
  const files = new Map<string, string>();
  const write = (file: string, content: object) =>
    files.set(
      file,
      `${JSON.stringify({ $schema: schemaPathOf(file, site.schemaFolder), ...content }, null, 2)}\n`,
    );
  const shared = new Set<string>();
  const said = (texts: SiteTexts, key: string) => (texts[key] ?? key).replaceAll('{name}', () => site.name);
  for (const [file, template] of Object.entries(site.templates)) {
    const keys = new Set<string>();
    const copy = (key: string) => {
      keys.add(key);
      return said(source, key);
    };
    const folder = file.slice(0, file.lastIndexOf('/'));
    const document = filled(template, copy) as object;
    write(file, folder === siteFolder ? { ...identity(site), ...document } : document);
    if (folder === siteFolder) for (const key of keys) shared.add(key);
    for (const language of others) {
      const texts = translationIn(site, language);
      const own = [...keys].filter((key) => folder === siteFolder || !shared.has(key));
      const entries = own.map((key) => [said(source, key), texts ? said(texts, key) : '']);
      write(`${folder}/${language}.json`, Object.fromEntries(entries));
    }
  }
  write(`${siteFolder}/theme.json`, { light: { accent: '#08505f' }, radius: '4px' });
  return files;
}

/** What a language says in its dictionaries; undefined where that would be what the pages say already. */
function translationIn({ languages: [first = ''], textsIn }: NewSite, language: Language) {
  const texts = textsIn(language);
  return texts === (textsIn(first) ?? textsIn('en')) ? undefined : texts;
}

/** What the site document says beside menus and footer. */
function identity(site: NewSite): object {
  const languages = site.languages.map((code, index) => ({
    code,
    name: ownName(code),
    ...(site.textsIn(code) && { invitation: site.textsIn(code)?.invitation }),
    ...(directionOf(code) === 'rtl' && { direction: 'rtl' }),
    draft: index > 0 && !translationIn(site, code) ? true : undefined,
  }));
  // Whoever has just asked for a language knows that nothing is said in it.
  const accepted = languages.some(({ draft }) => draft)
    ? { $accept: [{ code: 'draft-language', reason: 'New: remove this when the first one is published.' }] }
    : {};
  return { ...accepted, url: 'https://www.example.org', languages, brand: { name: site.name } };
}

/** A document in whose place of each `{{key}}` stands what that says. */
function filled(value: unknown, copy: (key: string) => string): unknown {
  if (typeof value === 'string') {
    const [, key] = /^\{\{(.+)\}\}$/.exec(value) ?? [];
    return key === undefined ? value : copy(key);
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, copy));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, filled(child, copy)]));
}
