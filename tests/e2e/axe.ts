import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Pages whose next documents bring axe-core along: sending it is a third of what this process does for a page. */
const prepared = new WeakSet<Page>();

/**
 * The violations that axe-core (WCAG 2.2 AA and best practices) finds on a page in its current state.
 *
 * @param elsewhere selectors for the parts of the page that another call looks at
 */
export async function violationsOf(shown: Page | Frame, elsewhere: string[] = []): Promise<string[]> {
  const page = 'page' in shown ? shown.page() : shown;
  if (!prepared.has(page)) {
    await shown.evaluate(axe);
    await page.addInitScript(axe);
    prepared.add(page);
  }
  return shown.evaluate(async (exclude) => {
    const { axe } = window as unknown as {
      axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> };
    };
    interface Violation {
      id: string;
      help: string;
      nodes: { html: string; failureSummary: string }[];
    }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await axe.run(
      { exclude },
      {
        runOnly: { type: 'tag', values: tags },
        // Passed rules are left out, which takes a tenth of the time.
        resultTypes: ['violations'],
        // Reading all styles takes a third, and no rule that runs needs them.
        preload: { assets: ['media'] },
      },
    );
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html.slice(0, 200)}\n${failureSummary}`),
    );
  }, elsewhere);
}
