import type { ErrorObject, ValidateFunction } from 'ajv';
import { pointerToken, pointerTokens } from '../model/diagnostics';
import { settingNames } from '../model/document-kind';
import { isRecord } from '../model/is-record';
import { isSharedSection } from '../model/routes';
import { sharedType } from '../model/section-files';
import { lengthOf } from '../model/wording';
import { sectionPointer } from '../schema/document-parts';
import { typeOf } from '../schema/fields';
import type { OutdatedSection } from '../schema/migration';
import { missingType } from '../schema/missing-type';
import { formerNames, type Schema } from '../schema/schema';
import type { SchemaSet } from '../schema/schemas';
import type { Violation } from '../schema/violation';
import { grouped } from '../text/grouped';
import { readingOf } from '../text/inline-text';
import { only } from '../text/only';
import { folderIn } from '../text/paths';
import { suggest } from '../text/suggest';
import type { Dictionaries, Page, SourceFile } from './load';
import { type PropertyChoice, propertyChoiceOf, withoutRepeats } from './property-choices';

const kinds: Record<string, Violation['kind']> = {
  additionalProperties: 'unknown-property',
  required: 'missing-property',
  type: 'wrong-type',
  minLength: 'wrong-length',
  maxLength: 'wrong-length',
  minItems: 'wrong-count',
  maxItems: 'wrong-count',
};

/** Only the first of these is reported per value: a number instead of text is not also too short. */
const priority: readonly string[] = ['wrong-type', 'wrong-length', 'wrong-value', 'wrong-count'];

/** A document and its dictionaries, with what is needed to check them. */
interface CheckedDocument {
  page: Page;
  source: SourceFile;
  dictionaries: Dictionaries;
  schemas: SchemaSet;
  sections: readonly unknown[];
  outdated: readonly OutdatedSection[];
}

/** Every violation of the schemas in a document and its dictionaries, one per mistake. */
export function findViolations(checked: CheckedDocument): Violation[] {
  const { page, source, dictionaries, schemas, sections, outdated } = checked;
  const violations: Violation[] = [];
  const run = (validate: ValidateFunction, value: unknown, file: string, at: string, owner: () => string) => {
    if (validate(value)) return;
    violations.push(...fromErrors(validate.errors ?? [], { file, at, owner: owner(), schemas }));
  };

  if (source.isBroken || source.isMissing) {
    // Reported by other checks.
  } else if (page.isSite) {
    run(schemas.site, source.value, source.path, '', () => 'the site document');
  } else {
    if (!isSharedSection(page.id)) run(schemas.page, source.value, source.path, '', () => 'a page document');
    else if (!isRecord(source.value)) violations.push(noSection(source));
    for (const [index, section] of sections.entries()) {
      const at = sectionPointer(page.id, index);
      // Values that are not objects are reported by the page's own schema, unknown types by their own check.
      if (!isRecord(section) || outdated.some((old) => old.index === index)) continue;
      if (!Object.hasOwn(section, 'type')) {
        const before = index > 0 ? sections[index - 1] : undefined;
        violations.push(missingType({ file: source.path, pointer: at }, section, before, schemas));
        continue;
      }
      const validate = schemas.section(typeOf(section));
      // A reference to a shared section inside a shared section is reported by another check.
      if (isSharedSection(page.id) && typeOf(section) === sharedType) continue;
      if (validate)
        run(validate, withoutSchema(section, page.id), source.path, at, () => nameOfType(typeOf(section)));
    }
  }
  for (const name of settingNames) {
    const settings = page.settings?.[name];
    if (settings && !settings.isBroken)
      run(schemas[name], settings.value, settings.path, '', () => `the ${name}`);
  }
  for (const { isBroken, value, path } of page.settings?.words ?? []) {
    if (!isBroken) run(schemas.dictionary, value, path, '', () => 'the words of components');
  }
  for (const { isBroken, value, path } of dictionaries.values()) {
    if (!isBroken) run(schemas.dictionary, value, path, '', () => 'a dictionary');
  }
  return violations;
}

/** A shared section is a document, so it may have a `$schema`; a section of a page may not. */
function withoutSchema(section: Record<string, unknown>, id: string): Record<string, unknown> {
  if (!isSharedSection(id)) return section;
  const { $schema: _, ...rest } = section;
  return rest;
}

/** The violation for a list or a text in place of a shared section. */
function noSection({ path: file, value }: SourceFile): Violation {
  return {
    ...{ kind: 'wrong-type', file, pointer: '', property: '', owner: 'a shared section' },
    ...{ keyword: 'type', limit: 'object', value },
    ...{ allowed: [], description: undefined, expected: undefined },
  };
}

interface Origin {
  file: string;
  at: string;
  owner: string;
  schemas: SchemaSet;
}

