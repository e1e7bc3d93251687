/**
 * A name for an image as files of a site are called: lower-case words joined by hyphens.
 *
 * @param name what its file is called where it comes from
 * @param folder where it is to lie, within the site
 * @param taken the images of the site
 * @returns its path within the site: one that no image has
 */
export function newImagePath(name: string, folder: string, taken: readonly string[]): string {
  const dot = name.lastIndexOf('.');
  const kind = name.slice(dot + 1).toLowerCase();
  const words = name
    .slice(0, Math.max(0, dot))
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  for (let number = 1; ; number++) {
    const path = `${folder}/${words || 'image'}${number > 1 ? `-${number}` : ''}.${kind}`;
    if (!taken.includes(path)) return path;
  }
}

/** An image as its folder names it, by how a document names it. */
export function imagePath(name: string, document: string): string {
  return decodeURI(new URL(name, `http://site/${document}`).pathname.slice(1));
}
