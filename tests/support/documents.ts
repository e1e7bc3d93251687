import fc from 'fast-check';
import { sectionFilesOf } from '../../src/content/model/section-files';
import type { Schema } from '../../src/content/schema/schema';
import { refResolver } from '../../src/content/schema/schemas';
import { readSchemaFiles } from '../../src/node/read/files';

const files = readSchemaFiles();
const sectionFiles = sectionFilesOf(files);
const resolveRef = refResolver(files);

interface FullSchema extends Schema {
  const?: unknown;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  if?: { required?: readonly string[] };
  then?: { properties?: Record<string, { not?: object }> };
}

/** Input that is harmful, by intent or by accident. All of it must remain text. */
export const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';alert(1)//",
  '</title><style>*{display:none}</style>',
  '<!--',
  ']]>',
  '__proto__',
  '{{constructor}}',
  '%s $& $1 \\u0000',
  '\u202Eright to left',
  '\u0000\u0007',
  '👩‍👩‍👧‍👦',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  '75%',
  '$3.2M',
  'plain words',
];

/** Ordinary words, for tests of more than escaping. */
export const ordinary = [
  'ledger',
  'closed',
  'on day two',
  'Q3',
  'three plants',
  '75%',
  '$3.2M',
  'señal',
  'ERP',
];

/** A text made of these words, within the schema's length limits. */
function copyOf(
  { minLength = 0, maxLength = 200 }: FullSchema,
  words: readonly string[],
): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }).map((parts) => {
    const text = [...parts.join(' ')].slice(0, maxLength).join('').trim() || 'x';
    return text.padEnd(minLength, 'x');
  });
}

/** Values that a schema allows. */
function valuesOf(schema: FullSchema, document: string, words: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const target = resolveRef(schema.$ref, document);
    return valuesOf(target.schema as FullSchema, target.document, words);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.format === 'href')
    return fc.constantFrom(
      '/',
      '/finance#a',
      '#a',
      'https://example.org/?a=b&c=d',
      'mailto:a@b.example',
      'tel:+1',
    );
  if (schema.format === 'endpoint') return fc.constantFrom('/api/leads', 'https://crm.example.com/leads');
  if (schema.format === 'embed')
    return fc.constantFrom('https://player.example.com/a?b=c', 'https://maps.example.org/');
  if (schema.format === 'site-address') return fc.constant('https://www.example.com');
  if (schema.format === 'date') return fc.constantFrom('2024-02-29', '2027-12-31');
  if (schema.format === 'timeZone') return fc.constantFrom('Europe/Madrid', 'America/New_York', 'UTC');
  if (schema.format === 'image') return fc.constant('./plant.svg');
  if (schema.pattern !== undefined)
    return fc.stringMatching(new RegExp(schema.pattern)).map((text) => text.slice(0, 60));
  if (schema.type === 'string') return copyOf(schema, words);
  if (schema.type === 'boolean') return fc.boolean();
  // The number of the section that limits this one is not known here.
  if (schema.atMost?.startsWith('/')) return fc.constant(schema.minimum ?? 0);
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({ min: Math.ceil(schema.minimum ?? 0), max: schema.maximum ?? 1000 });
  if (schema.items)
    return fc.array(valuesOf(schema.items, document, words), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 6, 6, (schema.minItems ?? 0) + 3),
    });
  // Generates resolved sections, which contain what they take from other pages.
  const { fromPage, required = [], else: otherwise } = schema;
  const properties = Object.entries(schema.properties ?? {}).filter(
    ([name]) => name !== '$accept' && !(fromPage && name === 'of'),
  );
  const needed = [...required, ...(otherwise?.required ?? [])];
  return fc
    .record(Object.fromEntries(properties.map(([name, child]) => [name, valuesOf(child, document, words)])), {
      requiredKeys: needed as never[],
    })
    .map((object: Record<string, unknown>) => {
      for (const [name, { atMost = '' }] of properties)
        if (typeof object[atMost] === 'number' && typeof object[name] === 'number')
          object[name] = Math.min(object[name], object[atMost]);
      // What excludes something else.
      if (schema.if?.required?.every((name) => name in object))
        for (const [name, { not }] of Object.entries(schema.then?.properties ?? {}))
          if (not) delete object[name];
      return object;
    });
}

/** Sections of a type with copy made of these words; nearly all of them are valid. */
export function sectionsOf(type: string, words: readonly string[]): fc.Arbitrary<unknown> {
  const document = `${sectionFiles[type]}.schema.json`;
  return valuesOf(files.get(document) as FullSchema, document, words);
}
