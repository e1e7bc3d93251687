import type { Clock } from '../../model/clock';
import type { Finding } from '../../model/diagnostics';
import type { DocumentEdit } from '../../model/fix';
import { isRecord } from '../../model/is-record';
import type { Options, Rules } from '../../site/rules';
import type { Check, Report } from './check';
import type { Meets, Need } from './needs';

/** What a check does with a page or with a site. */
type Look<Subject> = ((subject: Subject, report: Report<Need>, options: Options) => void) | undefined;

/** A check that threw: the message names it, and what it was looking at. */
export class CheckFailure extends Error {
  constructor(code: string, place: string | undefined, cause: unknown) {
    const where = place === undefined ? '' : ` on ${place}`;
    const why = String(cause instanceof Error ? cause.message : cause).split('\n')[0];
    super(`The check "${code}" failed${where}: ${why}`, { cause });
  }
}

/**
 * Runs checks on a page or on a site.
 *
 * @param lookOf what a check does with the subject; checks that do nothing with it are skipped
 * @param meets whether what checks need of the subject is right
 * @param place the document that is looked at, if it is one
 * @throws CheckFailure if a check throws, or reports something that has no place
 * @returns the findings, and the codes of checks that had to leave something unsaid
 */
export function runChecks<Subject>(
  checks: readonly Check[],
  subject: Subject,
  lookOf: (check: Check) => Look<Subject>,
  { meets, rules, clock, place }: { meets: Meets; rules: Rules; clock: Clock | undefined; place?: string },
): { findings: Finding[]; unsure: Set<string> } {
  const findings: Finding[] = [];
  const unsure = new Set<string>();
  for (const check of checks) {
    const { code, severity } = check;
    const look = lookOf(check);
    if (!look) continue;
    if (!meets(check.needs)) {
      unsure.add(code);
      continue;
    }
    const began = clock && performance.now();
    const report: Report<Need> = (finding, needs) => {
      assertReport(finding);
      if (meets(needs)) findings.push({ code, severity, ...finding });
      else unsure.add(code);
    };
    try {
      look(subject, report, rules.options.get(code) ?? {});
    } catch (error) {
      throw new CheckFailure(code, place, error);
    }
    if (began !== undefined) clock?.add(code, performance.now() - began);
  }
  return { findings, unsure };
}

/** Refuses reports that nothing could show or apply: the checks of a site may run without ever having been type-checked. */
function assertReport({ file, pointer, fix }: Omit<Finding, 'code' | 'severity'>): void {
  if (typeof file !== 'string') throw new Error('A finding has to name its "file".');
  if (typeof pointer !== 'string' || !/^(?:\/|$)/.test(pointer))
    throw new Error(
      `A finding has the pointer ${JSON.stringify(pointer)}: write it like "/sections/0/title".`,
    );
  const isEdit = (one: Partial<DocumentEdit>) => typeof one.file === 'string' && isRecord(one.edit);
  if (fix && !(Array.isArray(fix.edits) && fix.edits.every(isEdit)))
    throw new Error(
      'A fix has to be { edits: [{ file, edit }] }: setAt, renameAt and removeAt make such edits.',
    );
}
