import type { Clock } from '../../model/clock';
import type { Finding } from '../../model/diagnostics';
import type { Options, Rules } from '../../site/rules';
import type { Check, Report } from './check';
import type { Meets, Need } from './needs';

/** What a check does with a page or with a site. */
type Look<Subject> = ((subject: Subject, report: Report<Need>, options: Options) => void) | undefined;

/**
 * Runs checks on a page or on a site.
 *
 * @param lookOf what a check does with the subject; checks that do nothing with it are skipped
 * @param meets whether what checks need of the subject is right
 * @returns the findings, and the codes of checks that had to leave something unsaid
 */
export function runChecks<Subject>(
  checks: readonly Check[],
  subject: Subject,
  lookOf: (check: Check) => Look<Subject>,
  { meets, rules, clock }: { meets: Meets; rules: Rules; clock: Clock | undefined },
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
      if (meets(needs)) findings.push({ code, severity, ...finding });
      else unsure.add(code);
    };
    look(subject, report, rules.options.get(code) ?? {});
    if (began !== undefined) clock?.add(code, performance.now() - began);
  }
  return { findings, unsure };
}
