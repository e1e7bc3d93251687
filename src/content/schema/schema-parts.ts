import type { Finding } from '../model/diagnostics';
import { parseRatio, widthOf } from '../model/image-places';
import { attempt } from '../text/attempt';
import { grouped } from '../text/grouped';
import { compileFields } from './fields';
import type { ResolveRef, Schema } from './schema';
import { schemaId } from './schemas';

/** Reports a mistake at a pointer into a part. */
export type SchemaReport = (at: string, message: string, hint: string, shown?: Finding['at']) => unknown;

/** A part of a schema file, with what reports a mistake in it. */
export interface SchemaPart {
  /** Below `schemas/`. */
  file: string;
  pointer: string;
  schema: Schema;
  report: SchemaReport;
}

/** Whether a schema file describes a section type. */
export const ofSection = /^(?:sections|site)\//;

/** Parts of a schema that the field tree does not follow: see `compileTree`. */
const unfollowed = [
  ...['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not'],
  ...['additionalProperties', 'patternProperties'],
];

/**
 * The parts whose reference leads back to themselves: types and fields of their documents would have no end.
 *
 * @param parts of all files
 */
export function circularRefs(parts: readonly SchemaPart[], resolveRef: ResolveRef): SchemaPart[] {
  const refs = parts.filter(({ schema: { $ref }, file }) => targetOf($ref, file, resolveRef) !== undefined);
  const byFile = grouped(refs, ({ file }) => file);
  const inside = ({ file, schema: { $ref } }: SchemaPart): SchemaPart[] => {
    const [document = '', pointer = ''] = new URL(String($ref), schemaId(file)).href.split('#');
    const within = byFile.get(document.slice(schemaId('').length)) ?? [];
    return within.filter((one) => `${one.pointer}/`.startsWith(`${pointer}/`));
  };
  const leadsBack = (start: SchemaPart): boolean => {
    const reached = new Set(inside(start));
    for (const one of reached) for (const next of inside(one)) reached.add(next);
    return reached.has(start);
  };
  return refs.filter(leadsBack);
}

function targetOf($ref: string | undefined, file: string, resolveRef: ResolveRef): Schema | undefined {
  return $ref === undefined ? undefined : attempt(() => resolveRef($ref, file).schema, undefined);
}

/**
 * Reports fields where nothing looks for them: what is written there would be neither translated nor checked, nor would a
 * component get it as its type says.
 */
export function reportHiddenFields({ file, schema, report }: SchemaPart, resolveRef: ResolveRef): void {
  for (const keyword of unfollowed) {
    const value: unknown = Reflect.get(schema, keyword);
    const parts = keyword === 'patternProperties' ? Object.values(value ?? {}) : [value].flat();
    const hasFields = parts.some(
      (part) =>
        part instanceof Object &&
        attempt(() => compileFields(part, schemaId(file), resolveRef), undefined) !== undefined,
    );
    if (!hasFields) continue;
    report(
      `/${keyword}`,
      `Texts, links and images inside "${keyword}" are not found: nothing translates or checks them.`,
      keyword.endsWith('Properties')
        ? 'Make it a list of objects, each with its name as a property.'
        : 'Describe them in "properties", and leave out of "required" what only some need; a property with an "enum" may say which they are.',
      'property',
    );
  }
}

/**
 * Reports images without a property for their alternative text next to them, which the check `missing-alt` relies on,
 * unless they are decorative; and those that do not say how wide their place is, from which browsers choose a file.
 */
export function reportImages({ file, schema, report }: SchemaPart, resolveRef: ResolveRef): void {
  const { properties = {} } = schema;
  const isImage = ({ $ref, format }: Schema): boolean =>
    (targetOf($ref, file, resolveRef)?.format ?? format) === 'image';
  for (const [name, child] of Object.entries(properties)) {
    if (!isImage(child)) continue;
    const { decorative, sizes, ratio } = child;
    const at = `/properties/${name}`;
    if (!decorative && !properties[`${name}Alt`])
      report(
        at,
        `"${name}" is an image, and nothing says what it shows to whoever does not see it.`,
        `Add "${name}Alt" beside it; or "decorative": true to it, if it says nothing.`,
        'property',
      );
    if (sizes === undefined)
      report(
        at,
        `"${name}" is an image, and nothing says how wide its place is.`,
        'Add "sizes": "(min-width: 48rem) 40vw, 100vw" to it.',
        'property',
      );
    else reportThrown(`${at}/sizes`, () => widthOf(sizes, 390), report);
    if (ratio !== undefined) reportThrown(`${at}/ratio`, () => parseRatio(ratio), report);
  }
}

function reportThrown(at: string, read: () => unknown, report: SchemaReport): void {
  try {
    read();
  } catch (error) {
    const [message = '', hint = ''] = (error as Error).message.split(/(?<=read\.) /);
    report(at, message, hint);
  }
}

/** Reports schemas of section types that are taken for those of others: by their type, their purpose or their `$id`. */
export function reportTypes(parts: readonly SchemaPart[]): void {
  const wholes = parts.filter(({ pointer }) => pointer === '');
  const purposesTaken = new Map<string, string>();
  for (const { file, schema, report } of wholes) {
    const { $id, purpose = '', properties = {} } = schema;
    const other = wholes.find((one) => one.file !== file && schemaId(one.file) === $id);
    if (other)
      report(
        '/$id',
        `This is the "$id" of schemas/${other.file}.`,
        `Write ${JSON.stringify(schemaId(file))}.`,
      );
    if (!ofSection.test(file)) continue;
    const first = purposesTaken.get(purpose);
    if (first !== undefined)
      report(
        '/purpose',
        `schemas/${first} has the purpose "${purpose}" already.`,
        'Give each purpose to one type only.',
      );
    if (purpose !== '') purposesTaken.set(purpose, first ?? file);
    const type = file.replace(ofSection, '').replace('.schema.json', '');
    if (!/^[a-z][a-z0-9-]*$/.test(type)) {
      report(
        '',
        `"${type}" is not a name for a section type.`,
        'Rename the file: lower-case words joined by hyphens.',
      );
      continue;
    }
    const { const: said = type } = properties.type ?? {};
    if (said !== type)
      report(
        '/properties/type/const',
        `By the name of its file, this is the type "${type}".`,
        `Write "${type}", or rename the schema, its examples and its component.`,
      );
  }
}
