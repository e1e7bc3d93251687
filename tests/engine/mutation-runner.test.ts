import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { engineRoot } from '../../src/node/project/project';

it('finds the tests of the checks and of the rest of src/content, and runs those with matchers of their own', () => {
  const program = `
    import { TestStatus } from '@stryker-mutator/api/test-runner';
    import { strykerPlugins } from './tests/mutation/runner.js';
    const runner = new strykerPlugins[0].injectableClass({ mutate: ['src/content/json/merge.ts', 'src/content/model/list.ts'] });
    await runner.init();
    await runner.load();
    const tests = [...runner.tests.keys()];
    const fault = runner.loadFault?.message;
    // With expect.toSatisfy, which Vitest adds to the matchers that it is made of.
    runner.files = runner.files.filter((file) => file.endsWith('/json/merge.test.ts'));
    const { tests: results } = await runner.dryRun();
    await runner.dispose();
    const failures = results.filter(({ status }) => status !== TestStatus.Success);
    console.log(JSON.stringify({ fault, tests, failures: failures.map(({ failureMessage }) => failureMessage) }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: engineRoot,
    encoding: 'utf8',
    // The names of thousands of tests.
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  expect(stderr).toBe('');
  const { fault, tests, failures } = JSON.parse(stdout) as {
    fault?: string;
    tests: string[];
    failures: string[];
  };
  expect(fault).toBeUndefined();
  expect(failures).toEqual([]);
  expect(tests).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^tests\/engine\/check-cases\.test\.ts > dead-link > /),
      expect.stringMatching(/^src\/content\/json\/edit\.test\.ts > /),
    ]),
  );
  expect(tests.filter((name) => name.startsWith('src/content/text/today.test.ts'))).toEqual([]);
});
