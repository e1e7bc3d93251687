import { type Finding, type Place, pointerTokens } from '../model/diagnostics';
import { type Language, type Languages, languageOfDictionary } from '../model/languages';
import { siteFolder } from '../model/routes';
import { folderIn } from '../text/paths';
import type { Draft } from './page-facts';
import type { SiteContext } from './site-context';
import { isUnpublished } from './unpublished';

/** The language that a finding is about: that of its dictionary, or its own; undefined for all languages. */
function languageOf({ file, language }: Finding, languages: Languages): Language | undefined {
  return language ?? languageOfDictionary(file, languages);
}

/** Whether a finding is about a language, or about all of them. */
export function isAbout(finding: Finding, language: Language, languages: Languages): boolean {
  return finding.languages?.includes(language) ?? languageOf(finding, languages) === language;
}

/**
 * Adjusts the findings about draft languages. Errors become warnings, as a draft is not published. Missing translations
 * are left out, as the check `draft-language` counts them in one line, except for the requested language.
 *
 * @param asked the language whose findings are requested
 */
export function foldDrafts(
  findings: readonly Finding[],
  languages: Languages,
  asked: Language | undefined,
): Finding[] {
  const drafts = new Set(languages.slice(1).flatMap(({ code, draft }) => (draft ? code : [])));
  if (drafts.size === 0) return findings as Finding[];
  return findings.flatMap((finding) => {
    const language = languageOf(finding, languages);
    if (language === undefined || !drafts.has(language)) return [finding];
    if (finding.isUntranslated && language !== asked) return [];
    return [{ ...finding, severity: 'warning' as const }];
  });
}

/** When a page is published: mistakes here are always errors. */
const publication = ['/publishFrom', '/publishUntil'];

/**
 * Lowers findings about unpublished pages to warnings, as they block nobody; those about scheduled pages say from when on they
 * will. Findings that also concern a published page are kept.
 *
 * @param isBuilt whether drafts are built: then only missing translations are lowered
 * @param isAboutPublishing whether the findings of a code only prevent publishing
 */
export function foldUnpublished(
  findings: Finding[],
  site: SiteContext,
  isBuilt: boolean,
  isAboutPublishing: (code: string) => boolean,
): Finding[] {
  const drafts = new Map<string, string | undefined>();
  for (const { id, draft } of site.pages.values())
    if (isUnpublished(draft, site.now)) drafts.set(id, firstDay(draft, site.now));
  if (drafts.size === 0) return findings;
  const isOfDraft = ({ file }: Place) => drafts.has(folderIn(file));
  return findings.map((finding) => {
    const isOfSite = isAboutPublishing(finding.code);
    const isKept = isOfSite ? !isBuilt : isBuilt && !finding.isUntranslated;
    const users = usersOfShared(finding, site);
    const isShared = users
      ? !users.every((id) => drafts.has(id))
      : !isOfDraft(finding) || !(finding.others ?? []).every(isOfDraft);
    if (isKept || (isShared && !isOfSite) || publication.includes(finding.pointer)) return finding;
    const day = finding.severity === 'error' ? drafts.get(folderIn(finding.file)) : undefined;
    const hint = day && [finding.hint, `From ${day} on, when the page is published, this is an error.`];
    return {
      ...finding,
      severity: 'warning' as const,
      ...(hint && { hint: hint.filter(Boolean).join(' ') }),
    };
  });
}

/** The pages and shared sections that need an entry of a shared dictionary that lacks its text; undefined for any other finding. */
function usersOfShared({ file, pointer, isUntranslated }: Finding, site: SiteContext): string[] | undefined {
  const language = languageOfDictionary(file, site.languages);
  if (!isUntranslated || language === undefined || folderIn(file) !== siteFolder) return undefined;
  const [text] = pointerTokens(pointer);
  const users = [...site.all()].flatMap(({ id, translations }) =>
    translations[language]?.lacked.some(({ copy }) => copy === text) ? id : [],
  );
  return users.length > 0 ? users : undefined;
}

/** The day, or minute, from which on a page will be published; undefined if that is not planned. */
function firstDay(draft: Draft, now: string): string | undefined {
  return typeof draft === 'object' && draft.from !== undefined && draft.from > now ? draft.from : undefined;
}
