import { type CheckCases, type FoundCase, replacing, type SiteChanges } from './core/check-cases';

const file = 'finance/page.json';
const withProperty = (property: string) => ({
  [file]: [['"title": "Finance",', `"title": "Finance", ${property},`]] as const,
});
const alias = (text: string, ...says: string[]): FoundCase => ({
  says,
  name: `the alias ${text}`,
  changes: withProperty(`"aliases": [${JSON.stringify(text)}]`),
  file,
  pointer: '/aliases/0',
});

const zoneFile = '_not-found/page.json';
const zonePointer = '/sections/1/items/0/timezone';
/** Turns the steps of the page into offices, one with a time zone. */
const office = (zone: string) => ({
  [zoneFile]: [
    ['"type": "steps"', '"type": "offices"'],
    [
      '{ "number": 1, "title": "Write to us", "description": "Get Started" }',
      `{ "city": "Write to us", "country": "Get Started", "address": "Street 1", "timezone": ${JSON.stringify(zone)}, "headcount": 1, "focus": "Get Started" }`,
    ],
    [
      '{ "number": 2, "title": "Get Started", "description": "Write to us" }',
      '{ "city": "Get Started", "country": "Write to us", "address": "Street 2", "timezone": "Europe/Madrid", "headcount": 2, "focus": "Write to us" }',
    ],
  ] as const,
});
const site = '_site/site.json';

const publishFrom = (text: string): SiteChanges => withProperty(`"publishFrom": ${JSON.stringify(text)}`);
const timeZone = (name: string): SiteChanges => ({
  [site]: [['"brand":', `"timeZone": ${JSON.stringify(name)}, "brand":`]],
});
const publish = (value: unknown): SiteChanges => ({
  [site]: [['"brand":', `"publish": ${JSON.stringify(value)}, "brand":`]],
});
const day = (text: string, fixed?: string): FoundCase => ({
  says: [fixed ? `Write "${fixed}"` : /^\d{4}-\d{2}-\d{2}$/.test(text) ? 'no such day' : 'in figures'],
  name: `the day ${text}`,
  changes: publishFrom(text),
  file,
  pointer: '/publishFrom',
  ...(fixed && { fixed: { [file]: `"publishFrom": "${fixed}"` } }),
});

/** The page with another path to its schema. */
const schemaPath = (text: string): SiteChanges => ({ [file]: [[right, JSON.stringify(text)]] });
const right = '"../../../../schemas/page.schema.json"';
const wrongSchema = (name: string, text: string): FoundCase => ({
  name,
  changes: schemaPath(text),
  file,
  pointer: '/$schema',
  fixed: { [file]: `"$schema": ${right}` },
});
/** A document that refers to the schema of another kind. */
const otherSchema = (name: string, document: string, own: string, other: string): FoundCase => ({
  name,
  changes: { [document]: [[`/${own}.schema.json"`, `/${other}.schema.json"`]] },
  file: document,
  pointer: '/$schema',
  fixed: { [document]: `"../../../../schemas/${own}.schema.json"` },
});
const dictionary = 'finance/es.json';
const dictionarySchema = (schema: string): SiteChanges => ({
  [dictionary]: [['{', `{ "$schema": "${schema}",`]],
});
const rules = (schema: string) => ({ '_site/rules.json': `{ "$schema": "${schema}" }` });

const themeFile = '_site/theme.json';
const theme = (value: object) => ({
  [themeFile]: JSON.stringify({ $schema: '../../../../schemas/theme.schema.json', ...value }),
});

/** Turns the steps of the page into figures, the first of which has an icon. */
const withIcon = (icon: string, own = '') => ({
  [zoneFile]: [
    ['"type": "steps"', '"type": "metrics"'],
    [
      '{ "number": 1, "title": "Write to us", "description": "Get Started" }',
      `{ "icon": ${JSON.stringify(icon)}, "metric": "Write to us", "improvement": "Get Started" }`,
    ],
    [
      '{ "number": 2, "title": "Get Started", "description": "Write to us" }',
      '{ "metric": "Get Started", "improvement": "Write to us" }',
    ],
  ] as const,
  ...(own && { [site]: [['"brand":', `"icons": ${own}, "brand":`]] as const }),
});
const iconPointer = '/sections/1/items/0/icon';

