import path from 'node:path';
import { watch } from 'chokidar';

/** How long a folder must be quiet before it is looked at, in milliseconds. */
const quiet = 10;

/** How often it is looked at in any case, in milliseconds: no watcher tells of everything. */
const atLeast = 2000;

/**
 * Says that something below a folder may have changed, again and again, until the process is stopped. What has changed is
 * for the disk to say: events come late, twice and for folders. One call ends before the next one begins; the first comes
 * when watching has begun.
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
    const isHidden = (file: string) => path.relative(folder, file).split(path.sep).some(startsWithDot);
    watch(folder, { ignoreInitial: true, ignorePermissionErrors: true, ignored: isHidden })
      .on('all', soon)
      // When two folders swap their names, chokidar reports no change: only the raw events of the system show it.
      .on('raw', soon)
      .on('ready', soon)
      .on('error', reject);
    setInterval(soon, atLeast).unref();
  });
}

const startsWithDot = (name: string) => name.startsWith('.') && name !== '..';
