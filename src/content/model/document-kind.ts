import { nameIn } from '../text/paths';
import { isRecord } from './is-record';
import { isLanguageCode } from './languages';
import { idOfDocument, isSharedSection } from './routes';

/** The kinds of JSON files in a site, as named in messages. */
export type DocumentKind =
  | 'a page document'
  | 'a shared section'
  | 'the site document'
  | 'a glossary'
  | 'the rules'
  | 'the redirects'
  | 'the theme'
  | 'a dictionary';

/** The documents of `_site` that a site can do without, by name. */
export const settingNames = ['glossary', 'rules', 'redirects', 'theme'] as const;
export type SettingName = (typeof settingNames)[number];

const kindsInSite: Readonly<Record<'site' | SettingName, DocumentKind>> = {
  site: 'the site document',
  glossary: 'a glossary',
  rules: 'the rules',
  redirects: 'the redirects',
  theme: 'the theme',
};

/** The name of a document of `_site`, which is that of its schema, too; undefined for any other file. */
export function nameInSite(file: string): keyof typeof kindsInSite | undefined {
  const [, name] = /^_site\/(site|glossary|rules|redirects|theme)\.json$/.exec(file) ?? [];
  return name as keyof typeof kindsInSite | undefined;
}

/** The kind of a file by its name; undefined for any other name. */
export function kindByName(file: string): DocumentKind | undefined {
  const name = nameIn(file);
  if (name === 'page.json') return 'a page document';
  if (isSharedSection(idOfDocument(file) ?? '')) return 'a shared section';
  const inSite = nameInSite(file);
  if (inSite) return kindsInSite[inSite];
  return isLanguageCode(name.replace(/\.json$/, '')) ? 'a dictionary' : undefined;
}

/** The kind of a file by its content; undefined if unclear. */
export function kindByContent(value: unknown): DocumentKind | undefined {
  if (!isRecord(value)) return undefined;
  // A section has a type, and may otherwise look like any of the following.
  if (typeof value.type === 'string') return undefined;
  if (Array.isArray(value.sections)) return 'a page document';
  if (isRecord(value.header) && isRecord(value.footer)) return 'the site document';
  if (Array.isArray(value.terms)) return 'a glossary';
  if (isRecord(value.light) || isRecord(value.dark) || isRecord(value.accents)) return 'the theme';
  const entries = Object.entries(value).filter(([name]) => !name.startsWith('$'));
  const isDictionary =
    entries.length > 1 &&
    entries.every(([, text]) => typeof text === 'string') &&
    entries.some(([name]) => /\s/.test(name));
  return isDictionary ? 'a dictionary' : undefined;
}
