import { expect, it } from 'vitest';
import type { Diagnostic } from '../../content/model/diagnostics';
import { obstacleText, upgradeText } from './report-upgrade';
import { type RunEngine, reviewSince } from './trial';

const broken = { file: 'pages/about/page.json', line: 4, severity: 'error' } as Diagnostic;
const other = { file: 'pages/index/page.json', line: 9, severity: 'error' } as Diagnostic;
const trial = (findings: Diagnostic[], own: Diagnostic[], mistakes: string[] = []) => ({
  ...{ fixed: [], mistakes, findings, isNew: new Set(own) },
  changed: [{ file: 'pages/index/page.json', before: undefined, after: Buffer.from('{}') }],
  review: reviewSince('HEAD', review),
});
const review = (() => ({
  ...{ status: 2, signal: null, stdout: '' },
  stderr: 'error: pages/about/page.json cannot be read: npm run validate-pages says why.\n',
})) as unknown as RunEngine;

it('what stands in the way is looked for where it is said', () => {
  expect(obstacleText(trial([broken], []))).toBe(
    'An error stands in the way, and nothing was written. Correct what npm run validate-pages reports, commit, then run this again.',
  );
  expect(obstacleText(trial([broken, other], [other]))).toBe(
    '2 errors stand in the way, and nothing was written. Decide what is named above, then run this again.',
  );
  expect(obstacleText(trial([broken], [], ['schemas/site/booking.schema.json:3:1']))).toContain(
    'named above',
  );
});

it('what documents say otherwise is unknown for the reason that the review has', () => {
  const report = { from: '0.1.0', to: '0.2.0', log: [], output: 'Not known.' };
  const text = (one: ReturnType<typeof trial>) => upgradeText({ ...report, trial: one });
  expect(text(trial([broken], []))).toContain(
    'What they say otherwise is not known: pages/about/page.json cannot be read: npm run validate-pages says why.',
  );
  expect(text({ ...trial([], []), review: reviewSince(undefined, review) })).toContain('git is not here.');
});
