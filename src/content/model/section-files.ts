const schemaFile = /^(?:sections|site)\/([a-z][a-z0-9-]*)\.schema\.json$/;

/**
 * Where the schema of each section type lies, in alphabetical order of the types: its path below `schemas` without its ending,
 * `sections/hero` for a type of the engine, `site/offices` for one of this site alone. Examples lie beside it.
 *
 * @param files the schema files by their path below `schemas/`
 * @throws Error when two files are for the same type
 */
export function sectionFilesOf(files: ReadonlyMap<string, unknown>): Record<string, string> {
  const found: [string, string][] = [];
  for (const file of files.keys()) {
    const [, type] = schemaFile.exec(file) ?? [];
    if (type !== undefined) found.push([type, file.slice(0, -'.schema.json'.length)]);
  }
  found.sort(([a], [b]) => (a < b ? -1 : 1));
  const twice = found.find(([type], index) => found[index + 1]?.[0] === type);
  if (twice)
    throw new Error(
      `schemas/sections and schemas/site both have a section type "${twice[0]}": rename that of the site.`,
    );
  return Object.fromEntries(found);
}

/** The source of a section type's component, below the project. @param file where its schema lies, as `sectionFilesOf` gives it */
export function componentSource(file: string): string {
  const [folder, type] = file.split('/');
  return `src/${folder === 'site' ? 'site/sections' : folder}/${type}/${type}.tsx`;
}

/** What stands in a page document for a section that lies elsewhere: nothing that is shown, so it has no component. */
export const sharedType = 'shared';

/** The same for everything that may stand among the sections of a page document: section types, and what stands for a shared section. */
export function writtenFilesOf(files: ReadonlyMap<string, unknown>): Record<string, string> {
  const types = sectionFilesOf(files);
  return files.has(`${sharedType}.schema.json`) ? { ...types, [sharedType]: sharedType } : types;
}

/** The route of the gallery: a leading underscore means that it is not a route of the site. */
export const galleryRoute = '/_gallery';

/** Where development shows all examples of a section type, side by side. */
export function typeRoute(type: string): string {
  return `${galleryRoute}/${type}`;
}

/** The route of an example in the gallery. @param name what it is called in the file of examples */
export function exampleRoute(type: string, name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${typeRoute(type)}/${slug}`;
}
