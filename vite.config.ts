/// <reference types="vitest/config" />

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

/**
 * React Router says of itself that loading it has no effect (`sideEffects` in its package.json). Bundlers believe that of a whole
 * module, and it is one: what it makes while it is loaded is marked here, so that what no page uses is left out. The names that
 * it gives its components for React's developer tools go, too, since they would keep those.
 */
const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router/ },
    handler(code) {
      const edits = this.parse(code).body.flatMap(
        (statement): { start: number; end: number; text: string }[] => {
          if (statement.type === 'VariableDeclaration')
            return statement.declarations.flatMap(({ init }) =>
              init?.type === 'CallExpression'
                ? { start: init.start, end: init.start, text: '/* @__PURE__ */ ' }
                : [],
            );
          const { expression } = statement.type === 'ExpressionStatement' ? statement : {};
          const { left } = expression?.type === 'AssignmentExpression' ? expression : {};
          const { property } = left?.type === 'MemberExpression' ? left : {};
          const isName = property?.type === 'Identifier' && property.name === 'displayName';
          return isName ? [{ ...statement, text: '' }] : [];
        },
      );
      return edits.reduceRight(
        (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
        code,
      );
    },
  },
};

/** What the application needs, wherever it is bundled. The commands add what is theirs: see src/node/bundle. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  // A site's own settings extend those of a package that it may not have installed.
  tsconfig: path.join(engine, 'tsconfig.json'),
  // Where the application is bundled, the command takes in the sources of the site that it is for.
  plugins: [react(), tailwindcss(), slimRouter, ...(mode === 'test' ? [siteSources(engine, site)] : [])],
  build: {
    target: 'baseline-widely-available',
    // What ships names its authors.
    license: { fileName: 'licenses.md' },
    // The application fetches files before it imports them: see src/ui/fetched-code.ts.
    modulePreload: false,
    rolldownOptions: {
      // Where a slow machine spends its time is nothing that whoever builds the site can act on.
      checks: { bundlerTimings: false },
      output: {
        // Names that say nothing: lists of ad blockers hold "analytics", "banner" and "tracking", whatever a section is called.
        // 62 bits in digits and small letters: every page loads the names of all section types' files, and they do not compress.
        hashCharacters: 'base36',
        entryFileNames: 'assets/[hash:12].js',
        chunkFileNames: 'assets/[hash:12].js',
        assetFileNames: 'assets/[hash:12][extname]',
        codeSplitting: {
          groups: [
            // What every page needs of libraries, in one file that stays in the browser's cache when the application changes. Of TanStack
            // Query most pages need a part: the rest comes with the sections that fetch data.
            {
              name: 'libraries',
              test: /node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|react-router|react-router-dom|use-sync-external-store|html-parse-stringify|void-elements|cookie|set-cookie-parser)[\\/]/,
            },
            // What most pages need of ours beside the application, in one small file.
            {
              name: 'shared',
              test: /src[\\/]ui[\\/](amount|bar|disclosure|figure|grid-lines|lists|picture|row|section-frame)\.tsx$/,
            },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 1000,
  },
  // Limits that only what hangs reaches: a machine may stand still for seconds, also while what a test wrote is removed.
  test: {
    projects: mode === 'test' ? projects() : [],
    // The lines that a test names stand in the message itself, which `npm test` repeats at its end.
    chaiConfig: { truncateThreshold: 600 },
    // Most tests wait for commands that they start: a worker for each core.
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // From Node 25 on, Node has a localStorage of its own, which would stand in place of the one of the document under test.
    execArgv: ['--no-experimental-webstorage'].filter((flag) =>
      process.allowedNodeEnvironmentFlags.has(flag),
    ),
  },
}));
