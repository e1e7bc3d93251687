import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a path of a request is one under which Vite would send a file of the site as it lies there. Nobody asks for those: pages
 * ask for what was checked. Whoever can add a file to a branch could otherwise run it in the name of the development server.
 *
 * @param pathname of the request, decoded
 */
export function isSiteFile(pathname: string, { root, pages }: { root: string; pages: string }): boolean {
  const wanted = pathname.startsWith('/@fs/') ? pathname.slice('/@fs'.length) : path.join(root, pathname);
  try {
    if (!statSync(wanted).isFile()) return false;
    return [wanted, realpathSync(wanted)].some((file) =>
      [pages, realpathSync(pages)].some((folder) => path.resolve(file).startsWith(folder + path.sep)),
    );
  } catch {
    return false;
  }
}
