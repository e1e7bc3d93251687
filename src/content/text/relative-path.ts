/**
 * The relative path from a document to a file: `./plant.avif` in the same folder, `../_site/team.avif` elsewhere.
 *
 * @param from the document
 * @param file relative to the site's folder, like `from`
 */
export function relativePath(from: string, file: string): string {
  const folders = from.split('/').slice(0, -1);
  const parts = file.split('/');
  while (parts.length > 1 && folders[0] === parts[0]) {
    folders.shift();
    parts.shift();
  }
  return `${folders.map(() => '../').join('') || './'}${parts.join('/')}`;
}
