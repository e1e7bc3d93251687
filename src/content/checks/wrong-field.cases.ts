import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/page.json';
const action = '"actions": [{ "label": "Get Started", "href": "/" }]\n    }';
/** A form with these fields, after the last section of the page. */
const form = (...fields: Record<string, unknown>[]) => {
  const all = fields.map((field, index) => ({
    label: 'Write to us',
    kind: 'text',
    name: `field${index}`,
    ...field,
  }));
  return replacing(file, action, `${action}, ${JSON.stringify({ type: 'form', fields: all })}`);
};
/** The same with options for sending. */
const sent = (how: Record<string, unknown>) => {
  const fields = [{ label: 'Write to us', kind: 'text', name: 'words' }];
  return replacing(file, action, `${action}, ${JSON.stringify({ type: 'form', ...how, fields })}`);
};
/** Forms with details that are called like this. */
const called = (...labels: (string | undefined)[]) => {
  const fields = [{ label: 'Write to us', kind: 'text', name: 'words' }];
  const details = [{ label: 'Write to us', value: 'Finance' }];
  const forms = labels.map((detailsLabel) => JSON.stringify({ type: 'form', fields, detailsLabel, details }));
  return replacing(file, action, `${action}, ${forms.join(', ')}`);
};
const field = (index: number, property = '') => `/sections/2/fields/${index}${property}`;
const options = ['Home', 'Finance'];

