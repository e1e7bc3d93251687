import type { Place } from '../model/diagnostics';
import { isRecord } from '../model/is-record';
import { suggest } from '../text/suggest';
import { typeOf } from './fields';
import type { SchemaSet } from './schemas';
import type { Violation } from './violation';

/** The violation for a section without a type. @param before the section above it, if any */
export function missingType(
  { file, pointer }: Place,
  section: Record<string, unknown>,
  before: unknown,
  schemas: SchemaSet,
): Violation {
  const types = schemas.sectionTypes.slice(0, 3).map((type) => `\`${type}\``);
  const description = `The kind of section: ${types.join(', ')} …`;
  const names = Object.keys(section);
  const typo = suggest('type', names);
  const missing = {
    file,
    property: 'type',
    allowed: names,
    limit: undefined,
    value: section,
    owner: 'a section',
    description,
    expected: restOf(before, section, schemas),
  };
  return typo === undefined
    ? { ...missing, kind: 'missing-property', pointer, keyword: 'required' }
    : {
        ...missing,
        kind: 'unknown-property',
        pointer: `${pointer}/${typo}`,
        property: typo,
        meant: 'type',
        keyword: 'additionalProperties',
      };
}

/**
 * The hint for a section without a type whose properties all belong to the section above: a brace closed that too
 * early.
 */
function restOf(before: unknown, section: Record<string, unknown>, schemas: SchemaSet): string | undefined {
  if (!isRecord(before)) return undefined;
  const properties = schemas.propertiesOf(typeOf(before));
  const names = Object.keys(section);
  const isRest =
    names.length > 0 && names.every((name) => properties.includes(name) && !Object.hasOwn(before, name));
  const [name] = names;
  return isRest
    ? `"${name}" belongs to the "${typeOf(before)}" section above: a "}" closes that too early.`
    : undefined;
}
