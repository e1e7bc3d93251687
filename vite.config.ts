/// <reference types="vitest/config" />
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What the application needs, wherever it is bundled. The commands add what is theirs: see src/build. */
export default defineConfig({
  publicDir: false,
  plugins: [react(), tailwindcss()],
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // One file of libraries: it compresses better, and stays in the browser's cache when the application changes.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|react-router|react-router-dom|@tanstack|use-sync-external-store|html-parse-stringify|void-elements)[\\/]/,
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
  test: { include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}'], testTimeout: 60_000 },
});
