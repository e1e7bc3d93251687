import { parseRatio, widthOf } from '../../content/model/image-places';
import type { Schema } from '../../content/schema/schema';
import { refResolver } from '../../content/schema/schemas';
import { UsageError } from '../../node/project/project';

/**
 * Checks that every image in a schema either has a sibling property for its alternative text, which ends in `Alt` and which the
 * check `missing-alt` relies on, or is marked as `decorative`. Also checks that it declares its display width, from which
 * browsers choose the file to fetch.
 *
 * @param files the schema files by path in `schemas/`
 * @throws UsageError for the first image that does not
 */
export function requireImagePlaces(files: ReadonlyMap<string, unknown>): void {
  const resolveRef = refResolver(files);
  const isImage = (schema: Schema, file: string): boolean => {
    if (schema.$ref === undefined) return schema.format === 'image';
    const target = resolveRef(schema.$ref, file);
    return isImage(target.schema, target.document);
  };
  const visit = (schema: Schema, file: string) => {
    const { properties = {}, items, definitions = {} } = schema;
    const stop = (why: string) => {
      throw new UsageError(`schemas/${file}: ${why}`);
    };
    for (const [name, child] of Object.entries(properties)) {
      if (!isImage(child, file)) continue;
      if (!child.decorative && !properties[`${name}Alt`])
        stop(
          `"${name}" is an image. Add "${name}Alt" beside it, for what it shows to whoever does not see it; or "decorative": true to it, if it says nothing.`,
        );
      if (child.sizes === undefined)
        stop(`"${name}" is an image. Say how wide its place is: "sizes": "(min-width: 48rem) 40vw, 100vw".`);
      try {
        widthOf(child.sizes ?? '', 390);
        if (child.ratio !== undefined) parseRatio(child.ratio);
      } catch (error) {
        stop(`of the image "${name}" ${(error as Error).message}`);
      }
    }
    const parts = [...Object.values(properties), ...Object.values(definitions), ...(items ? [items] : [])];
    for (const part of parts) visit(part, file);
  };
  for (const [file, schema] of files) visit(schema as Schema, file);
}
