import { describe, expect, it } from 'vitest';
import type { JsonEdit } from '../model/json-edit';
import { findOutdated, type Migration, type OwnWords, type SectionEditor } from './migration';

const migration = (migrate: Migration['migrate'], more: Partial<Migration> = {}): Migration => ({
  ...{ title: 'It is another now.', types: ['note'], migrate },
  ...more,
});
const note = { type: 'note', label: 'L', items: [{ a: 1 }, 'none', { a: 2 }] };
const outdated = (migrations: Migration[], section: unknown = note, site?: OwnWords) =>
  findOutdated(['none', section], migrations, undefined, site);

describe('a migration', () => {
  it.each<[string, (editor: SectionEditor) => void, JsonEdit]>([
    ['sets', (one) => one.set('/label', 'M'), { op: 'set', pointer: '/sections/1/label', value: 'M' }],
    [
      'inserts',
      (one) => one.insert('/items/-', 3),
      { op: 'insert', pointer: '/sections/1/items/-', value: 3 },
    ],
    [
      'inserts before',
      (one) => one.insert('/title', 'T', 'label'),
      { op: 'insert', pointer: '/sections/1/title', value: 'T', before: 'label' },
    ],
    ['removes', (one) => one.remove('/label'), { op: 'remove', pointer: '/sections/1/label' }],
    [
      'moves',
      (one) => one.move('/items/0', '/items/2'),
      { op: 'move', pointer: '/sections/1/items/0', to: '/sections/1/items/2' },
    ],
    [
      'renames',
      (one) => one.rename('/label', 'title'),
      { op: 'rename', pointer: '/sections/1/label', name: 'title' },
    ],
  ])('%s', (_, migrate, edit) => {
    expect(outdated([migration(migrate)])).toEqual([
      { index: 1, titles: ['It is another now.'], edits: [edit], entries: [] },
    ]);
  });

  it('sees what it has changed', () => {
    const seen: unknown[] = [];
    outdated([
      migration((one) => {
        one.set('/label', 'M');
        one.rename('/label', 'title');
        seen.push(one.value, one.items('items'), one.items('title'), one.items('none'));
      }),
    ]);
    expect(seen).toEqual([
      { type: 'note', title: 'M', items: note.items },
      [
        { item: { a: 1 }, pointer: '/items/0' },
        { item: { a: 2 }, pointer: '/items/2' },
      ],
      [],
      [],
    ]);
  });

  it('begins with what the one before has left', () => {
    const first = migration((one) => one.set('/type', 'memo'), { title: 'First.' });
    const second = migration((one) => one.remove('/label'), { title: 'Second.', types: ['memo'] });
    expect(outdated([first, second])).toMatchObject([{ titles: ['First.', 'Second.'] }]);
    expect(outdated([second, first])).toMatchObject([{ titles: ['First.'] }]);
  });

  it.each<[string, Migration[], unknown?]>([
    ['there is none', []],
    ['it is of another type', [migration((one) => one.remove('/label'), { types: ['other'] })]],
    ['it changes nothing', [migration(() => {})]],
    ['an edit fails', [migration((one) => one.remove('/none'))]],
    ['a value is missing', [migration((one) => one.set('/x', (one.value.none as string).length))]],
    ['it is no section', [migration((one) => one.remove('/label'))], 'note'],
  ])('leaves a section where %s', (_, migrations, section = note) => {
    expect(outdated(migrations, section)).toEqual([]);
  });

  it('does not hide another mistake of its own', () => {
    const broken = migration(() => {
      throw new RangeError('broken');
    });
    expect(() => outdated([broken])).toThrow('broken');
  });
});

describe('a word of a component that sections have now', () => {
  const words = { en: { more: 'More', less: 'Less' }, es: { more: 'Más' }, de: { more: 'Mehr' } };
  const one = migration((editor, word) => editor.set('/title', word('more')), { words });
  const written = (site?: OwnWords, migration = one) => {
    const [found] = outdated([migration], note, site);
    const [edit] = found?.edits ?? [];
    return [edit?.op === 'set' && edit.value, found?.entries];
  };
  const es = { language: 'es', copy: 'More', text: 'Más' };

  it.each<[string, OwnWords | undefined, unknown[]]>([
    ['is English without languages', undefined, ['More', []]],
    ['is translated', { languages: ['en', 'es', 'fr'] }, ['More', [es]]],
    ['is of the source language', { languages: ['de', 'es'] }, ['Mehr', [{ ...es, copy: 'Mehr' }]]],
    ['is English where the source language lacks it', { languages: ['fr', 'es'] }, ['More', [es]]],
    [
      'is that of the site',
      {
        languages: ['en', 'es'],
        ownWord: (language, key) => (language === 'es' ? `${key} (nuestro)` : undefined),
      },
      ['More', [{ ...es, text: 'more (nuestro)' }]],
    ],
  ])('%s', (_, site, expected) => {
    expect(written(site)).toEqual(expected);
  });

  it('is its key where nobody knows it', () => {
    expect(
      written(
        { languages: ['en', 'es'] },
        migration((editor, word) => editor.set('/title', word('more'))),
      ),
    ).toEqual(['more', []]);
  });
});

it('a section may stand elsewhere', () => {
  const remove = migration((one) => one.remove('/label'));
  const [found] = findOutdated([note], [remove], () => '');
  expect(found?.edits).toEqual([{ op: 'remove', pointer: '/label' }]);
});