/** Turns the steps of the page into figures, the first of which is drawn as a share. */
const withShare = (part: number, of: number) => ({
  [zoneFile]: [
    ['"type": "steps"', '"type": "metrics"'],
    [
      '{ "number": 1, "title": "Write to us", "description": "Get Started" }',
      `{ "metric": "Write to us", "improvement": "Get Started", "share": { "part": ${part}, "of": ${of} } }`,
    ],
    [
      '{ "number": 2, "title": "Get Started", "description": "Write to us" }',
      '{ "metric": "Get Started", "improvement": "Write to us" }',
    ],
  ] as const,
});
/** Turns the steps of the page into figures before and after, the first of which are drawn like this. */
const withBars = (drawing: string) => ({
  [zoneFile]: [
    ['"type": "steps"', '"type": "comparison"'],
    [
      '{ "number": 1, "title": "Write to us", "description": "Get Started" }',
      `{ "metric": "Write to us", "before": "Get Started", "after": "Write to us", "improvement": "Get Started", ${drawing} }`,
    ],
    [
      '{ "number": 2, "title": "Get Started", "description": "Write to us" }',
      '{ "metric": "Get Started", "before": "Write to us", "after": "Get Started", "improvement": "Write to us" }',
    ],
  ] as const,
});
/** Turns the steps of the page into steps on an axis of ten, the first of which takes this time. */
const withTimes = (start: number, end: number) => ({
  [zoneFile]: [
    ['"type": "steps"', '"type": "schedule", "unit": "Get Started", "length": 10'],
    [
      '{ "number": 1, "title": "Write to us", "description": "Get Started" }',
      `{ "title": "Write to us", "when": "Get Started", "after": { "start": ${start}, "end": ${end} } }`,
    ],
    [
      '{ "number": 2, "title": "Get Started", "description": "Write to us" }',
      '{ "title": "Get Started", "when": "Write to us", "after": { "start": 0, "end": 10 } }',
    ],
  ] as const,
});

/** Turns the steps of the page into webinars, the first of which is on a day. */
const webinar = (date: string) => ({
  [zoneFile]: [
    ['"type": "steps"', '"type": "webinars"'],
    ...[date, '2024-06-06'].map(
      (day, index) =>
        [
          [
            '{ "number": 1, "title": "Write to us", "description": "Get Started" }',
            '{ "number": 2, "title": "Get Started", "description": "Write to us" }',
          ][index] ?? '',
          `{ "title": "Home", "presenter": "Ann", "date": "${day}", "duration": 45, "attendees": 3, "status": "recorded" }`,
        ] as const,
    ),
  ] as const,
});
const webinarDay = '/sections/1/items/0/date';
const redirects = (status: string) => ({
  '_site/redirects.json': `[{ "from": "/old", "to": "/finance" }, { "from": "/gone", "status": ${status} }]\n`,
});

