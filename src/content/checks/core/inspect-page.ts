import type { Clock } from '../../model/clock';
import type { Languages } from '../../model/languages';
import type { SchemaSet } from '../../schema/schemas';
import { applyAccepts, judgeAccepts, takeAccepts } from '../../site/accept';
import type { Page } from '../../site/load';
import { PageContext } from '../../site/page-context';
import type { PageFacts } from '../../site/page-facts';
import type { Rules } from '../../site/rules';
import type { Check } from './check';
import { collectFacts } from './collect-facts';
import { judgePage } from './needs';
import { runChecks } from './run-checks';

/** Runs the page checks on a page with its dictionaries, and collects the facts for the site checks. */
export function inspectPage(
  page: Page,
  languages: Languages,
  schemas: SchemaSet,
  checks: readonly Check[],
  rules: Rules,
  clock?: Clock,
): PageFacts {
  const { entries, page: plain } = takeAccepts(page);
  const { accepts, mistakes } = judgeAccepts(entries, checks);
  const context = new PageContext(plain, languages, schemas, mistakes);
  const meets = judgePage(context);
  const { findings: reported, unsure } = runChecks(checks, context, ({ page }) => page, {
    meets,
    rules,
    clock,
    place: page.source.path,
  });
  const { findings, unused } = applyAccepts(reported, accepts);
  return {
    ...collectFacts(context, reported),
    findings,
    accepts: accepts.map((accept) => (unused.includes(accept) ? accept : { ...accept, isUsed: true })),
    ...(unsure.size > 0 && { unsure: [...unsure] }),
  };
}
