import type { Finding } from '../../content/model/diagnostics';
import { type Language, translatedLanguages } from '../../content/model/languages';
import { type KnownPlace, newFindings, placesOf } from '../../content/model/new-findings';
import { isAbout } from '../../content/site/drafts';
import { UsageError } from '../project/project';
import { filesBefore, type Overlay, stagedFiles } from '../read/git-files';
import type { Checker } from './checker';

/** Which findings of a site are asked for. */
export interface Selection {
  /** The folder of the site. */
  folder: string;
  /** The one language that is reported on. */
  language?: Language | undefined;
  /** Which files are asked for; undefined for all of them. */
  isWanted?: ((file: string) => boolean) | undefined;
  /** A revision: only what was not found there. */
  since?: string | undefined;
  /** Only what the next commit adds to the last one. */
  staged?: boolean | undefined;
  /** Only what is not known. */
  baseline?: readonly KnownPlace[] | undefined;
}

/** What was asked for, and what was left out of it. */
export interface Selected {
  findings: readonly Finding[];
  /** How many findings the baseline knows. */
  known: number;
  /** What the baseline knows and is no longer found. */
  gone: readonly KnownPlace[];
}

/**
 * The findings that are asked for. The checker has looked at the folder; it shows what is about to be committed afterwards where
 * that is asked for, and the disk otherwise.
 *
 * @throws UsageError when there is no such revision or language, or a file cannot be read
 */
export async function selectFindings(checker: Checker, selection: Selection): Promise<Selected> {
  const { folder, since, staged, baseline, isWanted, language } = selection;
  if (language !== undefined) assertTranslated(checker, language);
  let findings = findingsIn(checker, selection);
  if (since !== undefined) findings = await addedTo(checker, selection, filesBefore(folder, since));
  if (staged) {
    const index = stagedFiles(folder);
    findings = await addedTo(checker, selection, index.committed, index.staged);
  }
  let known = 0;
  let gone: readonly KnownPlace[] = [];
  if (baseline) {
    const before = findings.length;
    const compared = newFindings(findings, baseline, ...readerOf(checker));
    findings = compared.found;
    known = before - findings.length;
    gone = compared.gone;
  }
  if (isWanted) findings = await concerning(checker, selection, findings, isWanted);
  return { findings, known, gone };
}

function assertTranslated({ languages }: Checker, language: Language): void {
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

function readerOf(checker: Checker) {
  return [(file: string) => checker.read(file), (file: string) => checker.files.has(file)] as const;
}

/** What is found with one overlay and not with another. */
async function addedTo(
  checker: Checker,
  selection: Selection,
  before: Overlay,
  now: Overlay = new Map(),
): Promise<readonly Finding[]> {
  await checker.show(before);
  const known = placesOf(findingsIn(checker, selection), readerOf(checker)[0]);
  await checker.show(now);
  return newFindings(findingsIn(checker, selection), known, ...readerOf(checker)).found;
}

/**
 * The findings that stand in a wanted file, or whose cause lies in one: a link is dead because its page is gone, an entry is
 * unused because its text is. What the checks do not say of causes, the last commit does: what was not found there is caused by
 * what has changed since.
 */
async function concerning(
  checker: Checker,
  selection: Selection,
  findings: readonly Finding[],
  isWanted: (file: string) => boolean,
): Promise<readonly Finding[]> {
  const elsewhere = new Set(findings.filter((finding) => !isConcerned(finding, isWanted)));
  if (elsewhere.size > 0) {
    const overlay = new Map([...lastCommit(selection.folder)].filter(([file]) => isWanted(file)));
    const caused = overlay.size > 0 ? await addedTo(checker, selection, overlay) : [];
    const isCaused = new Set(caused.map(({ code, message }) => `${code} ${message}`));
    for (const finding of elsewhere)
      if (isCaused.has(`${finding.code} ${finding.message}`)) elsewhere.delete(finding);
  }
  return findings
    .filter((finding) => !elsewhere.has(finding))
    .map((finding) => {
      const wanted = [finding, ...(finding.others ?? [])].find(({ file }) => isWanted(file));
      return wanted && wanted !== finding ? { ...finding, ...wanted } : finding;
    });
}

/** Whether a finding stands in some files, shows there as well, or has its cause there. */
export function isConcerned(
  { file, others = [], causes = [] }: Finding,
  isWanted: (file: string) => boolean,
): boolean {
  return isWanted(file) || others.some((other) => isWanted(other.file)) || causes.some(isWanted);
}

/** The files of the last commit that the disk has otherwise; none where there is no git. */
function lastCommit(folder: string): Overlay {
  try {
    return filesBefore(folder, 'HEAD');
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return new Map();
  }
}
