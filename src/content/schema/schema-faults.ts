import { type Finding, pointerToken } from '../model/diagnostics';
import { isRecord } from '../model/is-record';
import { attempt } from '../text/attempt';
import { didYouMean } from '../text/quote';
import { suggest } from '../text/suggest';
import { knownFormats } from './compile-schemas';
import { lentByPages } from './from-page';
import { allNeeds, allStands, formerNames, purposes, type Schema } from './schema';
import { forAll, keywords, shapes } from './schema-keywords';
import {
  circularRefs,
  ofSection,
  reportHiddenFields,
  reportImages,
  reportTypes,
  type SchemaPart,
  type SchemaReport,
} from './schema-parts';
import { refResolver } from './schemas';

const limits = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minimum', 'maximum'],
] as const;

/** A pointer to a property or to the items of a list, and not into a condition. */
const toField = /^(?:\/properties\/[^/]+|\/items)+$/;
const marks = ['copy', 'format', 'enum', 'const', 'pattern', 'notInHtml'];

/** Keywords that limit values of one type. */
const typeOf: Record<string, readonly string[]> = {
  ...forAll('minLength maxLength pattern format', ['string']),
  ...forAll('items minItems maxItems uniqueItems', ['array']),
  ...forAll('minimum maximum multipleOf atMost', ['number', 'integer']),
  ...forAll('properties required additionalProperties propertyNames', ['object']),
};

/**
 * Mistakes in schemas themselves, which would otherwise cause errors in every document, or none at all: an unknown
 * keyword, a required property that is not defined, an invalid default, a dangling reference.
 *
 * @param files the schema files and examples, parsed, by path below `schemas/`
 */
export function schemaFaults(files: ReadonlyMap<string, unknown>): Finding[] {
  const faults: Finding[] = [];
  const parts: SchemaPart[] = [];
  for (const [file, schema] of files) {
    if (file === 'section.schema.json') continue;
    const reporter =
      (pointer: string): SchemaReport =>
      (at, message, hint, shown = 'value') =>
        faults.push({
          code: 'wrong-schema',
          severity: 'error',
          file,
          pointer: pointer + at,
          at: shown,
          message,
          hint,
        });
    if (!file.endsWith('.schema.json')) {
      if (!isRecord(schema) || Object.keys(schema).length === 0)
        reporter('')(
          '',
          'This file has to hold the examples of a section type.',
          'Write { "a name": { "type": … } }.',
        );
      continue;
    }
    visit(schema, '', reporter, (subschema, pointer) => {
      const report = reporter(pointer);
      parts.push({ file, pointer, schema: subschema, report });
      faultsOf(subschema, report);
      if (pointer !== '') reportMisplaced(subschema, report);
      if (ofSection.test(file) && toField.test(pointer) && isUnmarkedText(subschema))
        report(
          '',
          'Nothing says what this text is, so it is never translated.',
          'Where visitors read it: "copy": true, or a definition of schemas/defs.schema.json. Where it is the same in every language, as a name is: "copy": false. Otherwise its "format", "enum" or "pattern".',
          'property',
        );
      const { $ref } = subschema;
      if ($ref !== undefined && !canResolve(files, $ref, file))
        report('/$ref', `There is nothing at ${$ref}.`, hintForRef(files, $ref));
    });
  }
  const resolveRef = refResolver(files);
  const circles = circularRefs(parts, resolveRef);
  for (const { schema, report } of circles)
    report(
      '/$ref',
      `What is at ${schema.$ref} contains this reference again, without end.`,
      'Write as many levels as there may be, each in its place.',
    );
  if (circles.length === 0)
    for (const part of parts) {
      reportImages(part, resolveRef);
      reportHiddenFields(part, resolveRef);
    }
  reportTypes(parts);
  return faults;
}

function faultsOf(subschema: Schema, report: SchemaReport): void {
  reportKeywords(subschema, report);
  reportNames(subschema, report);
  reportProperties(subschema, report);
  reportValues(subschema, report);
  reportLimits(subschema, report);
}

/** Reports unknown keywords, and keywords that do not apply to the schema's type. */
function reportKeywords(subschema: Schema, report: SchemaReport): void {
  const types = [subschema.type ?? []].flat();
  for (const name of Object.keys(subschema)) {
    const pointer = pointerToken(name);
    const of = typeOf[name];
    if (!keywords.includes(name))
      report(
        pointer,
        `"${name}" is not a schema keyword.`,
        didYouMean(suggest(name, keywords), 'Remove it, or write it as a description.'),
        'property',
      );
    else if (of !== undefined && types.length > 0 && !of.some((type) => types.includes(type)))
      report(
        pointer,
        `"${name}" is for values of the type ${of.join(' or ')}, but the type here is ${types.join(' or ')}.`,
        `Remove it, or write "type": "${of[0]}".`,
        'property',
      );
  }
}

