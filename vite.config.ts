/// <reference types="vitest/config" />

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import { viteOptions } from './src/node/bundle/vite-options.ts';

const { siteSources } = createRequire(import.meta.url)(
  './src/node/bundle/site-sources.cjs',
) as typeof import('./src/node/bundle/site-sources.cjs');

const engine = import.meta.dirname;
/** The site that is tested: `npm test` of a site elsewhere names its folder. */
const site = process.env.SITE_ROOT ?? engine;

/** What a test mocks or changes for whatever runs in its process. */
const leavesTraces = /\bvi\.|process\.(env[.\w[\]]* \??\??=[^=]|chdir|argv|exit)/;

/** What a test needs that starts something, or writes to folders of its own. */
const touchesDisk =
  /spawn|execFile|mkdtemp|writeFile|temporary-?folder|support\/(call-command|copy-project|endpoint|git-site|publishing|run-command|served|site-copy)/i;

/**
 * Tests of what leaves no traces for others, half whose time would go into loading modules anew: those that are pure, those that
 * write and serve, which may load the bundled React, and those of components, which show in a document that each file has for
 * itself.
 */
function sharingTests(): { pure: string[]; writing: string[]; components: string[] } {
  const files = ['src', 'tests'].flatMap((folder) =>
    readdirSync(path.join(engine, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
  );
  const pure: string[] = [];
  const writing: string[] = [];
  const components: string[] = [];
  for (const file of files) {
    const text = readFileSync(path.join(engine, file), 'utf8');
    if (leavesTraces.test(text) && !file.startsWith('src/content/')) continue;
    if (!text.includes('@vitest-environment'))
      (touchesDisk.test(text) && !file.startsWith('src/content/') ? writing : pure).push(file);
    else if (/^src\/(sections|shell|site|ui)\//.test(file)) components.push(file);
  }
  return { pure, writing, components };
}

/** What is tried: everything of the engine, and what holds for any site; of a site elsewhere, the latter and its own tests. */
function projects() {
  if (site === engine) {
    const { pure, writing, components } = sharingTests();
    return [
      { extends: true as const, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true as const, test: { name: 'writing', include: writing, isolate: false } },
      {
        extends: true as const,
        test: {
          name: 'components',
          include: components,
          isolate: false,
          setupFiles: 'tests/support/document.ts',
        },
      },
      {
        extends: true as const,
        test: {
          include: ['src/**/*.test.{ts,tsx}', 'tests/{engine,any-site,site}/*.test.{ts,tsx}'],
          exclude: [...pure, ...writing, ...components],
        },
      },
    ];
  }
  return [
    { extends: true as const, test: { name: 'any site', include: ['tests/any-site/*.test.{ts,tsx}'] } },
    {
      extends: true as const,
      // What holds for every section type: `npm test -- TYPE`.
      test: {
        name: 'section types',
        include: ['tests/engine/{answers,hydration,kept-schemas}.test.tsx'],
      },
    },
    {
      extends: true as const,
      // What the site's own checks must find, and what they must not.
      test: {
        name: 'own checks',
        include: existsSync(path.join(site, 'src/site/checks')) ? ['tests/engine/check-cases.test.ts'] : [],
      },
    },
    {
      extends: true as const,
      test: { name: 'own', dir: site, include: ['{src/site,tests}/**/*.test.{ts,tsx}'] },
    },
  ];
}

/** The configuration of Vitest, and of the tools of editors. The commands have the options of Vite without it: see `viteOptions`. */
export default defineConfig(async ({ mode }) =>
  mergeConfig(await viteOptions(engine), {
    // Where the application is bundled, the command takes in the sources of the site that it is for.
    plugins: mode === 'test' ? [siteSources(engine, site)] : [],
    // Limits that only what hangs reaches: on a slow machine, a test takes as long as it needs.
    test: {
      projects: mode === 'test' ? projects() : [],
      // The lines that a test names stand in the message itself, which `npm test` repeats at its end.
      chaiConfig: { truncateThreshold: 600 },
      // Most tests wait for commands that they start: a worker for each core.
      maxWorkers: '100%',
      testTimeout: 900_000,
      hookTimeout: 900_000,
      expect: { poll: { timeout: 60_000 } },
      // From Node 25 on, Node has a localStorage of its own, which would stand in place of the one of the document under test.
      execArgv: ['--no-experimental-webstorage'].filter((flag) =>
        process.allowedNodeEnvironmentFlags.has(flag),
      ),
    },
  }),
);
