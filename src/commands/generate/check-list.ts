import { existsSync } from 'node:fs';
import path from 'node:path';
import { engineSource, placeOf } from '../../node/project/place-of';
import { listFiles } from '../../node/read/files';

/** Where checks lie: those of the engine, and those of this site alone. Each is a file named by its code. */
export const checkFolders = ['src/content/checks', 'src/site/checks'] as const;

/** The list of the checks of the engine, and of those of a site: they follow from the files there are. */
export const checkList = 'src/content/checks/index.ts';
export const siteCheckList = 'src/site/checks.generated.ts';

/** A check: its file without ending, below the project, and the name it exports. */
interface CheckFile {
  file: string;
  name: string;
}

/** The name that a check is exported by: `deadLink` for `dead-link`. */
export function checkName(code: string): string {
  return code.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Writes the list of the checks of the engine, which takes those of the site in.
 *
 * @param drafts sources as they are going to be, by their paths; undefined for one that goes
 */
export function engineChecks(drafts: ReadonlyMap<string, string | undefined>): string {
  const found = checksIn('src/content/checks', drafts);
  return `// Generated from the files of src/content/checks by \`npm run generate\`. Do not edit.
import siteChecks from '#site/checks.generated';
${importsOf(found, ["import type { Check } from './core/check';\n"])}
/** Every check: those of the engine, then those of the site. */
export const checks: readonly Check[] = [
${found.map(({ name }) => `  ${name},\n`).join('')}  ...siteChecks,
];
`;
}

/** The codes of the checks that the site has of its own. */
export function siteCodes(): ReadonlySet<string> {
  return new Set(checksIn('src/site/checks', new Map()).map(({ file }) => path.posix.basename(file)));
}

/** Writes the list of the checks of the site. @param drafts as above */
export function siteChecks(drafts: ReadonlyMap<string, string | undefined>): string {
  const found = checksIn('src/site/checks', drafts);
  const names = found.map(({ name }) => name);
  const imports = found.map(({ file, name }) => {
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

/** The imports of the checks and those given, in the order that Biome asks for. */
function importsOf(found: readonly CheckFile[], others: readonly string[]): string {
  const own = found.map(({ file, name }) => `import { ${name} } from './${path.posix.basename(file)}';\n`);
  const from = (line: string) => line.slice(line.indexOf(' from '));
  return [...own, ...others].sort((a, b) => (from(a) < from(b) ? -1 : 1)).join('');
}

function checksIn(folder: string, drafts: ReadonlyMap<string, string | undefined>): CheckFile[] {
  const target = placeOf(folder);
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
