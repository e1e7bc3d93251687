import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineRoot } from '../../src/node/project/project';
import { sources } from '../support/project';

/** Who may import whom: the table of folders in the README. Types may be imported from content by everybody. */
const allowed: Record<string, string[]> = {
  content: [],
  ui: [],
  sections: ['ui', 'i18n'],
  shell: ['ui', 'i18n'],
  i18n: [],
  app: ['shell', 'sections', 'content', 'i18n', 'ui'],
  node: ['content'],
  commands: ['node', 'content'],
  // The browser's half knows nothing of the server's: what they send one another is said in protocol.ts.
  'workbench/client': ['workbench/protocol.ts', 'content', 'ui'],
  'workbench/server': ['workbench/protocol.ts', 'commands', 'node', 'content'],
  // What a section may import, and types and helpers of checks.
  site: ['content', 'ui', 'i18n'],
};
/** The files of the engine through which checks, section types and words of the site come in. */
const door =
  /^src\/(content\/checks\/index|sections\/(linked-data|(registry|needs|stands)\.generated)|i18n\/all-words\.generated|app\/browser\/load-sections)\.ts$/;
const packages: Record<string, RegExp> = {
  content: /^(ajv(\/.+)?|i18next|culori\/fn)$/,
  ui: /^(react|@radix-ui\/.+|@tanstack\/react-query)$/,
  sections: /^(react|react-i18next)$/,
  shell: /^(react|react-i18next)$/,
  'workbench/client': /^(react(-dom\/client)?|react-aria-components|@react-stately\/flags|diff)$/,
};

/** The rooms of a folder, the lowest first: a file imports from its own room and from those below. */
const floors: Record<string, string[]> = {
  content: ['', 'text', 'model', 'json', 'schema', 'site', 'resolve', 'uses', 'checks', 'report'],
  node: [
    ...['project', 'write', 'read', 'plan', 'cache', 'images', 'faces', 'check', 'bundle', 'output'],
    ...['render', 'serve', 'dev'],
  ],
  commands: [
    'generate',
    'scaffold',
    'refactor',
    'translations',
    'review',
    'publish',
    'get',
    'upgrade',
    'build',
    'language-server',
  ],
  app: ['head', '', 'server', 'browser', 'dev'],
};

/** Where a file loads from a room above its own: what development adds, and nothing that is in a build. */
const upward = ['src/app/browser/entry-client.tsx imports ../dev/show-saved'];

/** Whether a path that an import names is a folder or file, or lies in it. */
const isWithin = (folder: string, target: string) =>
  target.replace(/\.tsx?$/, '') === folder.replace(/\.tsx?$/, '') || target.startsWith(`${folder}/`);

/** The sources of a folder that need not be there. */
const present = (folder: string) => (existsSync(path.join(engineRoot, folder)) ? sources(folder) : []);

/** The imports of a source file. What is only a type leaves nothing in the program, and counts only where that is asked for. */
function importsOf(text: string, types?: 'types too'): string[] {
  const program = text.replaceAll(/`[^`]*`/g, '``');
  const counted = types ? program.replaceAll(/\b(import|export) type\b/g, '$1') : program;
  const statements = counted.matchAll(
    /(?:^|\n)(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'|(?<!typeof )\bimport\('([^']+)'\)/g,
  );
  return [...statements].map(([, from, dynamic]) => from ?? dynamic ?? '');
}

for (const [folder, targets] of Object.entries(allowed)) {
  describe(`src/${folder}`, () => {
    const files = present(`src/${folder}`).filter(({ file }) => !file.includes('.test.'));

    it('imports only the folders that it may', () => {
      for (const { file, text } of files) {
        for (const id of importsOf(text).filter((name) => name.startsWith('.'))) {
          const target = path.posix.join(path.posix.dirname(file), id);
          const isAllowed =
            [folder, ...targets].some((name) => isWithin(`src/${name}`, target)) ||
            // Migrations lie beside the schemas that they follow, and take in nothing.
            (file === 'src/node/read/migrations.generated.ts' && isWithin('schemas/migrations', target));
          expect(isAllowed, `${file} imports ${id}`).toBe(true);
        }
      }
    });

    it('takes in the site through the door alone', () => {
      for (const { file, text } of files)
        for (const id of importsOf(text).filter((name) => name.startsWith('#site/')))
          expect(file, `${file} imports ${id}`).toMatch(door);
    });

    it('imports only the packages that it may', () => {
      const rule = packages[folder];
      if (!rule) return;
      for (const { file, text } of files) {
        for (const id of importsOf(text).filter((name) => !/^[.#]/.test(name))) {
          expect(
            id,
            `${file} imports ${id}: let the list of packages in this test name it, if it is well kept`,
          ).toMatch(rule);
        }
      }
    });
  });
}

for (const [folder, rooms] of Object.entries(floors)) {
  it(`src/${folder} has its rooms in order`, () => {
    const roomOf = (file: string) => file.split('/').slice(2, -1)[0] ?? '';
    for (const { file, text } of sources(`src/${folder}`)) {
      if (file.includes('.test.')) continue;
      const floor = rooms.indexOf(roomOf(file));
      expect(floor, `${file} is in no known room`).toBeGreaterThanOrEqual(0);
      for (const id of importsOf(text, 'types too').filter((name) => name.startsWith('.'))) {
        const target = path.posix.join(path.posix.dirname(file), id);
        if (!target.startsWith(`src/${folder}/`) || upward.includes(`${file} imports ${id}`)) continue;
        expect(rooms.indexOf(roomOf(target)), `${file} imports ${id}`).toBeLessThanOrEqual(floor);
      }
    }
  });
}

it('migrations take in nothing but types', () => {
  for (const { file, text } of present('schemas/migrations')) expect(importsOf(text), file).toEqual([]);
});

it('has no circle of imports', () => {
  const files = sources('src').filter(({ file }) => !file.includes('.test.'));
  const known = new Set(files.map(({ file }) => file));
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  const targetsOf = new Map(
    files.map(({ file, text }) => [
      file,
      importsOf(text, 'types too').flatMap((id) => {
        const target = path.posix.join(path.posix.dirname(file), id);
        return endings.map((ending) => target + ending).find((name) => known.has(name)) ?? [];
      }),
    ]),
  );
  const finished = new Set<string>();
  const follow = (file: string, trail: readonly string[]) => {
    expect(trail, [...trail, file].join(' imports ')).not.toContain(file);
    if (finished.has(file)) return;
    for (const target of targetsOf.get(file) ?? []) follow(target, [...trail, file]);
    finished.add(file);
  };
  for (const { file } of files) follow(file, []);
});

describe('sections', () => {
  it('never import one another', () => {
    /** The folder of a section type that a file lies in, if it lies in one. */
    const folderOf = (file: string) => /^src\/(?:site\/)?sections\/[^/]+(?=\/)/.exec(file)?.[0];
    for (const { file, text } of [...present('src/sections'), ...present('src/site/sections')]) {
      const own = folderOf(file);
      if (own === undefined) continue;
      for (const id of importsOf(text).filter((name) => name.startsWith('.'))) {
        const target = path.posix.join(path.posix.dirname(file), id);
        const isOther = folderOf(target) !== undefined && folderOf(target) !== own;
        expect(isOther, `${file} imports ${id}`).toBe(false);
      }
    }
  });
});
