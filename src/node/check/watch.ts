import path from 'node:path';
import { watch } from 'chokidar';
import { projectPlace } from '../project/place-of';
import { isLeftOut } from '../read/site-listing';

/** Debounce interval, in milliseconds. */
const quiet = 10;

/** Polling interval, in milliseconds: no watcher reports everything. */
const atLeast = 2000;

/** The error codes of a system that has reached its limit of watched files and folders. */
const full = /^(?:ENOSPC|EMFILE)$/;

/** Whether an error says that nothing more can be watched; changes are then found by polling. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && full.test(String(error.code));
}

/** The message at that limit: what is slower now, and what helps. */
export const slower =
  `This system watches no more files. Saved documents are seen within ${atLeast / 1000} seconds. To see them at once: ` +
  'close other programs that watch files; on Linux, sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=1024';

/**
 * Calls `changed` whenever something below a folder may have changed, until the process ends. It does not say what:
 * events are late, duplicated, and reported for folders. Calls do not overlap; the first comes once watching has
 * started.
 *
 * @param tell is told once when the system watches nothing more
 * @throws when the folder can no longer be watched, or `changed` throws
 */
export function watchFolder(
  folder: string,
  changed: () => Promise<void>,
  tell: (message: string) => void,
): Promise<never> {
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let isTold = false;
  return new Promise((_, reject) => {
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        looking = looking.then(changed);
        looking.catch(reject);
      }, quiet);
    };
    const isHidden = (file: string) => path.relative(folder, file).split(path.sep).some(isLeft);
    watch(folder, { ignoreInitial: true, ignorePermissionErrors: true, ignored: isHidden })
      .on('all', soon)
      // When two folders swap names, chokidar reports no change, but the raw system events do.
      .on('raw', soon)
      .on('ready', soon)
      .on('error', (error) => {
        if (!isFull(error)) return reject(error);
        if (!isTold) tell(slower);
        isTold = true;
      });
    // When the folder itself goes away, as in a checkout of a branch without it, nothing else keeps the process alive.
    setInterval(soon, atLeast);
  });
}

/**
 * Tells whenever a check of the site has changed, until the process ends: a running command has loaded the checks and continues
 * with those.
 */
export function watchChecks(tell: (message: string) => void): void {
  const name = 'src/site/checks';
  const folder = projectPlace(name);
  const isOther = (file: string) => /\.(?:cases|test)\.ts$/.test(file);
  watch(folder, { ignoreInitial: true, ignored: isOther })
    .on('change', (file) =>
      tell(
        `${path.join(name, path.relative(folder, file))} has changed. Start this command again: it goes on with the check as it was.`,
      ),
    )
    // watchFolder reports what the system cannot watch.
    .on('error', () => {});
}

const isLeft = (name: string) => isLeftOut(name) && name !== '..';