export const cases: CheckCases = {
  found: [
    {
      name: 'the day of an event as people write it',
      changes: webinar('31/01/2027'),
      file: zoneFile,
      pointer: webinarDay,
      says: ['Write "2027-01-31"'],
      fixed: { [zoneFile]: '"date": "2027-01-31"' },
    },
    {
      name: 'a time behind the day of an event, which has none',
      changes: webinar('2027-03-01T09:00'),
      file: zoneFile,
      pointer: webinarDay,
      says: ['Write "2027-03-01"'],
      fixed: { [zoneFile]: '"date": "2027-03-01"' },
    },
    {
      name: 'an event on a day that the calendar does not have',
      changes: webinar('2027-02-30'),
      file: zoneFile,
      pointer: webinarDay,
      says: ['no such day'],
    },
    {
      name: 'an event on a day in words',
      changes: webinar('next Monday at 9:30'),
      file: zoneFile,
      pointer: webinarDay,
      says: ['in figures'],
    },
    {
      name: 'an event on an impossible day at a time',
      changes: webinar('2027-02-30T09:00'),
      file: zoneFile,
      pointer: webinarDay,
      says: ['in figures'],
    },
    {
      name: 'a moment with the name of the day before it',
      changes: publishFrom('Monday 2027-03-01T9.00'),
      file,
      pointer: '/publishFrom',
      says: ['in figures'],
    },
    {
      name: 'a status that is another than the only one',
      changes: redirects('301'),
      file: '_site/redirects.json',
      pointer: '/1/status',
      says: ['Use 410'],
    },
    {
      name: 'a status that is another than the only one, in quotes',
      changes: redirects('"301"'),
      file: '_site/redirects.json',
      pointer: '/1/status',
      says: ['Use 410'],
    },
    {
      name: 'a background called as HTML calls a field of a form',
      changes: { [file]: [['"muted"', '"input"']] },
      file,
      pointer: '/sections/1/background',
      says: ['Use "default", "muted" or "night"'],
    },
    {
      name: 'a number that is too large',
      changes: { '_not-found/page.json': [['"number": 2', '"number": 13']] },
      file: '_not-found/page.json',
      pointer: '/sections/1/items/1/number',
      says: ['12 or less'],
    },
    {
      name: 'a wrong path to the schema in a page that says something else twice',
      changes: {
        [file]: [
          [right, '"../../../schemas/page.schema.json"'],
          ['"title": "Finance",', '"title": "Finance", "title": "Finance",'],
        ],
      },
      also: ['duplicate-key'],
      file,
      pointer: '/$schema',
      fixed: { [file]: `"$schema": ${right}` },
    },
    ...[
      ['textarea', 'long'],
      ['select', 'choice'],
      ['Checkbox', 'check'],
      ['phone', 'tel'],
    ].map(([kind, meant]) => ({
      name: `a kind of field as HTML calls it: ${kind}`,
      changes: replacing(
        'finance/page.json',
        '"actions": [{ "label": "Get Started", "href": "/" }]\n    }',
        `"actions": [{ "label": "Get Started", "href": "/" }]\n    }, { "type": "form", "submitLabel": "Home", "fields": [{ "name": "words", "kind": "${kind}", "label": "Finance" }] }`,
      ),
      file: 'finance/page.json',
      pointer: '/sections/2/fields/0/kind',
      says: [`Did you mean "${meant}"?`],
    })),
    {
      name: 'a day whose month may be its day, where a number may stand, too',
      changes: {
        'finance/page.json': [
          [
            '"actions": [{ "label": "Get Started", "href": "/" }]\n    }',
            '"actions": [{ "label": "Get Started", "href": "/" }]\n    },\n    { "type": "form", "submitLabel": "Home", "fields": [{ "name": "day", "kind": "date", "label": "Finance", "min": "01/12/2026" }] }',
          ],
        ],
      },
      file: 'finance/page.json',
      pointer: '/sections/2/fields/0/min',
      says: ['a day, `"2027-01-31"`'],
    },
    {
      name: 'a part that is larger than its whole',
      changes: withShare(19, 5),
      file: zoneFile,
      pointer: '/sections/1/items/0/share/part',
      says: ['"part" is 19, more than "of", which is 5', 'Write 5 or less, or a larger "of"'],
    },
    {
      name: 'a whole that its schema refuses, which is smaller than its part as well',
      changes: withShare(19, -0),
      file: zoneFile,
      pointer: '/sections/1/items/0/share/of',
      says: ['It must be 1 or more'],
    },
    {
      name: 'a part that its schema refuses, which is larger than its whole as well',
      changes: withTimes(2, 401),
      file: zoneFile,
      pointer: '/sections/1/items/0/after/end',
      says: ['It must be 400 or less'],
    },
    {
      name: 'a row with two kinds of numbers for its bars',
      changes: withBars('"amounts": { "before": 4, "after": 1 }, "remaining": 25'),
      file: zoneFile,
      pointer: '/sections/1/items/0/remaining',
      says: ['a row has either `amounts` or `remaining`', 'Remove one of them'],
    },
    {
      name: 'a figure that is larger than what it is counted in',
      changes: withBars('"amounts": { "before": 31, "after": 9, "of": 30 }'),
      file: zoneFile,
      pointer: '/sections/1/items/0/amounts/before',
      says: ['"before" is 31, more than "of", which is 30'],
    },
    {
      name: 'a whole that is smaller than both that are counted in it',
      changes: withBars('"amounts": { "before": 31, "after": 19, "of": 10 }'),
      file: zoneFile,
      pointer: '/sections/1/items/0/amounts/of',
      says: ['"of" is 10, less than 2 numbers', 'such as 31', 'Write 31 or more'],
    },
    {
      name: 'a step that goes beyond its axis',
      changes: withTimes(2, 10.5),
      file: zoneFile,
      pointer: '/sections/1/items/0/after/end',
      says: ['"end" is 10.5, more than "length", which is 10'],
    },
    {
      name: 'a step that ends before it begins',
      changes: withTimes(8, 6),
      file: zoneFile,
      pointer: '/sections/1/items/0/after/start',
      says: ['"start" is 8, more than "end", which is 6'],
    },
    {
      name: 'a number in quotes where it is the only value',
      changes: {
        '_site/redirects.json':
          '[{ "from": "/old", "to": "/finance" }, { "from": "/gone", "status": "410" }]\n',
      },
      file: '_site/redirects.json',
      pointer: '/1/status',
      says: ['Write 410 without quotes'],
      fixed: { '_site/redirects.json': '"status": 410' },
    },
    {
      name: 'an icon with a slip',
      says: ['There is no icon "shiedl"', 'Did you mean "shield"?'],
      changes: withIcon('shiedl'),
      file: zoneFile,
      pointer: iconPointer,
      fixed: { [zoneFile]: '"icon": "shield"' },
    },
    {
      name: 'an icon whose name may be meant for another thing',
      says: ['Did you mean "chart"?'],
      changes: withIcon('cart'),
      file: zoneFile,
      pointer: iconPointer,
    },
    {
      name: 'an icon of the site with a slip',
      says: ['Did you mean "violin"?'],
      changes: withIcon('vioiln', '{ "violin": "M4 12h16" }'),
      file: zoneFile,
      pointer: iconPointer,
      fixed: { [zoneFile]: '"icon": "violin"' },
    },
    {
      name: 'an icon that nobody has drawn',
      says: ['"archive"', 'draw it in "icons" of _site/site.json'],
      changes: withIcon('submarine'),
      file: zoneFile,
      pointer: iconPointer,
    },
    {
      name: 'an icon called as what every object has',
      changes: withIcon('constructor'),
      file: zoneFile,
      pointer: iconPointer,
    },
    {
      name: 'a drawing in place of the path of an icon',
      says: ['Write the SVG path of the icon'],
      changes: withIcon('violin', '{ "violin": "<svg/>" }'),
      file: site,
      pointer: '/icons/violin',
    },
    {
      name: 'an alias that stands there twice',
      changes: {
        'finance/page.json': [
          ['"title": "Finance",', '"title": "Finance", "aliases": ["/money", "/cash", "/money"],'],
        ],
      },
      file: 'finance/page.json',
      pointer: '/aliases/2',
      says: ['"/money"', 'twice'],
    },
    {
      name: 'an id with an accent',
      changes: { 'finance/page.json': [['"type": "cta",', '"type": "cta", "id": "über uns",']] },
      file: 'finance/page.json',
      pointer: '/sections/1/id',
      says: ['Did you mean "uber-uns"?'],
    },
    {
      name: 'umlauts in an id, on a site in German',
      changes: {
        'finance/page.json': [['"type": "cta",', '"type": "cta", "id": "über uns",']],
        '_site/site.json': [
          [
            '"url": "https://www.example.com",',
            '"url": "https://www.example.com", "languages": [{ "code": "de", "name": "Deutsch" }, { "code": "es", "name": "Español" }],',
          ],
        ],
      },
      file: 'finance/page.json',
      pointer: '/sections/1/id',
      says: ['"ueber-uns"'],
    },
    ...['pt-BR', 'pt_BR', 'ES', 'spanish'].map((code) => ({
      name: `${code} for the code of a language`,
      changes: {
        '_site/site.json': [
          [
            '"brand":',
            `"languages": [{ "code": "en", "name": "English" }, { "code": "${code}", "name": "X" }], "brand":`,
          ],
        ] as const,
      },
      file: '_site/site.json',
      pointer: '/languages/1/code',
    })),
    {
      name: 'a picture for sharing that services do not read',
      says: ['Use a JPEG, PNG or WebP'],
      changes: withProperty('"socialImage": "../_site/team.svg"'),
      file,
      pointer: '/socialImage',
    },
    {
      name: 'a colour that there is not',
      says: ['"warm gray" is not a color for "ink" in the theme', 'as CSS does'],
      changes: theme({ light: { ink: 'warm gray' } }),
      file: themeFile,
      pointer: '/light/ink',
    },
    {
      name: 'a colour with a slip',
      says: ['Did you mean "navy"?'],
      changes: theme({ light: { accent: 'navvy' } }),
      file: themeFile,
      pointer: '/light/accent',
      fixed: { [themeFile]: '"accent":"navy"' },
    },
    {
      name: 'a word for a colour that is near the name of another one',
      says: ['Did you mean "coral"?'],
      changes: theme({ light: { accent: 'coal' } }),
      file: themeFile,
      pointer: '/light/accent',
    },
    {
      name: 'a colour without its sign',
      says: ['Did you mean "#0f4a5c"?'],
      changes: theme({ light: { accent: '0f4a5c' } }),
      file: themeFile,
      pointer: '/light/accent',
      fixed: { [themeFile]: '"accent":"#0f4a5c"' },
    },
    {
      name: 'a colour that lets the ground shine through',
      says: ['without transparency'],
      changes: theme({ dark: { inkSoft: 'rgb(255 255 255 / 0.7)' } }),
      file: themeFile,
      pointer: '/dark/inkSoft',
    },
    {
      name: 'more than a colour',
      changes: theme({ light: { ink: 'black; } body { display: none' } }),
      file: themeFile,
      pointer: '/light/ink',
    },
    {
      name: 'an accent of the site that is no colour',
      changes: theme({ accents: { sun: { light: '#fc0', dark: 'bright' } } }),
      file: themeFile,
      pointer: '/accents/sun/dark',
    },
    {
      name: 'a radius without its unit',
      says: ['"0.5rem"'],
      changes: theme({ radius: '4' }),
      file: themeFile,
      pointer: '/radius',
    },
    {
      name: 'the theme with the schema of the site',
      changes: { [themeFile]: '{ "$schema": "../../../../schemas/site.schema.json" }' },
      file: themeFile,
      pointer: '/$schema',
      fixed: { [themeFile]: '"../../../../schemas/theme.schema.json"' },
    },
    {
      name: 'a shape of the mark in an accent that the theme has not',
      severity: 'warning',
      says: ['Did you mean "sun"?'],
      changes: {
        ...theme({ accents: { sun: { light: '#fc0' } } }),
        [site]: [['"color": "ink"', '"color": "sunn"']],
      },
      file: site,
      pointer: '/brand/mark/0/color',
    },
    {
      name: 'a shape of the mark in an accent, where there is no theme',
      severity: 'warning',
      says: ['Use "ink" or "accent"'],
      changes: { [site]: [['"color": "ink"', '"color": "sun"']] },
      file: site,
      pointer: '/brand/mark/0/color',
    },
    wrongSchema('a path to the schema with a level too few', '../../../schemas/page.schema.json'),
    wrongSchema('a path to the schema with a level too many', '../../../../../schemas/page.schema.json'),
    wrongSchema('a schema that lies in no other folder than this', '../../../../scheme/page.schema.json'),
    wrongSchema('the name of a schema with a slip', '../../../../schemas/pages.schema.json'),
    wrongSchema('the name of a schema in capitals', '../../../../schemas/Page.schema.json'),
    wrongSchema('a path to the folder of the schemas', '../../../../schemas/'),
    wrongSchema('a path to a schema with backslashes', '..\\..\\..\\../schemas/page.schema.json'),
    wrongSchema('a path to a schema that begins at the root of a disk', '/srv/site/schemas/page.schema.json'),
    wrongSchema('a schema on one machine alone', 'file:///srv/site/schemas/page.schema.json'),
    wrongSchema('a schema on a drive', 'C:/site/schemas/page.schema.json'),
    wrongSchema('a schema that is the language of schemas', 'https://json-schema.org/draft/2020-12/schema'),
    wrongSchema('an empty fragment, which VS Code takes for a name', '../../../../schemas/page.schema.json#'),
    wrongSchema('a part of a schema', '../../../../schemas/page.schema.json#/definitions/pageTitle'),
    wrongSchema('a path to a schema with a space', '../../../../schemas/page.schema.json '),
    wrongSchema('no path to a schema', ''),
    {
      name: 'a page that was moved a level deeper, with its dictionary',
      changes: {
        ...schemaPath('../../../schemas/page.schema.json'),
        ...dictionarySchema('../../../schemas/dictionary.schema.json'),
      },
      file,
      pointer: '/$schema',
      says: ['--fix corrects the others'],
      fixed: {
        [file]: `"$schema": ${right}`,
        [dictionary]: '"../../../../schemas/dictionary.schema.json"',
      },
    },
    {
      name: 'a dictionary with the schema of pages',
      changes: dictionarySchema('../../../../schemas/page.schema.json'),
      file: dictionary,
      pointer: '/$schema',
      fixed: { [dictionary]: '"../../../../schemas/dictionary.schema.json"' },
    },
    otherSchema('a page with the schema of dictionaries', file, 'page', 'dictionary'),
    otherSchema('the site document with the schema of pages', site, 'site', 'page'),
    otherSchema('the glossary with the schema of the rules', '_site/glossary.json', 'glossary', 'rules'),
    {
      name: 'rules that nobody else lies as deep as',
      changes: rules('../../../schemas/rules.schema.json'),
      file: '_site/rules.json',
      pointer: '/$schema',
      fixed: { '_site/rules.json': '"../../../../schemas/rules.schema.json"' },
    },
    {
      name: 'a misspelt word of a list',
      says: ['"mutted" is not a value for "background" in a "cta" section', 'Did you mean "muted"'],
      changes: { [file]: [['"muted"', '"mutted"']] },
      file,
      pointer: '/sections/1/background',
      fixed: { [file]: '"background": "muted"' },
    },
    {
      name: 'a word that resembles its opposite',
      says: ['"light" is not a value', 'Did you mean'],
      changes: { [file]: [['"muted"', '"light"']] },
      file,
      pointer: '/sections/1/background',
    },
    {
      name: 'a word of a list with a capital',
      changes: { [file]: [['"muted"', '"Muted"']] },
      file,
      pointer: '/sections/1/background',
      fixed: { [file]: '"background": "muted"' },
    },
    {
      name: 'a word that resembles none',
      says: ['Use "default", "muted" or "night"'],
      changes: { [file]: [['"muted"', '"pale"']] },
      file,
      pointer: '/sections/1/background',
    },
    // Another page may already have that path, so there is no fix.
    alias('money/', 'Write "/money"'),
    alias('/Money'),
    alias('/über-uns', '_site/redirects.json', '"from"'),
    alias('/会社', '_site/redirects.json'),
    alias('/old money', 'Did you mean "/old-money"'),
    alias('/money?x=1', 'lower-case letters from a to z'),
    {
      name: 'a path of a language in its script',
      changes: {
        'finance/page.json': [
          ['"title": "Finance",', '"title": "Finance", "routes": { "es": "/קונצרטים" },'],
        ],
      },
      file: 'finance/page.json',
      pointer: '/routes/es',
      says: ['letters from a to z'],
    },
    {
      name: 'an anchor in another script',
      changes: { [file]: [['"type": "cta",', '"type": "cta", "id": "קונצרטים",']] },
      file,
      pointer: '/sections/1/id',
      says: ['letters from a to z'],
    },
    {
      name: 'an anchor in capitals',
      changes: { [file]: [['"type": "cta",', '"type": "cta", "id": "Data",']] },
      file,
      pointer: '/sections/1/id',
    },
    {
      name: 'a city in place of a time zone',
      changes: office('New York'),
      file: zoneFile,
      pointer: zonePointer,
    },
    {
      name: 'an offset, which has no summer',
      says: ['a continent and a city'],
      changes: office('+02:00'),
      file: zoneFile,
      pointer: zonePointer,
    },
    {
      name: 'an abbreviation, which has no summer',
      changes: office('EST'),
      file: zoneFile,
      pointer: zonePointer,
    },
    {
      name: 'a time zone with a slip',
      says: ['Did you mean "Europe/Madrid"?'],
      changes: office('Europe/Madird'),
      file: zoneFile,
      pointer: zonePointer,
    },
    day('2027-02-30'),
    day('2027-03-01 9:00', '2027-03-01T09:00'),
    day('01/31/2027 09:00', '2027-01-31T09:00'),
    day('2027-03-01T09:00:00', '2027-03-01T09:00'),
    ...['2027-03-01T24:00', '2027-03-01T09:60', '2027-03-01T09:00+01:00', '2027-03-01T9'].map((text) => ({
      name: `the time ${text}`,
      changes: publishFrom(text),
      file,
      pointer: '/publishFrom',
      says: ['in hours and minutes'],
    })),
    day('2026-02-29'),
    day('2026-04-31'),
    day('2026-13-01'),
    day('2026-00-10'),
    day('2026-05-00'),
    day('1 March 2026'),
    day('2026-3-1', '2026-03-01'),
    day('2026-03-1T00:00', '2026-03-01T00:00'),
    {
      name: 'a city in place of the time zone of the site',
      changes: timeZone('New York'),
      file: site,
      pointer: '/timeZone',
    },
    {
      name: 'a way to publish with a slip',
      says: ['Did you mean "direct"'],
      changes: publish('dircet'),
      file: site,
      pointer: '/publish',
      fixed: { [site]: '"publish": "direct"' },
    },
    {
      name: 'a way to publish that there is not',
      says: ['Use "propose" or "direct"'],
      changes: publish('main'),
      file: site,
      pointer: '/publish',
    },
    day('12026-03-01'),
    day('2026-03-011'),
    {
      name: 'the same alias twice',
      changes: withProperty('"aliases": ["/money", "/money"]'),
      file,
      pointer: '/aliases/1',
      says: ['twice'],
    },
    {
      name: 'a number that is too small',
      changes: { '_not-found/page.json': [['"number": 1', '"number": 0']] },
      file: '_not-found/page.json',
      pointer: '/sections/1/items/0/number',
      says: ['1 or more'],
    },
  ],
  quiet: [
    {
      name: 'two parts that are larger than their wholes: each is to be seen',
      changes: {
        [zoneFile]: [
          ['"type": "steps"', '"type": "metrics"'],
          ...[
            '{ "number": 1, "title": "Write to us", "description": "Get Started" }',
            '{ "number": 2, "title": "Get Started", "description": "Write to us" }',
          ].map(
            (step, index) =>
              [
                step,
                `{ "metric": "Write to us", "improvement": "Home", "share": { "part": ${9 + index}, "of": 5 } }`,
              ] as const,
          ),
        ],
      },
      also: ['wrong-value', 'wrong-value'],
    },
    {
      name: 'two paths to the schema in one page, of which one is wrong: which counts is not known',
      changes: { [file]: [['"title": "Finance",', '"$schema": "page.json", "title": "Finance",']] },
      also: ['duplicate-key'],
    },
    { name: 'an icon of the site', changes: withIcon('violin', '{ "violin": "M4 12h16" }') },
    { name: 'an icon in place of one of the engine', changes: withIcon('book', '{ "book": "M4 12h16" }') },
    {
      name: 'an icon of a site document that cannot be read',
      changes: { ...withIcon('violin'), [site]: [['"brand":', '"icons": { "violin": "M4 12h16", "brand":']] },
      also: ['json-syntax'],
    },
    { name: 'a share that is the whole', changes: withShare(5, 5) },
    { name: 'a moment at the end of its axis', changes: withTimes(10, 10) },
    { name: 'a picture for sharing', changes: withProperty('"socialImage": "../_site/plant.webp"') },
    {
      name: 'colours in every notation',
      changes: theme({
        light: { ink: 'hsl(220 30% 12%)', accent: '#0A3D4D', surface: 'White', inkSoft: 'rgb(60, 66, 80)' },
        dark: { ink: 'lab(95 0 2)', surface: 'color(srgb 0.05 0.06 0.08)' },
        radius: '0.5rem',
      }),
    },
    { name: 'a radius in pixels', changes: theme({ radius: 4 }) },
    { name: 'square corners', changes: theme({ radius: '0' }) },
    {
      name: 'a shape of the mark in an accent of the theme',
      changes: {
        ...theme({ accents: { sun: { light: '#fc0' } } }),
        [site]: [['"color": "ink"', '"color": "sun"']],
      },
    },
    {
      name: 'a shape of the mark in an accent, where the theme is a list',
      changes: { [themeFile]: '[]', [site]: [['"color": "ink"', '"color": "sun"']] },
      also: ['wrong-type'],
    },
    {
      name: 'a shape of the mark in an accent, where the theme breaks off',
      changes: { [themeFile]: '{ "light": ', [site]: [['"color": "ink"', '"color": "sun"']] },
      also: ['json-syntax'],
    },
    { name: 'an empty time zone, which is too short', changes: office(''), also: ['wrong-length'] },

    {
      name: 'a path to the schema that begins where the document is',
      changes: schemaPath('./../../../../schemas/page.schema.json'),
    },
    {
      name: 'a path to the schema by a detour',
      changes: schemaPath('../../../../schemas/sections/../page.schema.json'),
    },
    {
      name: 'a schema that somebody has published',
      changes: schemaPath('https://schemas.example.org/site/2/page.schema.json'),
    },
    {
      name: 'a dictionary that says where its schema is',
      changes: dictionarySchema('../../../../schemas/dictionary.schema.json'),
    },
    { name: 'rules that say where their schema is', changes: rules('../../../../schemas/rules.schema.json') },
    { name: 'a day that is past', changes: publishFrom('2024-01-31') },
    { name: 'the last minute of a day', changes: publishFrom('2024-01-31T23:59') },
    { name: 'the last day of February in a leap year', changes: publishFrom('2024-02-29') },
    { name: 'a time zone of the site', changes: timeZone('America/Argentina/Buenos_Aires') },
    { name: 'changes that are proposed', changes: publish('propose') },
    { name: 'changes that are published at once', changes: publish('direct') },
    { name: 'universal time for the site', changes: timeZone('UTC') },
    { name: 'a path with hyphens', changes: withProperty('"aliases": ["/old-money/2024"]') },
    {
      name: 'an anchor with digits',
      changes: { [file]: [['"type": "cta",', '"type": "cta", "id": "data-2024",']] },
    },
    { name: 'the usual background', changes: { [file]: [['"muted"', '"default"']] } },
    { name: 'a time zone', changes: office('America/New_York') },
    { name: 'a time zone by the name that it had before', changes: office('Asia/Calcutta') },
    { name: 'universal time', changes: office('UTC') },
  ],
};