/** What the check must find, and near misses that it must not: at least three of each. */
export const cases: CheckCases = {
  found: [
    {
      name: 'how a form is sent that is sent nowhere',
      changes: sent({ sendAs: 'form', minSeconds: 3 }),
      file,
      pointer: '/sections/2/sendAs',
      says: ['sent nowhere', '"endpoint"'],
    },
    {
      name: 'when a form is sent that is sent nowhere',
      changes: sent({ minSeconds: 3 }),
      file,
      pointer: '/sections/2/minSeconds',
      says: ['sent nowhere'],
    },
    {
      name: 'a form for Netlify that goes elsewhere',
      changes: sent({ sendAs: 'netlify', endpoint: 'https://forms.example.com/visits' }),
      file,
      pointer: '/sections/2/endpoint',
      says: ['Netlify', 'a path of this site'],
    },
    {
      name: 'two fields of one name',
      changes: form({ name: 'email' }, {}, { name: 'email' }),
      file,
      pointer: field(2, '/name'),
      says: ['Field 3', 'field 1', '"email"'],
    },
    {
      name: 'two fields of one name, while a language that is a draft lacks texts',
      changes: {
        ...form({ name: 'email' }, {}, { name: 'email' }),
        ...replacing(
          '_site/site.json',
          '"url": "https://www.example.com",',
          '"url": "https://www.example.com", "languages": [{ "code": "en", "name": "English" }, { "code": "es", "name": "Español" }, { "code": "fr", "name": "Français", "draft": true }],',
        ),
        'finance/fr.json': '{ "From 3.2 to 12 months": "" }',
      },
      also: ['draft-language'],
      file,
      pointer: field(2, '/name'),
    },
    {
      name: 'a choice of nothing',
      changes: form({}, { kind: 'choice' }),
      file,
      pointer: field(1),
      says: ['nothing to choose from', '"options"'],
    },
    {
      name: 'options of a line of text',
      changes: form({ options }),
      file,
      pointer: field(0, '/options'),
      says: ['"text"', 'Make it a "choice"'],
    },
    {
      name: 'fewer values than options',
      changes: form({ kind: 'choice', options, values: ['home'] }),
      file,
      pointer: field(0, '/values'),
      says: ['2 options', 'but 1 value', 'in the order of the options'],
    },
    {
      name: 'two options of one value',
      changes: form({ kind: 'choice', options, values: ['home', 'home'] }),
      file,
      pointer: field(0, '/values/1'),
      says: ['Options 1 and 2', '"home"'],
    },
    {
      name: 'an option twice',
      changes: form({ kind: 'choice', options: [...options, 'Home'] }),
      file,
      pointer: field(0, '/options/2'),
      says: ['Options 1 and 3', '"Home"'],
    },
    {
      name: 'values of a line of text',
      changes: form({ values: ['home'] }),
      file,
      pointer: field(0, '/values'),
      says: ['"values"', '"text"', '"choice"'],
    },
    {
      name: 'what a line of text says until something is chosen',
      changes: form({ placeholder: 'Finance' }),
      file,
      pointer: field(0, '/placeholder'),
      says: ['"placeholder"', '"text"'],
    },
    {
      name: 'options of a line of text, with all that belongs to them',
      changes: form({ options, values: ['home'], placeholder: 'Finance' }),
      file,
      pointer: field(0, '/options'),
    },
    {
      name: 'what details are called that are not there',
      changes: sent({ detailsLabel: 'Write to us' }),
      file,
      pointer: '/sections/2/detailsLabel',
      says: ['no "details"'],
    },
    {
      name: 'details of two forms that are called alike',
      changes: called('Write to us', 'Write to us'),
      file,
      pointer: '/sections/3/detailsLabel',
      says: ['An earlier form', '"Write to us"', 'people who listen to the page'],
    },
    {
      name: 'numbers the wrong way round',
      changes: form({ kind: 'number', min: 10, max: 9 }),
      file,
      pointer: field(0, '/min'),
      says: ['at least 10 and at most 9: no value can be both.'],
    },
    {
      name: 'numbers in quotes the wrong way round',
      changes: form({ kind: 'number', min: '10', max: '9' }),
      file,
      pointer: field(0, '/min'),
    },
    {
      name: 'days the wrong way round',
      changes: form({ kind: 'date', min: '2027-02-01', max: '2027-01-31' }),
      file,
      pointer: field(0, '/min'),
      says: ['the earlier day'],
    },
    {
      name: 'a number where a day is asked for',
      changes: form({ kind: 'date', min: 3, max: '2027-01-31' }),
      file,
      pointer: field(0, '/min'),
      says: ['"2027-01-31"'],
    },
    {
      name: 'a day that there is not',
      changes: form({ kind: 'date', max: '2027-13-31' }),
      file,
      pointer: field(0, '/max'),
    },
    {
      name: 'a day where characters are counted',
      changes: form({ max: '2027-01-31' }),
      file,
      pointer: field(0, '/max'),
      says: ['Write how many characters it takes.'],
    },
    {
      name: 'a text of less than nothing',
      changes: form({ kind: 'long', min: -1 }),
      file,
      pointer: field(0, '/min'),
      says: ['whole number'],
    },
    {
      name: 'a limit of a choice',
      changes: form({ kind: 'choice', options, max: 1 }),
      file,
      pointer: field(0, '/max'),
      says: ['Take it out'],
    },
    {
      name: 'a day where a number is asked for',
      changes: form({ kind: 'number', min: '2027-01-31' }),
      file,
      pointer: field(0, '/min'),
      says: ['Write a number.'],
    },
    {
      name: 'a limit of a box',
      changes: form({ kind: 'check', max: 1 }),
      file,
      pointer: field(0, '/max'),
      says: ['Take it out'],
    },
  ],
  quiet: [
    {
      name: 'a form that a service elsewhere receives as a form',
      changes: sent({ sendAs: 'form', endpoint: 'https://forms.example.com/visits', minSeconds: 3 }),
    },
    {
      name: 'a form that Netlify receives',
      changes: sent({ sendAs: 'netlify', endpoint: '/finance' }),
    },
    {
      name: 'a form that says nothing of how it is sent',
      changes: sent({ endpoint: '/finance' }),
    },
    { name: 'names that differ', changes: form({ name: 'email' }, { name: 'email2' }) },
    {
      name: 'one name in two forms',
      changes: replacing(
        file,
        action,
        `${action}${`, ${JSON.stringify({ type: 'form', fields: [{ label: 'Write to us', kind: 'text', name: 'email' }] })}`.repeat(2)}`,
      ),
    },
    { name: 'a choice', changes: form({ kind: 'choice', options }) },
    { name: 'a value for each option', changes: form({ kind: 'choice', options, values: ['b', 'a'] }) },
    {
      name: 'one value in two fields',
      changes: form(...[0, 1].map(() => ({ kind: 'choice', options, values: ['a', 'b'] }))),
    },
    { name: 'what a choice says before', changes: form({ kind: 'choice', options, placeholder: 'Home' }) },
    { name: 'details of two forms that are called otherwise', changes: called('Write to us', 'Finance') },
    { name: 'details of two forms that are not called anything', changes: called(undefined, undefined) },
    { name: 'a text of none or some characters', changes: form({ min: 0, max: 200 }) },
    {
      name: 'fields of one name in a drawing of a form, which nobody fills in',
      changes: replacing(
        file,
        action,
        `${action}, ${JSON.stringify({
          type: 'form-fields',
          title: 'Home',
          old: { title: 'Home', screens: [{ name: 'Home', fields: 2 }] },
          now: {
            title: 'Home',
            fields: ['Finance', 'Sitemap'].map((value) => ({ name: 'Home', value })),
          },
        })}`,
      ),
    },
    {
      name: 'one day that can be chosen',
      changes: form({ kind: 'date', min: '2027-01-01', max: '2027-01-01' }),
    },
    { name: 'limits that are one', changes: form({ kind: 'number', min: 9, max: 9 }) },
    {
      name: 'numbers whose letters are the other way round',
      changes: form({ kind: 'number', min: '9', max: '10' }),
    },
    { name: 'numbers below nothing', changes: form({ kind: 'number', min: -2.5, max: 0 }) },
    { name: 'days', changes: form({ kind: 'date', min: '2026-12-31', max: '2027-01-01' }) },
    {
      name: 'a kind that there is not, which has a check of its own',
      changes: form({ kind: 'colour', options }),
      also: ['wrong-value'],
    },
  ],
};
