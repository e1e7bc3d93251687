import type { Finding, Place } from '../model/diagnostics';
import { type Language, type Languages, languageOfDictionary } from '../model/languages';
import type { SiteContext } from './site-context';
import { isUnpublished } from './unpublished';

/** The language that a finding is about: that of its dictionary, or the one that it says; undefined for all of them. */
export function languageOf({ file, language }: Finding, languages: Languages): Language | undefined {
  return language ?? languageOfDictionary(file, languages);
}

/** Whether a finding is about a language, or about all of them. */
export function isAbout(finding: Finding, language: Language, languages: Languages): boolean {
  return finding.languages?.includes(language) ?? languageOf(finding, languages) === language;
}

/**
 * Adjusts the findings about languages that are drafts. Their errors become warnings, because a draft is not published. Missing
 * translations are left out, since the check `draft-language` counts them in one line, except for the language asked for.
 *
 * @param asked the language whose findings are wanted, one by one
 */
export function foldDrafts(findings: readonly Finding[], languages: Languages, asked?: Language): Finding[] {
  const drafts = new Set(languages.slice(1).flatMap(({ code, draft }) => (draft ? code : [])));
  if (drafts.size === 0) return findings as Finding[];
  return findings.flatMap((finding) => {
    const language = languageOf(finding, languages);
    if (language === undefined || !drafts.has(language)) return [finding];
    if (finding.isOpen && language !== asked) return [];
    return [{ ...finding, severity: 'warning' as const }];
  });
}

/** What says when a page is published: a mistake in it is one, whatever it says. */
const publication = ['/publishFrom', '/publishUntil'];

/** What stands in the way of publishing a site, and of nothing else. */
const siteCodes = new Set(['needed-draft']);

/**
 * What is to be said of pages that are not published: what they lack stops nobody, so it is a warning. What they have in
 * common with a page that is published stays what it is.
 *
 * @param isBuilt whether drafts are built: then only what waits for its translation is a warning
 */
export function foldUnpublished(findings: Finding[], site: SiteContext, isBuilt: boolean): Finding[] {
  const drafts = new Set<string>();
  for (const { id, draft } of site.pages.values()) if (isUnpublished(draft, site.now)) drafts.add(id);
  if (drafts.size === 0) return findings;
  const isOfDraft = ({ file }: Place) => drafts.has(file.slice(0, file.lastIndexOf('/')));
  return findings.map((finding) => {
    const isOfSite = siteCodes.has(finding.code);
    const isKept = isOfSite ? !isBuilt : isBuilt && !finding.isOpen;
    const isShared = !isOfDraft(finding) || !(finding.others ?? []).every(isOfDraft);
    if (isKept || (isShared && !isOfSite) || publication.includes(finding.pointer)) return finding;
    return { ...finding, severity: 'warning' as const };
  });
}
