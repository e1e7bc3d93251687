import path from 'node:path';
import { watch } from 'chokidar';
import { isLeftOut } from '../read/site-listing';

/** Debounce interval, in milliseconds. */
const quiet = 10;

/** Polling interval, in milliseconds: no watcher reports everything. */
const atLeast = 2000;

/**
 * Calls `changed` whenever something below a folder may have changed, until the process ends. It does not say what:
 * events are late, duplicated, and reported for folders. Calls do not overlap; the first comes once watching has
 * started.
 *
 * @throws when the folder can no longer be watched, or `changed` throws
 */
export function watchFolder(folder: string, changed: () => Promise<void>): Promise<never> {
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
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
      .on('error', reject);
    // When the folder itself goes away, as in a checkout of a branch without it, nothing else keeps the process alive.
    setInterval(soon, atLeast);
  });
}

const isLeft = (name: string) => isLeftOut(name) && name !== '..';
