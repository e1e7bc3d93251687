import { existsSync } from 'node:fs';
import path from 'node:path';
import { placeOf } from '../project/place-of';
import { listFiles } from '../read/files';

/** Where checks lie: those of the engine, and those of this site alone. Each is a file named by its code. */
export const checkFolders = ['src/content/checks', 'src/site/checks'] as const;

/** The list of all checks, which follows from the files there are. */
export const checkList = 'src/content/checks/index.ts';

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
 * Writes the list of all checks.
 *
 * @param drafts sources as they are going to be, by their paths; undefined for one that goes
 */
export function allChecks(drafts: ReadonlyMap<string, string | undefined>): string {
  const found = checkFolders.flatMap((folder) => checksIn(folder, drafts));
  const pathTo = ({ file }: CheckFile) => {
    const from = path.posix.relative(path.posix.dirname(checkList), file);
    return from.startsWith('.') ? from : `./${from}`;
  };
  const importsOf = (folder: string) =>
    found
      .filter(({ file }) => path.posix.dirname(file) === folder)
      .map((one) => `import { ${one.name} } from '${pathTo(one)}';\n`)
      .join('');
  const [engine, site] = checkFolders.map(importsOf);
  return `// Generated from the files of ${checkFolders.join(' and ')} by \`npm run generate\`. Do not edit.
${site}import type { Check } from '../check';
${engine}
/** Every check: those of the engine, then those of the site. */
export const checks: readonly Check[] = [
${found.map(({ name }) => `  ${name},\n`).join('')}];
`;
}

function checksIn(folder: string, drafts: ReadonlyMap<string, string | undefined>): CheckFile[] {
  const target = placeOf(folder);
  const present = existsSync(target) ? listFiles(target).map((file) => `${folder}/${file}`) : [];
  const drafted = [...drafts.keys()].filter((file) => file.startsWith(`${folder}/`));
  return [...new Set([...present, ...drafted])]
    .filter((file) => drafts.get(file) !== undefined || !drafts.has(file))
    .flatMap((file) => {
      const [, code] = /\/([a-z0-9-]+)\.ts$/.exec(file) ?? [];
      return code === undefined || code === 'index'
        ? []
        : [{ file: file.slice(0, -'.ts'.length), name: checkName(code) }];
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}