function fromErrors(errors: readonly ErrorObject[], origin: Origin): Violation[] {
  const atValue = new Map<string, Violation>();
  const unknown: Violation[] = [];
  const missing: Violation[] = [];
  const excluded: Violation[] = [];
  for (const error of withoutRepeats(errors)) {
    // The errors inside the branch say what is wrong.
    if (fitsAsRead(error) || error.keyword === 'if') continue;
    // An object that lacks all of it was probably meant to name a page: that is one mistake.
    if (isOneOfAll(error, errors)) continue;
    const choice = propertyChoiceOf(error);
    const violation = choice ? fromChoice(error, choice, origin) : fromError(error, origin);
    if (violation.excludedBy !== undefined) excluded.push(violation);
    else if (violation.kind === 'unknown-property') unknown.push(violation);
    else if (violation.kind === 'missing-property') missing.push(violation);
    else {
      const earlier = atValue.get(violation.pointer);
      if (!earlier || rank(violation) < rank(earlier)) atValue.set(violation.pointer, violation);
    }
  }
  const strayed = unknown.filter((violation) => isTypeOfSection(violation, missing, origin.schemas));
  const places = strayed.map(({ pointer }) => `${folderIn(pointer)}/`);
  const isElsewhere = ({ pointer }: Violation) => !places.some((place) => `${pointer}/`.startsWith(place));
  const { named, unpaired } = pairTypos(unknown.filter(isElsewhere), missing.filter(isElsewhere));
  return [
    ...strayed.map((violation) => ({ ...violation, isOfSection: true })),
    ...excluded,
    ...joinItems(named, origin.at),
    ...unpaired,
    ...[...atValue.values()].filter(isElsewhere),
  ];
}

/** The violation for an object with none of the properties of a choice, or with two that exclude each other. */
function fromChoice(error: ErrorObject, { names, there }: PropertyChoice, origin: Origin): Violation {
  const [first, second] = there;
  if (first === undefined || second === undefined) {
    const params = { missingProperty: names[0] };
    return { ...fromError({ ...error, keyword: 'required', params }, origin), alternatives: names.slice(1) };
  }
  const params = { additionalProperty: second };
  return { ...fromError({ ...error, keyword: 'additionalProperties', params }, origin), excludedBy: first };
}

/** Whether an unknown property says that the item with it is a section, as the item lacks what those of its list have. */
function isTypeOfSection(
  { pointer, property, value }: Violation,
  missing: readonly Violation[],
  { sectionTypes }: SchemaSet,
): boolean {
  const item = folderIn(pointer);
  return (
    property === 'type' &&
    isRecord(value) &&
    sectionTypes.includes(typeOf(value)) &&
    missing.some((one) => one.pointer === item)
  );
}

/** Whether a required property is missing from an object that lacks all the properties of the same `else`, and is not the first. */
function isOneOfAll(
  { keyword, schemaPath, instancePath, schema, params }: ErrorObject,
  all: readonly ErrorObject[],
) {
  if (keyword !== 'required' || !schemaPath.endsWith('/else/required') || !Array.isArray(schema))
    return false;
  const same = all.filter((one) => one.schemaPath === schemaPath && one.instancePath === instancePath);
  return same.length === schema.length && params.missingProperty !== schema[0];
}

/** Whether a text keeps its limits although its schema does not think so: marks do not count, and wide letters count as two. */
function fitsAsRead({ keyword, parentSchema, schema, data }: ErrorObject): boolean {
  if (keyword === 'minLength') return isCopy(parentSchema) && lengthOf(String(data)) >= Number(schema);
  const isInline = keyword === 'maxLength' && (parentSchema as Schema | undefined)?.copy === 'inline';
  return isInline && lengthOf(readingOf(String(data))) <= Number(schema);
}

function isCopy(schema: ErrorObject['parentSchema']): boolean {
  return (schema as Schema | undefined)?.copy !== undefined;
}

function rank(violation: Violation): number {
  return priority.indexOf(violation.kind);
}

/** What other programs call the properties of a link. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  label: ['text', 'name', 'title', 'caption'],
  href: ['url', 'link', 'to', 'target', 'path'],
};

/**
 * A misspelled or renamed required property is both unknown and missing; this pairs them into one finding that names
 * both. `unpaired` are the properties that are just missing.
 */
