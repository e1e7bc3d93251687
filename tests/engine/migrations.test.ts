import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { editJson } from '../../src/content/json/edit';
import { applyEdits, applyFixes, fixesOf } from '../../src/content/json/fix';
import { locate } from '../../src/content/json/locate';
import { type Finding, pointerToken } from '../../src/content/model/diagnostics';
import { removeAt, setAt } from '../../src/content/model/fix';
import { findOutdated, type Migration } from '../../src/content/schema/migration';
import { sectionsOf } from '../../src/content/site/load';
import { engineRoot } from '../../src/node/project/project';
import { listFiles } from '../../src/node/read/files';
import { migrations } from '../../src/node/read/migrations.generated';
import { changed, fixedTexts } from '../support/checks';
import { site } from '../support/firm';
import { schemas, sectionTypes } from '../support/project';

/** A description that became the first of a list of notes, in items and in the section. */
const notes: Migration = {
  title: 'A description is the first of the notes now.',
  types: ['metrics'],
  migrate(section) {
    for (const { item, pointer } of section.items('items')) {
      if (!('description' in item)) continue;
      section.set(`${pointer}/notes`, [item.description]);
      section.remove(`${pointer}/description`);
    }
    if ('remark' in section.value) section.rename('/remark', 'notes');
  },
};

/** A section formatted by hand: some values on one line, some on several, and one space too many. */
const before = `{
  "type": "metrics", "remark": "Said once",
  "items": [
    { "metric": "Close", "description": "From ten days" , "value": "2" },
    {
      "metric": "Errors",
      "description": "Fewer",
      "value":   "3"
    },
    { "metric": "Cost", "value": "4" }
  ]
}
`;
const after = `{
  "type": "metrics", "notes": "Said once",
  "items": [
    { "metric": "Close", "value": "2", "notes": ["From ten days"] },
    {
      "metric": "Errors",
      "value":   "3",
      "notes": [
        "Fewer"
      ]
    },
    { "metric": "Cost", "value": "4" }
  ]
}
`;

/** A section's text after the migrations. */
function migrate(text: string, migrations: readonly Migration[]): string {
  const document = `{"sections":[${text}]}`;
  const edits = findOutdated([JSON.parse(text)], migrations).flatMap((section) => section.edits);
  return editJson(document, edits).slice('{"sections":['.length, -']}'.length);
}

const folder = path.join(engineRoot, 'schemas/migrations');
const names = existsSync(folder)
  ? listFiles(folder).flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? [])
  : [];
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const cases: [name: string, migration: Migration | undefined, before: string, after: string][] = [
  ['an example', notes, before, after],
  ...names.map((name, index): (typeof cases)[number] => [
    name,
    migrations[index],
    read(`${name}.before.json`),
    read(`${name}.after.json`),
  ]),
];

describe.each(cases)('%s', (_, migration, old, present) => {
  const migrations = migration ? [migration] : [];

  it('turns the old section into the new one, and changes no other byte', () => {
    expect(old).not.toBe(present);
    expect(migrate(old, migrations)).toBe(present);
  });

  it('changes nothing the second time', () => {
    expect(findOutdated([JSON.parse(present)], migrations)).toEqual([]);
  });

  it('ignores sections of other types, and values that are not sections', () => {
    const { types = [] } = migration ?? {};
    const others = sectionTypes
      .filter((type) => !types.includes(type))
      .map((type) => ({ ...JSON.parse(old), type }));
    expect(findOutdated([...others, undefined, 'text', []], migrations)).toEqual([]);
  });
});

it.each(names)('the result of %s is valid', (name) => {
  const section = JSON.parse(read(`${name}.after.json`));
  expect(schemas.section(section.type)?.(section)).toBe(true);
});

it('every document of the site is up to date', () => {
  for (const page of site.pages) expect(findOutdated(sectionsOf(page), migrations), page.id).toEqual([]);
});

it('several migrations run in order, and give one finding', () => {
  const more: Migration = {
    title: 'Notes are called remarks now.',
    types: ['metrics'],
    migrate(section) {
      if ('notes' in section.value) section.rename(pointerToken('notes'), 'remarks');
    },
  };
  const [outdated, ...others] = findOutdated([JSON.parse(before)], [notes, more]);
  expect([outdated?.titles, others]).toEqual([[notes.title, more.title], []]);
  expect(migrate(before, [notes, more])).toBe(after.replace('"notes": "Said', '"remarks": "Said'));
});

