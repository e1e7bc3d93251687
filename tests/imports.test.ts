import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sources } from './project';

/** Who may import whom: design, "Layout". Types may be imported from content by everybody. */
const allowed: Record<string, string[]> = {
  content: [],
  ui: [],
  sections: ['ui', 'i18n'],
  shell: ['ui', 'i18n'],
  i18n: [],
  app: ['shell', 'sections', 'content', 'i18n', 'ui'],
  build: ['content'],
};
const packages: Record<string, RegExp> = {
  content: /^(ajv(\/.+)?|i18next)$/,
  ui: /^(react|@radix-ui\/.+)$/,
  sections: /^(react|react-i18next)$/,
  shell: /^(react|react-i18next)$/,
};

/** The imports of a source file; what is only a type is left out, since it leaves nothing in the program. */
function importsOf(text: string): string[] {
  const program = text.replaceAll(/`[^`]*`/g, '``');
  const statements = program.matchAll(
    /(?:^|\n)(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'|await import\('([^']+)'\)/g,
  );
  return [...statements].map(([, from, dynamic]) => from ?? dynamic ?? '');
}

for (const [folder, targets] of Object.entries(allowed)) {
  describe(`src/${folder}`, () => {
    const files = sources(`src/${folder}`).filter(({ file }) => !file.includes('.test.'));

    it('imports only the folders that it may', () => {
      for (const { file, text } of files) {
        for (const id of importsOf(text).filter((name) => name.startsWith('.'))) {
          const target = path.posix.join(path.posix.dirname(file), id).split('/')[1] ?? '';
          const isOwn = target === folder;
          expect(isOwn || targets.includes(target), `${file} imports ${id}`).toBe(true);
        }
      }
    });

    it('imports only the packages that it may', () => {
      const rule = packages[folder];
      if (!rule) return;
      for (const { file, text } of files) {
        for (const id of importsOf(text).filter((name) => !name.startsWith('.'))) {
          expect(id, `${file} imports ${id}`).toMatch(rule);
        }
      }
    });
  });
}

describe('sections', () => {
  it('never import one another', () => {
    for (const { file, text } of sources('src/sections')) {
      const own = file.split('/')[2];
      if (!file.includes('/', 'src/sections/'.length) || own?.endsWith('.ts') || own?.endsWith('.tsx'))
        continue;
      for (const id of importsOf(text).filter((name) => name.startsWith('.'))) {
        const target = path.posix.join(path.posix.dirname(file), id);
        const isOther = target.startsWith('src/sections/') && target.split('/')[2] !== own;
        expect(isOther, `${file} imports ${id}`).toBe(false);
      }
    }
  });
});
