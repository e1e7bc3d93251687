import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../../content/text/attempt';

/**
 * Whether Vite would serve a file of the site directly for a path. No page requests these: pages use content that was
 * checked. Otherwise, whoever can add a file to a branch could run code on the development server's origin.
 *
 * @param pathname of the request, decoded
 */
export function isSiteFile(pathname: string, { root, pages }: { root: string; pages: string }): boolean {
  const wanted = pathname.startsWith('/@fs/') ? pathname.slice('/@fs'.length) : path.join(root, pathname);
  const isWithin = () =>
    [wanted, realpathSync(wanted)].some((file) =>
      [pages, realpathSync(pages)].some((folder) => path.resolve(file).startsWith(folder + path.sep)),
    );
  return attempt(() => statSync(wanted).isFile() && isWithin(), false);
}
