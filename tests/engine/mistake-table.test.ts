import { describe, expect, it } from 'vitest';
import { inFrench } from '../../src/content/checks/unused-translation.cases';
import { changed, diagnose, validSite } from '../support/checks';

/** Typical mistakes of content teams: each gives one finding, at its place, with a hint that says what to type. */

const page = 'finance/page.json';
const dictionary = 'finance/es.json';
const pointerOfLfs = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n';
const title = '"title": "Write to us"';
const isLfs = /git lfs pull.*lfs: true/;

type Changes = Parameters<typeof changed>[0];
type Row = [mistake: string, changes: Changes, code: string, place: string, hint: RegExp];
const inPage = (before: string, after: string): Changes => ({ [page]: [[before, after]] });
const link = (href: string) => inPage('"href": "/"', `"href": "${href}"`);
const action = (label: string) => inPage('"label": "Write to us"', `"label": "${label}"`);
const subtitle = (text: string) => inPage('"One sentence on money is enough."', `"${text}"`);

const table: Row[] = [
  ...[page, dictionary, '_site/site.json', '_site/es.json'].map(
    (file): Row => [`a Git LFS pointer as ${file}`, { [file]: pointerOfLfs }, 'json-syntax', file, isLfs],
  ),
  ...['_site/plant.webp', '_site/team.svg'].map(
    (file): Row => [`a Git LFS pointer as ${file}`, { [file]: pointerOfLfs }, 'broken-image', file, isLfs],
  ),
  [
    'a property twice, the second time with a new text',
    inPage(title, `${title},\n      "title": "Call our office"`),
    'duplicate-key',
    `${page} "title"`,
    /Keep one/,
  ],
  ['a list around a section', inPage('"sections": [', '"sections": [[],'), 'wrong-type', page, /brackets/],
  ['null', inPage('"background": "muted"', '"background": null'), 'wrong-type', `${page} null`, /remove/],
  [
    'a tag in a text',
    subtitle('One <b>sentence</b> on money is enough.'),
    'html-in-copy',
    `${page} <b>`,
    /Write "One sentence on money is enough."/,
  ],
  ...[
    '<b>Write</b> to us',
    '**Write** to us',
    '__Write to us__',
    'Write\u200b to us',
    'Write  to\u200b us',
    ' Write to us',
  ].map(
    (text): Row => [
      `a sign too many in a text of the shared dictionary: ${text}`,
      action(text),
      /<b>/.test(text) ? 'html-in-copy' : /[*_]/.test(text) ? 'markdown-in-copy' : 'invisible-character',
      page,
      /Write "Write {1,2}to us"\./,
    ],
  ),
  [
    'a placeholder',
    subtitle('Lorem ipsum dolor sit amet.'),
    'leftover-text',
    page,
    /Write what belongs there/,
  ],
  [
    'a placeholder before a text that has a translation',
    subtitle('TODO: One sentence on money is enough.'),
    'leftover-text',
    page,
    /Write what belongs there/,
  ],
  [
    'a space at the end of a text',
    subtitle('One sentence on money is enough. '),
    'invisible-character',
    `${page}  `,
    /"One sentence on money is enough."/,
  ],
  [
    'the file of a page as a link',
    link('/pages/finance/page.json'),
    'malformed-href',
    page,
    /^Write "\/finance"\.$/,
  ],
  ['the file of the home page', link('../index/page.json'), 'malformed-href', page, /Write "\/"/],
  [
    'a link up and down again',
    link('/finance/../sitemap'),
    'malformed-href',
    page,
    /Did you mean "\/sitemap"/,
  ],
  ['a link from the root of a folder', link('../finance'), 'malformed-href', page, /"\/finance"/],
  ['a mail address', link('hello@example.org'), 'malformed-href', page, /Write "mailto:hello@example.org"/],
  ['spaces in a number', link('tel:+1 202 555 0148'), 'malformed-href', page, /"tel:\+1-202-555-0148"/],
  [
    'a page document saved over its dictionary',
    { [dictionary]: '{ "title": "Finance", "sections": [] }' },
    'wrong-type',
    dictionary,
    /saved over/,
  ],
  [
    'a wrong alias',
    inPage('"title": "Finance",', '"title": "Finance", "aliases": ["money/"],'),
    'wrong-value',
    page,
    /Write "\/money"/,
  ],
  [
    'an alias that says nothing',
    inPage('"title": "Finance",', '"title": "Finance", "aliases": [""],'),
    'wrong-value',
    page,
    /^(?!.*Write "\/")/,
  ],
];

describe('one mistake, one finding, one hint', () => {
  it.each(table)('%s', (_, changes, code, place, hint) => {
    const files = changed(changes);
    const findings = diagnose(files);
    expect(findings.map((one) => one.code)).toEqual([code]);
    const [{ file = '', line = 0, column = 0, endColumn = 0, hint: firstHint = '' } = {}] = findings;
    const text = files.documents.get(file)?.split('\n')[line - 1] ?? '';
    expect(`${file} ${text.slice(column - 1, endColumn - 1)}`).toContain(place);
    expect(firstHint).toMatch(hint);
  });

  it('a new text with a tag also lacks its translation', () => {
    const codes = diagnose(changed(subtitle('Ring <b>the bell</b> twice'))).map(({ code }) => code);
    expect(codes.sort()).toEqual(['html-in-copy', 'missing-translation']);
  });

  it('a text lacks its translation where its correction has none', () => {
    const french = inFrench('');
    const shared = String(french['_site/fr.json']).replace(/"Write to us":"[^"]*",/, '');
    const files = changed({ ...french, '_site/fr.json': shared, ...action('**Write** to us') });
    const messages = diagnose(files).map(({ message }) => message);
    expect(messages).toContainEqual('No French for "**Write** to us".');
  });

  it('a text that may be a placeholder on this site lacks its translation', () => {
    const rules = { 'leftover-text': { severity: 'off', reason: 'We write about type.' } };
    const { documents, ...rest } = changed(subtitle('Lorem ipsum dolor sit amet.'));
    const files = {
      ...rest,
      documents: new Map([...documents, ['_site/rules.json', JSON.stringify(rules)]]),
    };
    expect(diagnose(files).map(({ code }) => code)).toEqual(['missing-translation']);
  });
});

it('of hundreds of dead links only the first get hints, but every certain correction is made', () => {
  const [, before = ''] =
    /("actions": \[[^\]]*"href": "\/" \}\])/.exec(String(validSite.documents.get(page))) ?? [];
  const hrefs = [...Array.from({ length: 600 }, (_, n) => `/lost-${n}`), '/finanse', '/es/finance'];
  const actions = `"actions": ${JSON.stringify(hrefs.map((href) => ({ label: 'Write to us', href })))}`;
  const findings = diagnose(changed(inPage(before, actions))).filter(({ code }) => code === 'dead-link');
  expect(findings).toHaveLength(hrefs.length);
  const hintOf = (path: string) => findings.find(({ message }) => message.includes(`${path}.`))?.hint;
  expect(hintOf('/finanse')).toContain('Correct the link');
  expect(hintOf('/es/finance')).toBe('Write "/finance".');
});
