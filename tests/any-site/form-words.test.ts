import { describe, expect, it } from 'vitest';
import { sectionFilesOf } from '../../src/content/model/section-files';
import { readSchemaFiles } from '../../src/node/read/files';
import { wordOfItems } from '../../src/workbench/client/form/item-name';
import { fieldKind, fieldName, helpOf, resolveSchema } from '../../src/workbench/client/form/schema';
import type { Definitions, FormSchema } from '../../src/workbench/protocol/site-info';

/** What an editor does not know: names of properties, values as in files, commands, parts of programs. */
const code = /[`{}\\]|\[\d|\b[a-z]+[A-Z]\w*|--\w|\.json\b|\b(?:JSON|IANA|null|boolean|enum)\b|\$\w/;
/** The same, in the forms of the engine. A museum has objects, an agency properties, an orchestra strings. */
const programs = /\b(?:propert(?:y|ies)|schema|array|object|integer|string|console|HTML|API)\b/;
/** Proper names that are written like code. */
const properNames = /\b(?:eCommerce|iOS|macOS|GmbH|kWh|LinkedIn|YouTube|GitHub)\b/g;

const files = readSchemaFiles() as ReadonlyMap<string, FormSchema>;
const shared = files.get('defs.schema.json')?.definitions ?? {};
const forms = [
  ['page', 'page.schema.json'],
  ...Object.entries(sectionFilesOf(files)).map(([type, file]) => [type, `${file}.schema.json`]),
].map(([type = '', file = '']) => [type, file, files.get(file) as FormSchema] as const);

interface Said {
  /** The label of the field, and the text below it. */
  label: string;
  help: string | undefined;
  /** What an item of a list is called, on its button: "Add card". */
  item: string | undefined;
}

/** The texts of each form: the fields of a section, and those of each kind of item in it. */
function formsIn(schema: FormSchema, definitions: Definitions): Said[][] {
  const own: Said[] = [];
  const inner: Said[][] = [];
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    const field = resolveSchema(child, definitions);
    const kind = fieldKind(name, field);
    if (kind === 'hidden' || (schema.properties?.sections && name === 'sections')) continue;
    const label = fieldName(field, name);
    const items = kind === 'list' ? resolveSchema(field.items ?? {}, definitions) : undefined;
    own.push({ label, help: helpOf(field, label), item: items && wordOfItems(items, label) });
    if (items?.properties) inner.push(...formsIn(items, definitions));
    if (kind === 'group') inner.push(...formsIn(field, definitions));
  }
  return [own, ...inner];
}

describe.each(forms)('the form of %s', (type, file, schema) => {
  const forms = formsIn(schema, { ...shared, ...schema.definitions });
  const texts = forms.flat().flatMap(({ label, help, item }) => [label, help ?? '', item ?? '']);

  it('contains no code', () => {
    const isCode = (text: string) => code.test(text) || (!file.startsWith('site/') && programs.test(text));
    const head = type === 'page' ? [] : [schema.title ?? '', schema.description?.replaceAll('`', '') ?? ''];
    const wrong = [...head, ...texts].filter((text) => isCode(text.replaceAll(properNames, '')));
    expect(wrong).toEqual([]);
  });

  it('has no two fields with the same name', () => {
    for (const fields of forms) {
      const labels = fields.map(({ label }) => label);
      expect(labels.filter((label, index) => labels.indexOf(label) < index)).toEqual([]);
    }
  });

  it('names the items of a list', () => {
    const items = forms.flat().flatMap(({ item }) => item ?? []);
    expect(items.filter((item) => /^(items?|entr(y|ies)|objects?|values?)$/i.test(item))).toEqual([]);
  });
});
