import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentSource } from '../../src/content/model/section-files';
import { engineRoot } from '../../src/node/project/project';
import { schemas, sectionTypes, sources } from '../support/project';

/** Who may import whom: the table of folders in the README. Any folder may import types from content. */
const allowed: Record<string, string[]> = {
  content: [],
  ui: [],
  sections: ['ui', 'i18n'],
  shell: ['ui', 'i18n'],
  i18n: [],
  app: ['shell', 'sections', 'content', 'i18n', 'ui'],
  node: ['content'],
  commands: ['node', 'content'],
  // The client imports nothing of the server: the protocol describes what they exchange.
  'workbench/client': ['workbench/protocol', 'content', 'ui'],
  'workbench/server': ['workbench/protocol', 'commands', 'node', 'content'],
  // What a section may import, plus the types and helpers of checks.
  site: ['content', 'ui', 'i18n'],
};
/** The engine's files through which a site's checks, section types and words come in. */
const door =
  /^src\/(content\/checks\/index|sections\/(linked-data|(registry|needs|stands)\.generated)|i18n\/all-words|app\/browser\/load-sections)\.ts$/;
const packages: Record<string, RegExp> = {
  content: /^(ajv(\/.+)?|i18next|culori\/fn)$/,
  ui: /^(react|@radix-ui\/.+|@tanstack\/react-query)$/,
  sections: /^(react|react-i18next)$/,
  shell: /^(react|react-i18next)$/,
  i18n: /^(react|i18next|react-i18next)$/,
  'workbench/client':
    /^(react(-dom\/client)?|react-aria-components|@react-stately\/flags|zustand(\/(vanilla|shallow))?|diff)$/,
};

const howToList =
  'if the package is well kept, let `packages` in tests/engine/imports.test.ts name it, and docs/upgrading.md say who tries it';

/** The rooms of a folder, lowest first: a file may import from its own room and lower ones. */
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

/** Imports from a higher room: development only, and in no build. */
const upward = ['src/app/browser/entry-client.tsx imports ../dev/show-saved'];

/** What programs import beside what commands are made of, by file or folder. */
const ofPrograms: Record<string, string[]> = {
  scripts: ['scripts', 'src/commands', 'src/node', 'src/content'],
  'scripts/dev': ['src/workbench/server'],
  'scripts/bench': ['src/workbench/server', 'src/workbench/protocol'],
  // It builds the sites that its browser tests are about.
  'scripts/test': ['tests/any-site', 'tests/e2e/any-site'],
};

/** Whether the target of an import is a folder or lies in it. */
const isWithin = (folder: string, target: string) =>
  target.replace(/\.tsx?$/, '') === folder.replace(/\.tsx?$/, '') || target.startsWith(`${folder}/`);

/** The sources of a folder that may be missing. */
const present = (folder: string) => (existsSync(path.join(engineRoot, folder)) ? sources(folder) : []);

/** The imports of a source file. Type imports, which compile to nothing, are included only on request. */
function importsOf(text: string, types?: 'types too'): string[] {
  const program = text.replaceAll(/`[^`]*`/g, '``');
  const source = types ? program.replaceAll(/\b(import|export) type\b/g, '$1') : program;
  const statements = source.matchAll(
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
            // Migrations lie in the schemas' folder, and import nothing.
            (file === 'src/node/read/migrations.generated.ts' && isWithin('schemas/migrations', target));
          expect(isAllowed, `${file} imports ${id}`).toBe(true);
        }
      }
    });

    it('imports the site through its entry files only', () => {
      for (const { file, text } of files)
        for (const id of importsOf(text).filter((name) => name.startsWith('#site/')))
          expect(file, `${file} imports ${id}`).toMatch(door);
    });

    it('imports only the packages that it may', () => {
      const rule = packages[folder];
      // Section types are tried one by one, below.
      const own = files.filter(({ file }) => folder !== 'sections' || file.split('/').length < 4);
      if (rule) expect(unlisted(own, rule), howToList).toEqual([]);
    });
  });
}

/** The imports of packages that a list does not name, each with its line. */
function unlisted(files: readonly { file: string; text: string }[], rule: RegExp): string[] {
  return files.flatMap(({ file, text }) =>
    importsOf(text)
      .filter((id) => !/^[.#]/.test(id) && !rule.test(id))
      .map((id) => {
        const line = text.split('\n').findIndex((part) => part.includes(`'${id}'`)) + 1;
        return `${file}:${line} imports ${id}`;
      }),
  );
}

/** Imports at run time that do not fetch their file first, under its own path. */
function unfetched(files: readonly { file: string; text: string }[]): string[] {
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<!typeof )\bimport\('(\.[^']+)'\)/g)].flatMap(({ 1: id = '', index }) => {
      const target = path.posix.join(path.posix.dirname(file), id);
      const [, given] = /importFetched\(\s*'([^']+)',\s*\(\) =>\s*$/.exec(text.slice(0, index)) ?? [];
      if (given?.replace(/\.tsx?$/, '') === target) return [];
      const line = text.slice(0, index).split('\n').length;
      return [`${file}:${line} has to say importFetched('${target}.ts', () => import('${id}')), or .tsx`];
    }),
  );
}

for (const [folder, rooms] of Object.entries(floors)) {
  it(`src/${folder} imports no higher room`, () => {
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

/** The names that more than one file exports, each with these files. */
function exportedTwice(files: readonly { file: string; text: string }[]): string[] {
  const declaration = /^export (?:async )?(?:function\*?|const|type|interface|class) (\w+)/gm;
  const exporters = new Map<string, Set<string>>();
  for (const { file, text } of files)
    for (const [, name = ''] of text.replaceAll(/`[^`]*`/g, '``').matchAll(declaration))
      exporters.set(name, new Set([...(exporters.get(name) ?? []), file]));
  return [...exporters].filter(([, { size }]) => size > 1).map(([name, all]) => [name, ...all].join(' '));
}

