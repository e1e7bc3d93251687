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
    chunkSizeWarningLimit: 1000,
  },
  test: { include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}'], testTimeout: 60_000 },
});
