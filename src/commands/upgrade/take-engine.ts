import path from 'node:path';
import { engineName } from '../../node/project/place-of';
import { UsageError } from '../../node/project/project';
import { tryTool, whyToolFailed } from '../../node/project/tool';
import { underLock } from '../../node/write/lock';
import type { FileChange } from '../../node/write/steps';
import { writeFiles } from '../../node/write/write-files';
import type { ChangedFile } from './site-copy';
import type { WantedEngine } from './wanted-engine';

/**
 * Gives a site another engine: writes its package, lock file, documents and generated sources, all of them or none, and has npm install what
 * they name. Where npm cannot, everything is as it was.
 *
 * @param install replaces npm in tests
 * @throws UsageError when a file was changed since it was read or cannot be written, or npm cannot install the engine
 */
export async function takeEngine(
  site: string,
  { version }: Pick<WantedEngine, 'version'>,
  changed: readonly ChangedFile[],
  install: () => string | undefined = () => installPackages(site),
): Promise<void> {
  await underLock([site, path.join(site, 'pages')], async (lock) => {
    const inPlace = changed.map((change) => ({ ...change, file: path.join(site, change.file) }));
    writeFiles(
      lock,
      inPlace.map(({ file, before, after }): FileChange => ({ kind: 'put', file, content: after, before })),
    );
    const why = install();
    if (why === undefined) return;
    writeFiles(
      lock,
      inPlace.map(
        ({ file, before, after }): FileChange =>
          before === undefined
            ? { kind: 'remove', file, before: after }
            : { kind: 'put', file, content: before, before: after },
      ),
    );
    throw new UsageError(
      `npm cannot install ${engineName} ${version}, and everything is as it was: ${why} If commands miss something now: npm ci`,
    );
  });
}

/** Has npm install what the package of a site names. @returns why it cannot */
function installPackages(site: string): string | undefined {
  // What is written of packages is written already, with everything else.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = tryTool('npm', args, { cwd: site });
  return result.status === 0 ? undefined : whyToolFailed(result);
}
