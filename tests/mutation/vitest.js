/**
 * What tests import as `vitest`, for tests that are run again and again in one process: the parts that vitest is made of.
 */
import {
  chai,
  customMatchers,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
export const { expect } = chai;
globalThis[GLOBAL_EXPECT] = expect;
setState({ assertionCalls: 0 }, expect);
expect.extend(expect, customMatchers);

export { describe, it, test } from '@vitest/runner';
