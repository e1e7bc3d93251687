import { watch } from 'node:fs';
import path from 'node:path';

/**
 * Tells what was saved below a folder, again and again, until the process is stopped. Files that are saved together
 * are told together.
 *
 * @param changed gets the paths relative to the folder, with `/`
 */
export function watchFolder(folder: string, changed: (files: string[]) => Promise<void>): Promise<never> {
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  return new Promise((_, reject) => {
    const watcher = watch(folder, { recursive: true }, (_event, name) => {
      if (!name || path.basename(name).startsWith('.') || name.endsWith('.new')) return;
      pending.add(name.replaceAll(path.sep, '/'));
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = [...pending];
        pending.clear();
        changed(files).catch(reject);
      }, 5);
    });
    watcher.on('error', reject);
  });
}
