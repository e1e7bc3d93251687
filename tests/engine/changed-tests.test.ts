import { expect, it } from 'vitest';
import { testsWorthRunning } from '../../scripts/testing/changed-tests';

const starts = "import { spawnSync } from 'node:child_process';";
const sources = new Map([
  ['src/content/text.test.ts', "import { text } from './text';"],
  ['src/node/tool.test.ts', `${starts} import { tool } from './tool';`],
  ['tests/engine/build.test.ts', "import { runCommand } from '../support/run-command';"],
  [
    'tests/engine/publish.test.ts',
    "import { Editor } from '../support/publishing';\nimport type { Result } from '../../src/commands/publish';",
  ],
  ['tests/engine/later.test.tsx', "const { runCommand } = await import('../support/run-command.ts');"],
  ['tests/support/publishing.ts', "import { runCommand } from './run-command';"],
  ['tests/support/run-command.ts', starts],
]);
const worth = (...changed: string[]) => testsWorthRunning(sources, changed);

it('leaves tests that start programs, themselves or through others, to a run of everything', () => {
  expect(worth('src/content/text.ts')).toEqual({ files: ['src/content/text.test.ts'], left: 4 });
});

it('includes those that were changed, or import what was', () => {
  expect(worth('src/node/tool.ts').files).toContain('src/node/tool.test.ts');
  expect(worth('src/commands/publish/index.ts').files).toContain('tests/engine/publish.test.ts');
  expect(worth('tests/engine/build.test.ts').files).toContain('tests/engine/build.test.ts');
  expect(worth('tests/support/publishing.ts')).toMatchObject({ left: 3 });
});

it.each(['package.json', 'package-lock.json', 'vite.config.ts'])(
  'leaves none where tests are set up: %s',
  (file) => {
    expect(worth(file)).toMatchObject({ left: 0 });
  },
);
