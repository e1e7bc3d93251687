import { existsSync } from 'node:fs';
import path from 'node:path';
import { engineSource, projectPlace } from '../../node/project/place-of';
import { listFiles } from '../../node/read/files';

/** The folders of checks: the engine's and the site's own. Each check is a file named after its code. */
export const checkFolders = ['src/content/checks', 'src/site/checks'] as const;

/** The generated lists of the engine's checks and the site's, derived from the files in those folders. */
export const checkList = 'src/content/checks/index.ts';
export const siteCheckList = 'src/site/checks.generated.ts';

/** A check: its file in the project without extension, and its exported name. */
interface CheckFile {
  file: string;
  name: string;
}

/** The exported name of a check: `deadLink` for `dead-link`. */
export function checkName(code: string): string {
  return code.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Generates the list of the engine's checks, which includes the site's.
 *
 * @param drafts sources about to be written, by path; undefined for one to be deleted
 */
export function engineChecks(drafts: ReadonlyMap<string, string | undefined>): string {
  const checks = checksIn('src/content/checks', drafts);
  return `// Generated from the files of src/content/checks by \`npm run generate\`. Do not edit.
import siteChecks from '#site/checks.generated';
${importsOf(checks, ["import type { Check } from './core/check';\n"])}
/** Every check: those of the engine, then those of the site. */
export const checks: readonly Check[] = [
${checks.map(({ name }) => `  ${name},\n`).join('')}  ...siteChecks,
];
`;
}

/** The codes of the checks in a folder, by the names of their files. */
export function codesIn(folder: (typeof checkFolders)[number]): ReadonlySet<string> {
  return new Set(checksIn(folder, new Map()).map(({ file }) => path.posix.basename(file)));
}

/** Generates the list of the site's checks. @param drafts as above */
export function siteChecks(drafts: ReadonlyMap<string, string | undefined>): string {
  const checks = checksIn('src/site/checks', drafts);
  const names = checks.map(({ name }) => name);
  const imports = checks.map(({ file, name }) => {
    const from = file.replace('src/site', '.');
    return `import { ${name} } from '${from}';\n`;
  });
  return `// Generated from the files of src/site/checks by \`npm run generate\`. Do not edit.
import type { Check } from '${engineSource('src/content/checks/core/check')}';
${imports.join('')}
/** The checks of this site alone. */
export default [${names.join(', ')}] satisfies readonly Check[];
`;
}

/** Imports of the checks and the given modules, in Biome's order. */
function importsOf(checks: readonly CheckFile[], others: readonly string[]): string {
  const own = checks.map(({ file, name }) => `import { ${name} } from './${path.posix.basename(file)}';\n`);
  const from = (line: string) => line.slice(line.indexOf(' from '));
  return [...own, ...others].sort((a, b) => (from(a) < from(b) ? -1 : 1)).join('');
}

function checksIn(folder: string, drafts: ReadonlyMap<string, string | undefined>): CheckFile[] {
  const target = projectPlace(folder);
  const present = existsSync(target) ? listFiles(target).map((file) => `${folder}/${file}`) : [];
  const drafted = [...drafts.keys()].filter((file) => file.startsWith(`${folder}/`));
  return [...new Set([...present, ...drafted])]
    .filter((file) => drafts.get(file) !== undefined || !drafts.has(file))
    .flatMap((file) => {
      const [, code] = /^([a-z0-9-]+)\.ts$/.exec(file.slice(folder.length + 1)) ?? [];
      return code === undefined || code === 'index'
        ? []
        : [{ file: file.slice(0, -'.ts'.length), name: checkName(code) }];
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}