/** Reports marks of a section type on a part of one, where nothing reads them. */
function reportMisplaced(subschema: Schema, report: SchemaReport): void {
  for (const name of ['purpose', 'needs', 'stands'] as const)
    if (subschema[name] !== undefined)
      report(
        pointerToken(name),
        `"${name}" says something of a whole section type, and has no effect here.`,
        'Move it beside the "title" and "description" of the schema, or remove it.',
        'property',
      );
}

/** Reports keywords whose value is not one of the allowed names. */
function reportNames({ format, needs, stands, purpose }: Schema, report: SchemaReport): void {
  const quoted = (names: readonly string[]) => names.map((name) => JSON.stringify(name));
  if (format !== undefined && !knownFormats.includes(format))
    report(
      '/format',
      `"${format}" is not a format.`,
      didYouMean(suggest(format, knownFormats), `Use one of ${knownFormats.join(', ')}.`),
    );
  if (needs !== undefined && !allNeeds.includes(needs))
    report(
      '/needs',
      `${JSON.stringify(needs)} is not a value of "needs", which says when code is fetched.`,
      `Use one of ${quoted(allNeeds).join(', ')}.`,
    );
  if (stands !== undefined && !allStands.includes(stands))
    report(
      '/stands',
      `${JSON.stringify(stands)} is not a value of "stands", which says where a section stands.`,
      `Use ${quoted(allStands).join(' or ')}, or remove it.`,
    );
  if (purpose !== undefined && !purposes.includes(purpose))
    report(
      '/purpose',
      `${JSON.stringify(purpose)} is not a purpose.`,
      didYouMean(suggest(String(purpose), purposes), `Use one of ${quoted(purposes).join(', ')}.`),
    );
}

/** Reports names of properties that do not exist. */
function reportProperties({ properties, required = [], fromPage = {} }: Schema, report: SchemaReport): void {
  if (properties === undefined) return;
  const names = Object.keys(properties);
  for (const [index, name] of required.entries())
    if (!names.includes(name))
      report(
        `/required/${index}`,
        `"${name}" is required, and there is no such property.`,
        didYouMean(suggest(name, names), 'Remove it, or describe the property.'),
      );
  for (const [name, what] of Object.entries(fromPage)) {
    const pointer = `/fromPage${pointerToken(name)}`;
    if (!names.includes(name))
      report(
        pointer,
        `"${name}" is to come from a page, and there is no such property.`,
        didYouMean(suggest(name, names), `Name one of ${names.join(', ')}.`),
        'property',
      );
    if (!lentByPages.includes(what) && !/^detail \S/.test(what))
      report(
        pointer,
        `A page does not lend "${what}".`,
        didYouMean(
          suggest(what, lentByPages),
          `Use one of ${lentByPages.join(', ')}, or "detail" with a name.`,
        ),
      );
  }
  if (Object.keys(fromPage).length > 0 && !names.includes('of'))
    report(
      '/fromPage',
      'Nothing says which page it is: there is no property "of".',
      'Add "of": { "$ref": "../defs.schema.json#/definitions/page" } beside what comes from the page.',
      'property',
    );
  const former = new Set<string>();
  for (const [name, property] of Object.entries(properties)) {
    const { atMost, madeFrom } = property;
    for (const before of formerNames(property)) {
      reportFormerName(name, before, names.includes(before), former.has(before), report);
      former.add(before);
    }
    if (madeFrom !== undefined && !names.includes(madeFrom))
      report(
        `/properties${pointerToken(name)}/madeFrom`,
        `"${name}" is made from "${madeFrom}", and there is no such property.`,
        didYouMean(suggest(madeFrom, names), 'Name a property beside it.'),
      );
    if (atMost !== undefined && !atMost.startsWith('/') && !names.includes(atMost))
      report(
        `/properties${pointerToken(name)}/atMost`,
        `"${name}" is compared with "${atMost}", and there is no such property.`,
        didYouMean(suggest(atMost, names), 'Name a property beside it, or one of the section after "/".'),
      );
  }
}

/** Reports a `renamedFrom` that cannot apply: the schema still has that property, or another property claims the name, too. */
function reportFormerName(
  name: string,
  before: string,
  isThere: boolean,
  isTaken: boolean,
  report: SchemaReport,
): void {
  const at = `/properties${pointerToken(name)}/renamedFrom`;
  if (isThere)
    report(
      at,
      `"${before}" cannot be what "${name}" was called: there still is such a property, and it is left as it is.`,
      'Remove one of them. Where both have changed what they mean, a migration has to say how.',
    );
  else if (isTaken)
    report(
      at,
      `Another property was called "${before}", too, and gets what documents have there.`,
      'Name it at one of them only.',
    );
}

