const schemaFile = /^(?:sections|site)\/([a-z][a-z0-9-]*)\.schema\.json$/;

/**
 * The schema of each section type, sorted by type: its path below `schemas` without extension, `sections/hero` for a
 * type of the engine, `site/offices` for one of the site. Examples are next to it.
 *
 * @param files the schema files by path below `schemas/`
 * @throws Error when two files define the same type
 */
export function sectionFilesOf(files: ReadonlyMap<string, unknown>): Record<string, string> {
  const entries: [string, string][] = [];
  for (const file of files.keys()) {
    const [, type] = schemaFile.exec(file) ?? [];
    if (type !== undefined) entries.push([type, file.slice(0, -'.schema.json'.length)]);
  }
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const twice = entries.find(([type], index) => entries[index + 1]?.[0] === type);
  if (twice)
    throw new Error(
      `schemas/sections and schemas/site both have a section type "${twice[0]}": rename that of the site.`,
    );
  return Object.fromEntries(entries);
}

/**
 * The source of a section type's component, relative to the project.
 *
 * @param file of its schema, as returned by `sectionFilesOf`
 */
export function componentSource(file: string): string {
  const [folder, type] = file.split('/');
  return `src/${folder === 'site' ? 'site/sections' : folder}/${type}/${type}.tsx`;
}

/**
 * The type of a reference to a shared section in a page document: it is replaced when resolved, so it has no component.
 */
export const sharedType = 'shared';

/** The same including the type of references to shared sections: everything that may appear in `sections`. */
export function writtenFilesOf(files: ReadonlyMap<string, unknown>): Record<string, string> {
  const types = sectionFilesOf(files);
  return files.has(`${sharedType}.schema.json`) ? { ...types, [sharedType]: sharedType } : types;
}

/** The route of the gallery: a leading underscore means that it is not a route of the site. */
export const galleryRoute = '/_gallery';

/** The route of the page with all examples of a section type, in development. */
export function typeRoute(type: string): string {
  return `${galleryRoute}/${type}`;
}

/** The route of an example in the gallery. @param name its key in the file of examples */
export function exampleRoute(type: string, name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${typeRoute(type)}/${slug}`;
}
