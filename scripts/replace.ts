import { BrokenDocuments } from '../src/commands/refactor/obstacles';
import { plannedFiles } from '../src/commands/refactor/planned-files';
import { assertWords, planReplacement, type Replacement } from '../src/commands/refactor/replace-copy';
import type { Finding } from '../src/content/model/diagnostics';
import { routeOf } from '../src/content/model/routes';
import { visible } from '../src/content/text/encode/visible';
import { composed } from '../src/content/text/plain-text';
import type { Checker } from '../src/node/check/checker';
import { openChecker } from '../src/node/check/open-checker';
import { assertTranslated } from '../src/node/check/select-findings';
import { assertStaysValid } from '../src/node/check/stays-valid';
import { carryOut, planOptions, planUsage } from '../src/node/plan/carry-out';
import { noteInWords, type Plan } from '../src/node/plan/plan';
import { UsageError } from '../src/node/project/project';
import { runCommand } from './cli/run-command';

void runCommand({
  usage: `
Usage: npm run replace -- OLD NEW [options]

Replaces words in the texts that visitors read, never in names or addresses. Shows every text before and after, with its
length limit. If more than one file changes, it asks or waits for --write.

  --any-case           ignore upper and lower case
  --anywhere           also replace parts of words: without it, "us" is not replaced in "Customers"
  --language CODE      replace in the translations of a language, for example es, not in the documents
  --only GLOB          only in pages whose routes match: "/use-cases/*"
  --keep-translation   keep the translations of changed texts: they are still right
  --pages DIR          the folder of the site (default: pages)
${planUsage}

Exit status: 0 done or shown, 1 no text contains OLD, 2 it cannot be done; then nothing was written.`,
  options: {
    ...planOptions,
    anywhere: { type: 'boolean' },
    'any-case': { type: 'boolean' },
    language: { type: 'string' },
    only: { type: 'string' },
    'keep-translation': { type: 'boolean' },
    pages: { type: 'string', default: 'pages' },
  },
  takesPaths: true,
  async run({ pages, language, only, anywhere, ...options }, texts) {
    // Some systems decompose letters with accents; texts of a site never are.
    const [from, to, ...rest] = texts.map(composed);
    if (!from || to === undefined || rest.length > 0)
      throw new UsageError('Call it with two texts: npm run replace -- "old words" "new words"');
    assertWords({ from, to });
    const checker = await openChecker(pages);
    if (language !== undefined) assertTranslated(checker, language);
    if (language !== undefined && options['keep-translation'])
      throw new UsageError(
        '--keep-translation is for texts of documents: with --language translations change.',
      );
    const isWanted = only === undefined ? undefined : (route: string) => matches(route, only);
    const keepsTranslations = options['keep-translation'] === true;
    const replacement: Replacement = {
      ...{ from, to, language, isWanted, keepsTranslations },
      ...{ isAnywhere: anywhere, isAnyCase: options['any-case'] },
    };
    const makePlan = async () => {
      await checker.scan();
      const plan = planReplacement(checker, pages, replacement);
      const isLeftBehind = ({ code }: Finding) =>
        language === undefined && !keepsTranslations && ofTranslations.has(code);
      if (plan.changes.length > 0)
        await assertStaysValid(checker, plannedFiles(plan.changes, checker), { isExpected: isLeftBehind });
      return plan;
    };
    const place = language === undefined ? 'text' : 'translation';
    const hasPage = [...checker.site.pages.keys()].some((id) => isWanted?.(routeOf(id)) ?? true);
    const nothing = ({ notes }: Plan) => {
      if (!hasPage) return `No page has a route such as ${only}.`;
      if (notes.length > 0) {
        const stays = notes.map((note) => visible(noteInWords(note)));
        return [`No ${place} holds ${JSON.stringify(from)} as it is written here.`, ...stays].join('\n');
      }
      const wider = widerSearch((more) => holds(checker, pages, { ...replacement, ...more }));
      return `No ${place} holds ${JSON.stringify(from)}${wider}.`;
    };
    return carryOut({ folders: [pages], makePlan, nothing }, options);
  },
});

/** Which option finds the words, if any does. @param finds tells whether a wider search finds them */
function widerSearch(finds: (more: Partial<Replacement>) => boolean): string {
  if (finds({ isAnyCase: true })) return ' in these letters: --any-case finds it in others';
  if (finds({ isAnywhere: true })) return ' as a word of its own: --anywhere finds it inside of words';
  const both = { isAnywhere: true, isAnyCase: true };
  return finds(both) ? ' as a word of its own: --anywhere --any-case finds it inside of words' : '';
}

function holds(checker: Checker, pages: string, replacement: Replacement): boolean {
  try {
    return planReplacement(checker, pages, replacement).changes.length > 0;
  } catch (error) {
    // The words are there, and what they would become does not fit.
    if (error instanceof UsageError) return !(error instanceof BrokenDocuments);
    throw error;
  }
}

/** What is said of translations of the old wording, which are left for somebody to translate. */
const ofTranslations = new Set([
  'missing-translation',
  'stale-translation',
  'number-mismatch',
  'link-mismatch',
  'placeholder-mismatch',
]);

/** Whether a route matches a pattern, in which an asterisk stands for any text. */
function matches(route: string, pattern: string): boolean {
  const words = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${words.join('.*')}$`).test(route);
}
