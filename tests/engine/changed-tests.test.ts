import { expect, it } from 'vitest';
import { testsNear } from '../../scripts/testing/changed-tests';

const startsProgram = "import { spawnSync } from 'node:child_process';";
const sources = new Map([
  ['src/text/text.ts', "import words from './words.json';"],
  ['src/text/index.ts', "export { text } from './text';"],
  ['src/page.ts', "import { text } from './text';"],
  ['src/site.ts', "const page = await import('./page');"],
  ['src/app.ts', "import type { Site } from './site';"],
  ['src/text/text.test.ts', "import { text } from './text';"],
  ['src/page.test.tsx', "import { page } from './page.ts';"],
  ['src/site.test.ts', "import { site } from './site';"],
  ['src/app.test.ts', "import { app } from './app';"],
  ['src/tool.test.ts', `${startsProgram} import { text } from './text/text';`],
  ['src/other.test.ts', "import { text } from 'text';"],
  ['tests/build.test.ts', "import { run } from './support/site';\nimport { page } from '../src/page';"],
  ['tests/support/site.ts', "import { run } from './run';"],
  ['tests/support/run.ts', `${startsProgram} import './site';`],
]);
const near = (...changed: string[]) => testsNear(sources, changed);

it('chooses the tests that are at most three imports away from a change', () => {
  expect(near('src/text/index.ts')).toEqual({
    files: ['src/page.test.tsx', 'src/site.test.ts'],
    left: 2,
  });
  expect(near('src/text/words.json').files).toEqual(['src/text/text.test.ts']);
});

it('chooses tests that start programs, themselves or through others, if they import what has changed', () => {
  expect(near('src/text/text.ts').files).toContain('src/tool.test.ts');
  expect(near('src/text/words.json').files).not.toContain('src/tool.test.ts');
  expect(near('src/page.ts').files).toContain('tests/build.test.ts');
  expect(near('src/text/index.ts').files).not.toContain('tests/build.test.ts');
});

it('chooses tests that have changed themselves', () => {
  expect(near('tests/build.test.ts')).toEqual({ files: ['tests/build.test.ts'], left: 0 });
});

it('chooses none for what nothing imports', () => {
  expect(near('README.md')).toEqual({ files: [], left: 0 });
});

it.each(['package.json', 'package-lock.json', 'vite.config.ts'])(
  'chooses all if they are set up anew: %s',
  (file) => {
    expect(near(file)).toMatchObject({ left: 0, files: { length: 7 } });
  },
);