it('each exported name is exported by one module', () => {
  const files = sources('src').filter(
    ({ file }) => !file.startsWith('src/site/') && !/\.(test|cases)\./.test(file),
  );
  expect(exportedTwice(files)).toEqual([]);
  const twice = ['a.ts', 'b.ts', 'a.ts'].map((file) => ({ file, text: 'export type Use = 1;' }));
  expect(exportedTwice(twice)).toEqual(['Use a.ts b.ts']);
  expect(exportedTwice(twice.slice(1))).toEqual(['Use b.ts a.ts']);
  expect(exportedTwice(twice.slice(0, 1))).toEqual([]);
});

it('programs import only the folders that they may', () => {
  const strays = sources('scripts').flatMap(({ file, text }) =>
    importsOf(text)
      .filter((id) => id.startsWith('.'))
      .map((id) => path.posix.join(path.posix.dirname(file), id))
      .filter(
        (target) =>
          !Object.entries(ofPrograms).some(
            ([own, targets]) => isWithin(own, file) && targets.some((name) => isWithin(name, target)),
          ),
      )
      .map((target) => `${file} imports ${target}`),
  );
  expect(strays).toEqual([]);
});

it('migrations import only types', () => {
  for (const { file, text } of present('schemas/migrations')) expect(importsOf(text), file).toEqual([]);
});

it('there are no circular imports', () => {
  const files = sources('src').filter(({ file }) => !file.includes('.test.'));
  const sourceFiles = new Set(files.map(({ file }) => file));
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  const targetsOf = new Map(
    files.map(({ file, text }) => [
      file,
      importsOf(text, 'types too').flatMap((id) => {
        const target = path.posix.join(path.posix.dirname(file), id);
        return endings.map((ending) => target + ending).find((name) => sourceFiles.has(name)) ?? [];
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
    /** The folder of the section type that a file belongs to, if any. */
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

const folderOfType = (type: string) =>
  path.posix.dirname(componentSource(schemas.sectionFile(type) as string));

// A site lists its packages itself.
it.each([...sectionTypes].filter((type) => !folderOfType(type).startsWith('src/site/')))(
  'a section of the type %s imports only the packages that it may',
  (type) => {
    const files = sources(folderOfType(type)).filter(({ file }) => !file.includes('.test.'));
    expect(unlisted(files, packages.sections as RegExp), howToList).toEqual([]);
  },
);

it.each([...sectionTypes])(
  'a section of the type %s fetches code before it imports it: most browsers never ask again for what once failed',
  (type) => {
    const files = sources(folderOfType(type)).filter(({ file }) => !file.includes('.test.'));
    expect(unfetched(files)).toEqual([]);
  },
);

it('names the line of an import of a package that no list names', () => {
  const text =
    "import { useId } from 'react';\nimport plot, {\n  type Plot,\n} from 'plot';\nimport './line';\n";
  const late = "\nconst load = () => import('late');\nimport type { Kept } from 'kept';";
  const files = [{ file: 'src/sections/trend/line.ts', text: text + late }];
  expect(unlisted(files, /^react$/)).toEqual([
    'src/sections/trend/line.ts:4 imports plot',
    'src/sections/trend/line.ts:7 imports late',
  ]);
});

it('what src/ui and src/shell import at run time is fetched first', () => {
  const files = ['src/ui', 'src/shell'].flatMap(sources).filter(({ file }) => !file.includes('.test.'));
  expect(unfetched(files)).toEqual([]);
});

it('names the line of an import that is not fetched first, or as another file', () => {
  const textOf = (...calls: string[]) => [{ file: 'src/sections/trend/trend.tsx', text: calls.join('\n') }];
  const right = "importFetched('src/sections/trend/line.ts', () => import('./line'));";
  const broken = "importFetched(\n  'src/sections/trend/list.tsx',\n  () => import('./list'),\n);";
  expect(unfetched(textOf(right, broken, "let a: typeof import('./line');", "import('uplot')"))).toEqual([]);
  expect(unfetched(textOf(right, "const load = () => import('./line');"))).toEqual([
    "src/sections/trend/trend.tsx:2 has to say importFetched('src/sections/trend/line.ts', () => import('./line')), or .tsx",
  ]);
  expect(unfetched(textOf("importFetched('src/sections/line.ts', () => import('./line'))"))).toHaveLength(1);
});