it("former words of components become copy in the source language: the site's own, the engine's, or English", () => {
  const labelMigration: Migration = {
    title: 'The label is a text of the section.',
    types: ['metrics'],
    words: {
      en: { label: 'Name', note: 'Note' },
      es: { label: 'Nombre', note: 'Nota' },
      de: { label: 'Name' },
    },
    migrate(section, word) {
      if (section.value.label === undefined) section.set('/label', `${word('label')} ${word('note')}`);
    },
  };
  const outdatedIn = (...languages: string[]) =>
    findOutdated([{ type: 'metrics' }], [labelMigration], undefined, {
      languages,
      ownWord: (language, key) => (language === 'pt' && key === 'label' ? 'Nome' : undefined),
    }).map(({ edits, entries }) => [
      ...edits.map((edit) => ('value' in edit ? edit.value : undefined)),
      ...entries.map(({ language, copy, text }) => `${language} ${copy}: ${text}`),
    ]);
  expect(outdatedIn('en', 'es', 'pt')).toEqual([
    ['Name Note', 'es Name: Nombre', 'es Note: Nota', 'pt Name: Nome'],
  ]);
  expect(outdatedIn('es', 'en')).toEqual([['Nombre Nota', 'en Nombre: Name', 'en Nota: Note']]);
  expect(outdatedIn('pt', 'de')).toEqual([['Nome Note', 'de Nome: Name']]);
});

it("words that the site had replaced are migrated in place of the engine's", () => {
  const files = changed({
    'finance/page.json': [
      ['"type": "cta",', '"type": "contact-form", "title": "Get Started" },\n    {\n      "type": "cta",'],
    ],
    '_site/words/es.json': '{ "contact.firstName": "Nombre de pila", "contact.lastName": "" }',
    '_site/words/en.json': '{ "contact.email": "Your email" }',
  });
  const fixed = fixedTexts(files, 'outdated-document');
  expect(fixed['finance/page.json']).toContain('"label": "Your email"');
  expect(JSON.parse(fixed['finance/es.json'] ?? '')).toMatchObject({
    'First name': 'Nombre de pila',
    'Last name': 'Apellidos',
    'Your email': 'Correo electrónico',
  });
});

it('dictionaries change with their document or not at all, and keep other changes', () => {
  const finding: Finding = {
    code: 'outdated-document',
    severity: 'error',
    file: 'finance/page.json',
    pointer: '/sections/0',
    message: 'Old.',
    fix: {
      edits: [
        setAt({ file: 'finance/page.json', pointer: '/sections/0/type' }, 'form'),
        setAt({ file: 'finance/es.json', pointer: '/Email' }, 'Correo'),
      ],
      isOne: true,
    },
  };
  const fax = { file: 'finance/es.json', pointer: '/Fax' };
  const unused: Finding = { ...finding, ...fax, fix: { edits: [removeAt(fax)] } };
  const files = {
    'finance/page.json': '{ "sections": [{ "type": "old" }] }',
    'finance/es.json': '{ "Fax": "Fax", "Name": "Nombre" }',
  };
  const textOf = (file: string) => files[file as keyof typeof files];
  const fixed = (isWanted: (file: string) => boolean) =>
    Object.fromEntries(applyFixes(fixesOf([finding, unused], textOf, isWanted), textOf));
  expect(fixed(() => true)).toEqual({
    'finance/page.json': '{ "sections": [{ "type": "form" }] }',
    'finance/es.json': '{ "Name": "Nombre", "Email": "Correo" }',
  });
  expect(fixed((file) => file.endsWith('page.json'))).toEqual({
    'finance/page.json': '{ "sections": [{ "type": "form" }] }',
    'finance/es.json': '{ "Fax": "Fax", "Name": "Nombre", "Email": "Correo" }',
  });
  expect(Object.keys(fixed((file) => file.endsWith('es.json')))).toEqual(['finance/es.json']);
  // An edit offered in an editor changes one file.
  expect(locate([finding], textOf)[0]?.edit).toBeUndefined();
});

it('a section that a migration does not expect is left to the other checks', () => {
  const broken: Migration = {
    ...notes,
    migrate(section) {
      section.remove('/items/0/description');
      section.move('/items/3', '/items/0');
    },
  };
  expect(findOutdated([JSON.parse(before), { type: 'metrics', items: 'none' }], [broken])).toEqual([]);
});

it('edits that no longer fit the text are not offered: the file was changed meanwhile', () => {
  const finding = {
    code: 'outdated-document',
    severity: 'error',
    file: 'finance/page.json',
    pointer: '/sections/0',
    message: 'Old.',
    fix: { edits: [removeAt({ file: 'finance/page.json', pointer: '/sections/0/remark' })] },
  } as const;
  const editOf = (text: string) => locate([finding], () => text)[0]?.edit;
  const old = '{ "sections": [{ "remark": "Old", "type": "metrics" }] }';
  expect(applyEdits(old, [editOf(old) ?? expect.fail('There is no edit.')])).toBe(
    '{ "sections": [{ "type": "metrics" }] }',
  );
  for (const text of ['{ "sections": [{ "type": "metrics" }] }', '{ "sections": [{ "remark": "Old",', ''])
    expect(editOf(text)).toBeUndefined();
});
