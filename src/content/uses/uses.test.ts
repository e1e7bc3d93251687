import { describe, expect, it } from 'vitest';
import { smallSchemas } from '../../../tests/support/small-schemas';
import { usesIn } from './uses';

const copy = { type: 'string', copy: true };
const inFormat = (format: string) => ({ type: 'string', format });
const schemas = smallSchemas({
  'page.schema.json': { properties: { title: copy, sections: {} } },
  'site.schema.json': {
    properties: { url: inFormat('site-address'), brand: { properties: { name: copy } } },
  },
  'shared.schema.json': { properties: { name: inFormat('shared') } },
  'sections/note.schema.json': {
    properties: {
      id: inFormat('anchor'),
      title: copy,
      text: { type: 'string', copy: 'inline' },
      tone: { type: 'string', enum: ['calm', 'loud'] },
      link: inFormat('href'),
      of: inFormat('list'),
      picture: inFormat('image'),
      file: inFormat('download'),
      icon: { type: 'string', format: 'icon', examples: ['gear'] },
      form: inFormat('endpoint'),
      zone: inFormat('timeZone'),
      video: inFormat('embed'),
      items: { type: 'array', items: { properties: { title: copy } } },
    },
  },
});

/** The uses in a document, each as `kind pointer text`. */
const usedIn = (document: unknown, id = 'fees') =>
  usesIn(document, id, schemas).map(({ kind, pointer, text }) => `${kind} ${pointer} ${text}`);
const withNote = (note: object) => ({ sections: [{ type: 'note', ...note }] });

describe('a document uses', () => {
  it.each<[string, string[], unknown, string?]>([
    ['its copy', ['copy /title Fees'], { title: 'Fees' }],
    ['nothing where a text should be', [], { title: 5 }],
    ['nothing when it is none', [], null],
    ['nothing that its schema does not know', [], { slogan: 'Fees' }],
    [
      'its aliases',
      ['alias /aliases/0 /prices', 'alias /aliases/2 /costs'],
      { aliases: ['/prices', 7, '/costs'] },
    ],
    ['no aliases that are no list', [], { aliases: '/prices' }],
    ['no aliases as the site document', [], { aliases: ['/prices'] }, '_site'],
    [
      'what the site document says',
      ['copy /brand/name Firm'],
      { url: 'https://a.org', brand: { name: 'Firm' } },
      '_site',
    ],
    [
      'types that nobody knows',
      ['type /sections/0/type other'],
      { sections: [{ type: 'other', title: 'x' }] },
    ],
    ['no type where there is none', [], { type: 'note', sections: [{ title: 'x' }, 'note'] }],
    [
      'shared sections by name',
      ['type /sections/0/type shared', 'section /sections/0/name contact'],
      { sections: [{ type: 'shared', name: 'contact' }] },
    ],
    [
      'what a shared section consists of',
      ['type /type note', 'copy /title Fees'],
      { type: 'note', title: 'Fees' },
      '_shared/contact',
    ],
  ])('%s: %j', (_, uses, document, id) => {
    expect(usedIn(document, id)).toEqual(uses);
  });
});

describe('a section uses', () => {
  it.each<[string, string[], object]>([
    ['an anchor', ['anchor /sections/0/id top'], { id: 'top' }],
    ['a link', ['link /sections/0/link /fees'], { link: '/fees' }],
    ['a route whose pages it lists', ['link /sections/0/of /news'], { of: '/news' }],
    ['an image', ['image /sections/0/picture ./a.jpg'], { picture: './a.jpg' }],
    ['a download', ['file /sections/0/file ./a.pdf'], { file: './a.pdf' }],
    ['a word', ['word /sections/0/tone loud'], { tone: 'loud' }],
    ['an icon, as a word', ['word /sections/0/icon gear'], { icon: 'gear' }],
    ['copy of an item', ['copy /sections/0/items/1/title Second'], { items: [{}, { title: 'Second' }] }],
    ['a path that a form is sent to', ['link /sections/0/form /send'], { form: '/send' }],
    ['no time zone and no address of a film', [], { zone: 'Europe/Paris', video: 'https://a.org' }],
    [
      'an inline text and the links in it',
      ['copy /sections/0/text [Fees](/fees)', 'link /sections/0/text /fees'],
      { text: '[Fees](/fees)' },
    ],
    ['no link in a text without marks', ['copy /sections/0/title [Fees](/fees)'], { title: '[Fees](/fees)' }],
  ])('%s: %j', (_, uses, note) => {
    expect(usedIn(withNote(note))).toEqual(['type /sections/0/type note', ...uses]);
  });

  it('a word of a list', () => {
    const words = usesIn(withNote({ tone: 'loud', icon: 'gear' }), 'fees', schemas);
    expect(words.flatMap(({ list = [] }) => list)).toEqual(['note.tone', 'note.icon']);
  });

  it.each([
    ['Our **fees**', 'Our fees'],
    ['Our fees', undefined],
  ])('%s reads %s', (text, reading) => {
    const [, use] = usesIn(withNote({ text }), 'fees', schemas);
    expect(use?.reading).toBe(reading);
  });
});
