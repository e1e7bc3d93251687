import { afterEach, expect, it, vi } from 'vitest';
import { withoutEngines } from '../../scripts/testing/engines';

const missing = ['Not tried in a browser: it is not here.'];
afterEach(() => vi.unstubAllEnvs());

it('an engine that is not here is a notice, as a run can do without it', () => {
  vi.stubEnv('ENGINES', undefined);
  expect(withoutEngines(missing)).toMatchObject({ notices: missing, result: { failures: [] } });
});

it('a run of every engine fails without one of them, and not with all', () => {
  vi.stubEnv('ENGINES', 'all');
  expect(withoutEngines(missing)).toMatchObject({ notices: [], result: { failures: missing } });
  expect(withoutEngines([]).result.failures).toEqual([]);
});
