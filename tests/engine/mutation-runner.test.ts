import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { engineRoot } from '../../src/node/project/project';

it('finds the tests of the checks and of the rest of src/content, each with a name of its own', () => {
  const program = `
    import { strykerPlugins } from './tests/mutation/runner.js';
    const runner = new strykerPlugins[0].injectableClass({ mutate: ['src/content/text/list.ts'] });
    await runner.init();
    await runner.load();
    await runner.dispose();
    console.log(JSON.stringify({ fault: runner.loadFault?.message, tests: [...runner.tests.keys()] }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: engineRoot,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const { fault, tests } = JSON.parse(stdout) as { fault?: string; tests: string[] };
  expect(fault).toBeUndefined();
  expect(tests).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^tests\/engine\/check-cases\.test\.ts > dead-link > /),
      expect.stringMatching(/^src\/content\/json\/edit\.test\.ts > /),
    ]),
  );
  expect(tests.filter((name) => name.startsWith('src/content/text/days.test.ts'))).toEqual([]);
});
