import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { engineRoot } from '../../src/node/project/project';
import { sources } from '../support/project';

/** The modules that change files on disk themselves, and why. Other code describes its changes: docs/writing-files.md. */
const owners: Record<string, string> = {
  'src/node/write/operations.ts': 'files below a site, and sources: the one door to them',
  'src/node/cache/cache.ts': 'what is kept between commands',
  'src/node/cache/page-cache.ts': 'what is known of pages, added to a file of the cache',
  'src/node/bundle/make-bundle.ts': 'the bundled application, which is kept between builds',
  'src/node/project/temporary-folder.ts': 'a folder of its own, which is gone afterwards',
  'src/node/output/make-folders.ts': 'folders of results, one in the other',
  'src/node/output/own-folder.ts': 'folders of results',
  'src/node/output/own-report.ts': 'reports and baselines, in the file that an option names',
  'src/node/output/output.ts': 'the folder of a build',
  'src/node/output/remove-files.ts': 'what a folder of results has no longer',
  'src/node/output/staging.ts': 'the folder that a build is written to before it takes its place',
  'src/commands/publish/tree.ts': "an index of git that is nobody else's, in a folder of its own",
  'src/commands/upgrade/site-copy.ts':
    'a copy of a site, in a folder of its own, in which another engine is tried',
  'scripts/pack-schemas.cjs': 'two schemas, for as long as npm packs them',
  'scripts/bundles.cjs': 'bundles of commands, which are kept between them',
  'scripts/bin/page-builder.cjs': 'the copy of an engine that npm unpacked, beside it',
  'scripts/pictures/compare-looks.ts': 'pictures, in a folder of the cache',
  'scripts/picture.ts': 'the pictures of docs, and one in a folder of the cache',
  'scripts/pictures/place-at.ts': 'a folder of its own for what a revision holds',
  'scripts/test.ts': 'a folder of its own for the build that is tested',
  'scripts/bench/build.ts': 'the copy of a site that is measured',
  'scripts/bench/checks.ts': 'the copy of a site that is measured',
  'scripts/bench/corpus.ts': 'the copy of a site that is measured',
  'scripts/bench/edit.ts': 'the copy of a site that is measured',
  'scripts/bench/publish.ts': 'the copy of a site that is measured',
};

const changing =
  /^(?:write|append|rename|rm|unlink|mkdir|mkdtemp|cp|copyFile|symlink|link|f?truncate|[fl]?ch(?:mod|own)|[fl]?utimes|createWriteStream)/;

/** What a source imports from the file system modules; `*` for all of it, or when the imported names are unknown. */
function fileOperations(source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const module = String.raw`['"](?:node:)?fs(?:\/promises)?['"]`;
  const imports = new RegExp(
    String.raw`(?:import\s*(type\s)?([^;'"]*?)\s*from\s*|(?:const|let)\s*([^;=]*?)\s*=\s*(?:await\s+import|require)\()${module}`,
    'g',
  );
  const statements = [...code.matchAll(imports)].filter(([, type]) => type === undefined);
  const importedNames = statements.flatMap(([, , imported, required]) => {
    const [, list] = /^\{([^}]*)\}$/s.exec(imported ?? required ?? '') ?? [];
    return (
      list?.split(',').map(
        (name) =>
          name
            .trim()
            .split(/\s+as\s+|:/)[0]
            ?.trim() ?? '',
      ) ?? ['*']
    );
  });
  const places = [...code.matchAll(new RegExp(module, 'g'))].length;
  const types = [
    ...code.matchAll(
      new RegExp(String.raw`import\s*type\s[^;'"]*from\s*${module}|:\s*import\(${module}`, 'g'),
    ),
  ].length;
  return places > statements.length + types ? [...importedNames, '*'] : importedNames;
}

/** Whether a source can change files. */
function changesFiles(source: string): boolean {
  const opensToWrite = /\bopen(?:Sync)?\([^(),]*,(?!\s*['"]r['"]\s*[,)])/.test(source);
  return fileOperations(source).some(
    (name) =>
      name === '*' ||
      name === 'promises' ||
      name === 'default' ||
      changing.test(name) ||
      (/^open(Sync)?$/.test(name) && opensToWrite),
  );
}

it.each([
  "import { writeFileSync } from 'node:fs';",
  "import {\n  existsSync,\n  rmSync as remove,\n} from 'fs';",
  "import fs from 'node:fs';",
  "import * as fs from 'node:fs/promises';",
  "import { promises } from 'node:fs';",
  "import { mkdir } from 'node:fs/promises';",
  "const { cpSync: copy } = await import('node:fs');",
  "const fs = require('node:fs');",
  "(await import('node:fs')).rmSync(file);",
  "export { rmSync } from 'node:fs';",
  "import { openSync } from 'node:fs';\nopenSync(file, 'w');",
  "import { openSync } from 'node:fs';\nopenSync(file, flags);",
])('recognizes that %j can change files', (source) => {
  expect(changesFiles(source)).toBe(true);
});

it.each([
  "import { readFileSync, type Stats, statSync } from 'node:fs';",
  "import { closeSync, openSync, readSync } from 'node:fs';\nopenSync(file, 'r');",
  "import { openSync } from 'node:fs';\nopenSync(file);",
  "import type { Dirent } from 'node:fs';",
  "let entries: import('node:fs').Dirent[];",
  "// const { rmSync } = require('node:fs');",
  "import { writeFiles } from './write-files';",
])('recognizes that %j cannot', (source) => {
  expect(changesFiles(source)).toBe(false);
});

it('only the listed modules change files, and all of them do', () => {
  const plain = ['scripts/bundles.cjs', 'scripts/pack-schemas.cjs', 'scripts/bin/page-builder.cjs'].map(
    (file) => ({
      file,
      text: readFileSync(path.join(engineRoot, file), 'utf8'),
    }),
  );
  const all = [...sources('src'), ...sources('scripts'), ...plain];
  const writers = all.filter(({ file, text }) => !file.includes('.test.') && changesFiles(text));
  expect(writers.map(({ file }) => file).sort()).toEqual(Object.keys(owners).sort());
});
