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
 * Switches a site to another engine: writes its package, lock file, documents and generated sources, all or none, and runs npm
 * install. If npm fails, everything is rolled back.
 *
 * @param install replaces npm in tests
 * @throws UsageError if a file has changed since it was read or cannot be written, or npm cannot install the engine
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

/** Installs a site's packages with npm. @returns why that failed */
function installPackages(site: string): string | undefined {
  // The package and lock files have been written already.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = tryTool('npm', args, { cwd: site });
  return result.status === 0 ? undefined : whyToolFailed(result);
}