function pairTypos(
  unknown: Violation[],
  missing: Violation[],
): { named: Violation[]; unpaired: Set<Violation> } {
  const unpaired = new Set(missing);
  const missingIn = grouped(missing, ({ pointer }) => pointer);
  const unknownIn = grouped(unknown, ({ pointer }) => folderIn(pointer));
  for (const violation of unknown) {
    const parent = folderIn(violation.pointer);
    const candidates = (missingIn.get(parent) ?? []).filter((other) => unpaired.has(other));
    const names = candidates.flatMap(namesFor);
    const isAlone = unknownIn.get(parent)?.length === 1;
    const meant =
      (violation.isRenamed || violation.isThereToo ? violation.meant : undefined) ??
      suggest(violation.property, names) ??
      names.find((name) => otherNames[name]?.includes(violation.property)) ??
      (isAlone ? only(names) : undefined);
    const pair = candidates.find((other) => meant !== undefined && namesFor(other).includes(meant));
    if (pair) unpaired.delete(pair);
    violation.meant = meant ?? suggest(violation.property, violation.allowed);
  }
  return { named: unknown, unpaired };
}

/** The properties of which one would do. */
const namesFor = ({ property, alternatives = [] }: Violation) => [property, ...alternatives];

/** The same unknown property in several items of a list is one mistake. */
function joinItems(unknown: readonly Violation[], at: string): Violation[] {
  const joined = grouped(
    unknown,
    ({ pointer, meant }) => `${pointer.slice(at.length).replace(/\/\d+(?=\/)/g, '/*')} ${meant}`,
  );
  return [...joined.values()].flatMap(([first, ...rest]) => {
    const others = rest.map(({ file, pointer }) => ({ file, pointer }));
    return first ? { ...first, others } : [];
  });
}

function fromError(error: ErrorObject, { file, at, owner, schemas }: Origin): Violation {
  // The pattern of dictionaries rejects blank entries.
  const isBlank = error.keyword === 'pattern' && error.schema === '\\S';
  const kind = isBlank ? 'wrong-length' : (kinds[error.keyword] ?? 'wrong-value');
  const parent = (error.parentSchema ?? {}) as Schema;
  const params = error.params as {
    additionalProperty?: string;
    missingProperty?: string;
    i?: number;
    j?: number;
  };
  const named = params.additionalProperty ?? params.missingProperty;
  const tokens = pointerTokens(error.instancePath);
  const inside = [...tokens].reverse().find((token) => !/^\d+$/.test(token));
  const names = Object.keys(parent.properties ?? {});
  // Of two equal entries, the second is the one too many.
  const again = error.keyword === 'uniqueItems' ? Math.max(params.i ?? 0, params.j ?? 0) : undefined;
  const below =
    kind === 'unknown-property' ? pointerToken(String(named)) : again === undefined ? '' : `/${again}`;
  const childSchema = named === undefined ? parent : (parent.properties?.[named] ?? {});
  return {
    kind,
    file,
    pointer: at + error.instancePath + below,
    property: named ?? inside ?? '',
    ...(kind === 'unknown-property' && renamedProperty(parent, String(named), error.data)),
    allowed: names,
    keyword: error.keyword,
    limit: error.schema,
    value: wrongValueOf(error, kind, again),
    owner: named !== undefined && inside !== undefined ? `"${inside}" of ${owner}` : owner,
    description: explain(childSchema, schemas),
    // A number in quotes is neither a date nor one of several words.
    pattern: parent.pattern ?? (parent.format === undefined && !parent.enum ? undefined : '(?!)'),
    expected: error.keyword === 'pattern' ? parent.patternErrorMessage : undefined,
  };
}

function wrongValueOf(
  { data, parentSchema }: ErrorObject,
  kind: Violation['kind'],
  again: number | undefined,
): unknown {
  if (again !== undefined) return (data as readonly unknown[])[again];
  const isInline = kind === 'wrong-length' && (parentSchema as Schema | undefined)?.copy === 'inline';
  return isInline ? readingOf(String(data)) : data;
}

/** The current name of a property that was renamed, and whether an object has it under that name or a later one as well. */
function renamedProperty(
  { properties = {} }: Schema,
  before: string,
  object: unknown,
): Pick<Violation, 'meant' | 'isRenamed' | 'isThereToo'> {
  for (const [meant, property] of Object.entries(properties)) {
    const names = [meant, ...formerNames(property)];
    const place = names.indexOf(before);
    if (place < 1) continue;
    const isThereToo = isRecord(object) && names.slice(0, place).some((name) => Object.hasOwn(object, name));
    return isThereToo ? { meant, isThereToo } : { meant, isRenamed: true };
  }
  return {};
}

/** The description of a schema for editors: its own, or that of the definition it refers to. */
function explain(schema: Schema, schemas: SchemaSet): string | undefined {
  if (schema.description !== undefined || schema.$ref === undefined) return schema.description;
  const definition = schema.$ref.slice(schema.$ref.indexOf('#'));
  return schemas.resolveRef(`defs.schema.json${definition}`, 'page.schema.json').schema.description;
}

/** The name of a section type in messages. */
function nameOfType(type: string): string {
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} "${type}" section`;
}