/** Reports a default or options that the schema itself does not allow. */
function reportValues(subschema: Schema, report: SchemaReport): void {
  if (subschema.default !== undefined && !fits(subschema.default, subschema))
    report(
      '/default',
      `The default ${JSON.stringify(subschema.default)} is not allowed here.`,
      allowed(subschema),
    );
  const values = subschema.enum ?? [];
  for (const [index, value] of values.entries()) {
    const shown = JSON.stringify(value);
    if (values.indexOf(value) < index)
      report(`/enum/${index}`, `${shown} stands here twice.`, 'Remove one of them.');
    else if (subschema.type !== undefined && !hasType(value, subschema.type))
      report(`/enum/${index}`, `${shown} is no ${subschema.type}.`, 'Correct it, or "type".');
  }
}

/** Reports limits that no value can meet, and invalid patterns. */
function reportLimits(subschema: Schema, report: SchemaReport): void {
  for (const [least, most] of limits) {
    const [low, high] = [Reflect.get(subschema, least), Reflect.get(subschema, most)];
    if (typeof low === 'number' && typeof high === 'number' && low > high)
      report(
        `/${least}`,
        `"${least}" is ${low} and "${most}" ${high}: nothing fits.`,
        'Correct one of them.',
      );
  }
  const { pattern } = subschema as { pattern?: unknown };
  if (typeof pattern === 'string' && !isPattern(pattern))
    report('/pattern', 'This is not a regular expression.', 'Correct it.');
}

/**
 * Calls `look` for every schema within a schema, itself first. Anything that is not a readable schema is reported
 * instead.
 */
function visit(
  schema: unknown,
  pointer: string,
  reporter: (pointer: string) => SchemaReport,
  look: (subschema: Schema, pointer: string) => void,
): void {
  if (schema === undefined || typeof schema === 'boolean') return;
  if (!isRecord(schema)) {
    reporter(pointer)('', 'A schema is an object in { }.', 'Write { "type": "string" } or what else it is.');
    return;
  }
  const wrong = Object.entries(schema).filter(([name, value]) => shapes[name]?.[0](value) === false);
  for (const [name, value] of wrong) {
    const [, what, names = []] = shapes[name] ?? [];
    const hint = didYouMean(suggest(String(value), names), 'Correct it.');
    reporter(pointer)(pointerToken(name), `"${name}" has to be ${what}.`, hint);
  }
  if (wrong.length > 0) return;
  look(schema as Schema, pointer);
  for (const group of ['properties', 'definitions', 'patternProperties']) {
    const parts = schema[group];
    for (const [name, child] of Object.entries(isRecord(parts) ? parts : {}))
      visit(child, `${pointer}/${group}${pointerToken(name)}`, reporter, look);
  }
  for (const name of ['items', 'additionalProperties', 'propertyNames', 'if', 'then', 'else', 'not'])
    visit(schema[name], `${pointer}/${name}`, reporter, look);
  for (const name of ['allOf', 'anyOf', 'oneOf']) {
    const parts = schema[name];
    for (const [index, child] of (Array.isArray(parts) ? parts : []).entries())
      visit(child, `${pointer}/${name}/${index}`, reporter, look);
  }
}

/** Whether a part is a text that no keyword describes: neither copy nor limited to certain values. */
function isUnmarkedText(subschema: Schema): boolean {
  return [subschema.type].flat().includes('string') && !marks.some((name) => name in subschema);
}

function fits(value: unknown, subschema: Schema): boolean {
  if (subschema.enum && !subschema.enum.includes(value)) return false;
  if (subschema.const !== undefined && subschema.const !== value) return false;
  return subschema.type === undefined || hasType(value, subschema.type);
}

function allowed(subschema: Schema): string {
  if (subschema.enum) return `Use one of ${subschema.enum.map((value) => JSON.stringify(value)).join(', ')}.`;
  return subschema.type === undefined ? 'Correct it.' : `Write a value of the type ${subschema.type}.`;
}

function hasType(value: unknown, type: string | readonly string[]): boolean {
  if (typeof type !== 'string') return type.some((one) => hasType(value, one));
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  if (type === 'null') return value === null;
  return typeof value === type;
}

function isPattern(text: string): boolean {
  return attempt(() => new RegExp(text, 'u').source !== '', false);
}

function canResolve(files: ReadonlyMap<string, unknown>, ref: string, file: string): boolean {
  return attempt(() => refResolver(files)(ref, file).schema !== undefined, false);
}

function hintForRef(files: ReadonlyMap<string, unknown>, ref: string): string {
  const [document = '', path = ''] = ref.split('#');
  const name = path.split('/').at(-1) ?? '';
  const definitions = (files.get('defs.schema.json') as Schema | undefined)?.definitions ?? {};
  const meant = suggest(name, Object.keys(definitions));
  return meant !== undefined && meant !== name
    ? `Did you mean ${document}#/definitions/${meant}?`
    : 'schemas/defs.schema.json has the definitions that there are.';
}
