import type { Clock } from '../../model/clock';
import type { Finding } from '../../model/diagnostics';
import type { Languages } from '../../model/languages';
import type { SchemaSet } from '../../schema/schemas';
import { applyAccepts, readAccepts } from '../../site/accept';
import type { Page } from '../../site/load';
import { PageContext } from '../../site/page-context';
import type { PageFacts } from '../../site/page-facts';
import type { Rules } from '../../site/rules';
import type { Check, Report } from './check';
import { collectFacts } from './collect-facts';
import { judgePage, type Need } from './needs';

/** Runs the page checks on a page with its dictionaries, and collects the facts for the site checks. */
export function inspectPage(
  page: Page,
  languages: Languages,
  schemas: SchemaSet,
  checks: readonly Check[],
  rules: Rules,
  clock?: Clock,
): PageFacts {
  const { accepts, mistakes, page: plain } = readAccepts(page);
  const context = new PageContext(plain, languages, schemas, mistakes);
  const meets = judgePage(context);
  const reported: Finding[] = [];
  let current: Check | undefined;
  const report: Report<Need> = (finding, needs) => {
    if (current && meets(needs))
      reported.push({ code: current.code, severity: current.severity, ...finding });
  };
  for (const check of checks) {
    if (!check.page || !meets(check.needs)) continue;
    current = check;
    const began = clock && performance.now();
    check.page(context, report, rules.options.get(check.code) ?? {});
    if (began !== undefined) clock?.add(check.code, performance.now() - began);
  }
  const { findings, open: openAccepts } = applyAccepts(reported, accepts);
  return { ...collectFacts(context, reported), findings, accepts: openAccepts };
}
