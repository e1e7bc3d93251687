import { type KnownPlace, knownPlaces, newFindings } from '../../content/json/new-findings';
import type { Finding, Place } from '../../content/model/diagnostics';
import { type Language, translatedLanguages } from '../../content/model/languages';
import { beginningAt } from '../../content/model/places';
import { isAbout } from '../../content/site/drafts';
import { UsageError, unlessRefused } from '../project/project';
import { type FileOverlay, filesBefore, stagedFiles } from '../read/git-files';
import type { Checker } from './checker';

/** Which findings of a site to report. */
export interface Selection {
  /** The site's folder. */
  folder: string;
  /** Report on this language only. */
  language?: Language | undefined;
  /** Which files to report on; all if undefined. */
  isWanted?: ((file: string) => boolean) | undefined;
  /** A revision: report only findings that it does not have. */
  since?: string | undefined;
  /** Report only what the staged changes add to the last commit. */
  staged?: boolean | undefined;
  /** Report only findings that are not in this baseline. */
  baseline?: readonly KnownPlace[] | undefined;
}

/** The selected findings, and what was filtered out. */
export interface Selected {
  findings: readonly Finding[];
  /** The number of findings in the baseline. */
  suppressed: number;
  /** Baseline entries that are no longer found. */
  gone: readonly KnownPlace[];
}

/**
 * Selects findings. The checker must have scanned the folder; afterwards it shows the staged files if those were
 * requested, otherwise the disk.
 *
 * @throws UsageError if the revision or language does not exist, or a file cannot be read
 */
export async function selectFindings(checker: Checker, selection: Selection): Promise<Selected> {
  const { folder, since, staged, baseline, isWanted, language } = selection;
  if (language !== undefined) assertTranslated(checker, language);
  let findings = findingsIn(checker, selection);
  if (since !== undefined) findings = await newFindingsSince(checker, selection, filesBefore(folder, since));
  const index = staged ? stagedFiles(folder) : undefined;
  if (index) findings = await newFindingsSince(checker, selection, index.committed, index.staged);
  let suppressed = 0;
  let gone: readonly KnownPlace[] = [];
  if (baseline) {
    const before = findings.length;
    const compared = newFindings(findings, baseline, ...readerOf(checker));
    findings = compared.added;
    suppressed = before - findings.length;
    gone = compared.gone;
  }
  if (isWanted)
    findings = await filterConcerned(checker, selection, findings, isWanted, index?.staged ?? new Map());
  return { findings, suppressed, gone };
}

/** @throws UsageError if a site is not translated into a language */
export function assertTranslated({ languages }: Pick<Checker, 'languages'>, language: Language): void {
  const codes = translatedLanguages(languages).map(({ code }) => code);
  if (!codes.includes(language))
    throw new UsageError(
      `The site is not translated into "${language}": it has ${codes.join(', ') || 'one language'}.`,
    );
}

function findingsIn(checker: Checker, { language }: Selection): readonly Finding[] {
  const findings = checker.findings(language);
  if (language === undefined) return findings;
  return findings.filter((finding) => isAbout(finding, language, checker.languages));
}

/** What reads a file of the site as it is checked, and what tells whether there is one. */
export function readerOf(checker: Checker) {
  return [(file: string) => checker.read(file), (file: string) => checker.files.has(file)] as const;
}

/** Findings with one overlay that are not present with another. */
async function newFindingsSince(
  checker: Checker,
  selection: Selection,
  before: FileOverlay,
  now: FileOverlay = new Map(),
): Promise<readonly Finding[]> {
  await checker.show(before);
  const places = knownPlaces(findingsIn(checker, selection), readerOf(checker)[0]);
  await checker.show(now);
  return newFindings(findingsIn(checker, selection), places, ...readerOf(checker)).added;
}

/**
 * The findings in a wanted file, or caused by one: a link is dead because its page is gone, an entry is unused because
 * its text is gone. Causes that the checks do not report are found by comparison with the last commit: a new finding is
 * caused by the changes since.
 *
 * @param now what the checker shows over the disk
 */
async function filterConcerned(
  checker: Checker,
  selection: Selection,
  findings: readonly Finding[],
  isWanted: (file: string) => boolean,
  now: FileOverlay,
): Promise<readonly Finding[]> {
  const elsewhere = new Set(findings.filter((finding) => !isConcerned(finding, isWanted)));
  if (elsewhere.size > 0) {
    const committed = [...lastCommit(selection.folder)].filter(([file]) => isWanted(file));
    const before = new Map([...now, ...committed]);
    const caused = committed.length > 0 ? await newFindingsSince(checker, selection, before, now) : [];
    const isCaused = new Set(caused.map(({ code, message }) => `${code} ${message}`));
    for (const finding of elsewhere)
      if (isCaused.has(`${finding.code} ${finding.message}`)) elsewhere.delete(finding);
  }
  return findings
    .filter((finding) => !elsewhere.has(finding))
    .map((finding) => {
      const places: readonly Place[] = [finding, ...(finding.others ?? [])];
      const wanted = places.find(({ file }) => isWanted(file));
      if (!wanted || wanted === finding || finding.isOfAll) return finding;
      return beginningAt(finding, [wanted, ...places.filter((place) => place !== wanted)]) ?? finding;
    });
}

/** Whether a finding is located, also visible, or caused in a wanted file. */
export function isConcerned(
  { file, others = [], causes = [] }: Finding,
  isWanted: (file: string) => boolean,
): boolean {
  return isWanted(file) || others.some((other) => isWanted(other.file)) || causes.some(isWanted);
}

/** The files that differ from the last commit, as of that commit; empty without git. */
function lastCommit(folder: string): FileOverlay {
  return unlessRefused(() => filesBefore(folder, 'HEAD'), new Map());
}
