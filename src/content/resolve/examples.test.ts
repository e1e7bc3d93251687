import { describe, expect, it } from 'vitest';
import { smallSchemas } from '../../../tests/support/small-schemas';
import { icons } from '../model/icons';
import { resolveExample } from './examples';

const inFormat = (format: string, more = {}) => ({ type: 'string', format, ...more });
const schemas = smallSchemas({
  'sections/note.schema.json': {
    properties: {
      title: { type: 'string', copy: true },
      text: { type: 'string', copy: 'inline' },
      href: inFormat('href'),
      file: inFormat('download'),
      icon: { type: 'string', format: 'icon' },
      picture: inFormat('image', { ratio: '2:1' }),
      drawing: inFormat('image'),
      zone: inFormat('timeZone'),
    },
  },
  'sections/news.schema.json': { purpose: 'list', properties: { of: inFormat('list') } },
});
const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
] as never;
const shown = (type: string, example: object, language = 'es') =>
  resolveExample(type, { type, ...example }, schemas, languages, language) as unknown as Record<
    string,
    never
  >;

it.each<[string, object, unknown]>([
  ['title', { title: '**Fees**' }, '**Fees**'],
  ['zone', { zone: 'Europe/Paris' }, 'Europe/Paris'],
  ['text', { text: 'See [fees](/fees)' }, ['See ', { words: 'fees', href: '/es/fees' }]],
  ['href', { href: '/fees' }, '/es/fees'],
  ['icon', { icon: 'gear' }, icons.gear],
  ['icon', { icon: 'submarine' }, ''],
  ['file', { file: './papers/list.pdf' }, { href: 'data:,', name: 'list.pdf', kind: 'PDF', size: '1,2 MB' }],
  ['picture', { picture: './a.jpg' }, { width: 1200, height: 600 }],
  // As wide as most photographs are.
  ['drawing', { drawing: './a.jpg' }, { width: 1200, height: 800 }],
])('the %s of an example %j is %j', (name, example, value) => {
  const made = shown('note', example)[name];
  if (typeof value === 'object') expect(made).toMatchObject(value as object);
  else expect(made).toBe(value);
});

describe('an example of a list', () => {
  const items = (example: object): { href: string }[] =>
    shown('news', { of: '/news', ...example }).items ?? [];

  it('shows pages of which one has all that a page can have, and one as little as possible', () => {
    const [, whole, least] = items({});
    expect(Object.keys(whole ?? {}).sort()).toEqual(
      ['date', 'href', 'image', 'imageAlt', 'text', 'title', 'until'].sort(),
    );
    expect(Object.keys(least ?? {}).sort()).toEqual(['href', 'title']);
    expect(items({}).map(({ href }) => href)).toEqual(['/es', '/es', '/es']);
  });

  it.each([
    ['in the past shows none', { when: 'past' }, 0],
    ['to come shows all', { when: 'coming' }, 3],
    ['with a tag shows one', { tag: 'boats' }, 1],
  ])('%s', (_, example, count) => {
    expect(items(example)).toHaveLength(count);
  });

  it('says nothing of how its pages are chosen', () => {
    expect(Object.keys(shown('news', { of: '/news', tag: 'boats' }))).toEqual(['type', 'items']);
  });
});
