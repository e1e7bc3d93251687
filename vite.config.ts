/// <reference types="vitest/config" />

import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const productionRouter = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/**
 * The router names its components for developers' tools, and makes them by calls that a bundler takes for effects. Either
 * keeps all of it in the bundle, used or not: forms, links and routes that this site has no use for.
 */
const onlyWhatIsUsedOfTheRouter: Plugin = {
  name: 'only-what-is-used-of-the-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
  },
};

/** What the application needs, wherever it is bundled. The commands add what is theirs: see src/build. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  // The package names its development build for every use; the other one comes without warnings for developers.
  resolve: {
    alias: mode === 'production' ? [{ find: /^react-router$/, replacement: productionRouter }] : [],
  },
  plugins: [react(), tailwindcss(), onlyWhatIsUsedOfTheRouter],
  build: {
    target: 'baseline-widely-available',
    // What ships names its authors.
    license: { fileName: 'licenses.md' },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Where a slow machine spends its time is nothing that whoever builds the site can act on.
      checks: { bundlerTimings: false },
      // Two files of libraries: few compress better, and stay in the browser's cache when the application changes. React has
      // one for itself, because each is run in a task of its own (src/app/boot.ts).
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]app[\\/]react-dom\.ts$/,
            },
            // What most sections share, in one file of 2 kB.
            { name: 'shared', test: /src[\\/]ui[\\/](disclosure|figure|lists|section-frame)\.tsx$/ },
            {
              name: 'libraries',
              test: /node_modules[\\/](i18next|react-i18next|react-router|react-router-dom|@tanstack|use-sync-external-store|html-parse-stringify|void-elements)[\\/]/,
            },
          ],
        },
      },
      // What libraries make at the top of their files without anyone using it is left out.
      treeshake: {
        manualPureFunctions: ['createContext', 'forwardRef', 'memo', 'lazy'],
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
      },
    },
    chunkSizeWarningLimit: 1000,
  },
  // Limits that only what hangs reaches: a machine may stand still for seconds, also while what a test wrote is removed.
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
