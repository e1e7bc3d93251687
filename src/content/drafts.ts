import type { Finding } from './diagnostics';
import { type Language, type Languages, languageOfDictionary } from './languages';

/** The language that a finding is about: that of its dictionary, or the one that it says; undefined for all of them. */
export function languageOf({ file, language }: Finding, languages: Languages): Language | undefined {
  return language ?? languageOfDictionary(file, languages);
}

/**
 * What is to be said of languages that are drafts: that something of them is wrong stops nobody, so it is a warning; that
 * texts of them are missing is said in one line by the check `draft-language`, and one by one for who asks.
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
