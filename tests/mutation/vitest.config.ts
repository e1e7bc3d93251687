import { defineConfig } from 'vitest/config';

/** The quick tests that hold `src/content`: what the mutation run repeats for each mutant. */
export default defineConfig({
  publicDir: false,
  test: {
    include: ['src/content/**/*.test.ts', 'tests/check-cases.test.ts'],
    isolate: false,
    pool: 'threads',
  },
});
