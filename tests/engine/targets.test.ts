import { describe, expect, it } from 'vitest';
import { targetsAt } from '../../src/content/report/targets';
import { siteContextOf, validSite, withFiles } from '../support/checks';

const page = 'finance/page.json';
const dictionary = 'finance/es.json';
const textOf = (file: string) => validSite.documents.get(file) ?? '';
const site = siteContextOf(
  withFiles(validSite, {
    '_shared/questions/section.json': '{ "type": "cta", "id": "ask", "title": "Write to us" }',
    [page]: textOf(page)
      .replace('"type": "cta",', '"type": "cta", "id": "figures",')
      .replace('"title": "Finance",', '"title": "Finance", "aliases": ["/money"],')
      .replace('"sections": [', '"sections": [{ "type": "shared", "name": "questions" },'),
  }),
);

/** Where the text at the `|` leads, as file and pointer. */
function led(file: string, marked: string): string[] {
  const targets = targetsAt(site, file, marked.replace('|', ''), marked.indexOf('|'));
  return targets.map(({ file, pointer = '', isName }) => `${file}${pointer}${isName ? ' name' : ''}`);
}
const link = (href: string) => `{ "sections": [{ "type": "cta", "actions": [{ "href": "${href}" }] }] }`;

describe('a link leads', () => {
  it.each([
    ['to a page', '/fin|ance', page],
    ['to the home page', '|/', 'index/page.json'],
    ['to a page by its alias', '/mon|ey', page],
    ['to a place in a page', '/finance#fig|ures', `${page}/sections/2/id`],
    ['to a place in its own page', '#figures|', `${page}/sections/2/id`],
    ['to a place in a section that the page shares', '/finance#ask|', '_shared/questions/section.json/id'],
    ['to the page where there is no such place', '/finance#nowhere|', page],
  ])('%s', (_, href, target) => {
    expect(led(page, link(href))).toEqual([target]);
  });

  it('in a text, from its target alone', () => {
    const text = (words: string) =>
      `{ "sections": [{ "type": "article", "blocks": [{ "paragraphs": ["${words}"] }] }] }`;
    expect(led(page, text('Ask, \\"then\\" [read](/fin|ance) on'))).toEqual([page]);
    expect(led(page, text('Ask, then [re|ad](/finance) on'))).toEqual([page]);
    expect(led(page, text('Ask, then [read](/finance) o|n'))).toEqual([]);
    expect(led(dictionary, '{ "Ask [us](/).": "Pregunte [aquí](/fin|ance)." }')).toEqual([page]);
  });

  it('from the redirects and from the header', () => {
    expect(led('_site/redirects.json', '[{ "from": "/a", "to": "/fin|ance" }]')).toEqual([page]);
    expect(led('_site/site.json', '{ "header": { "action": { "href": "/fin|ance" } } }')).toEqual([page]);
  });

  it.each(['/now|here', 'https://example.org/fin|ance', 'mailto:a@|example.org', '|'])(
    'from %s nowhere',
    (href) => {
      expect(led(page, link(href))).toEqual([]);
    },
  );
});

it('an image leads to its file, and the name of a shared section to that', () => {
  const image = (name: string) => `{ "sections": [{ "type": "hero", "heroImage": "${name}" }] }`;
  expect(led(page, image('../_site/pl|ant.webp'))).toEqual(['_site/plant.webp']);
  expect(led(page, image('./pl|ant.webp'))).toEqual([]);
  expect(led(page, '{ "sections": [{ "type": "shared", "name": "ques|tions" }] }')).toEqual([
    '_shared/questions/section.json',
  ]);
});

describe('a text and its translations lead to each other', () => {
  const words = 'One sentence on money is enough.';
  const place = `${page}/sections/1/subtitle`;

  it('from the document to the dictionaries', () => {
    const hero = (subtitle: string) => `{ "sections": [{ "type": "hero", "subtitle": "${subtitle}" }] }`;
    expect(led(page, hero(`|${words}`))).toEqual([`${dictionary}/${words} name`]);
    expect(led(page, hero('Get| Started'))).toEqual(['_site/es.json/Get Started name']);
    expect(led(page, hero('Nobody| translated this.'))).toEqual([]);
  });

  it('from both sides of a dictionary to the document', () => {
    expect(led(dictionary, `{ "One| sentence on money is enough.": "x" }`)).toEqual([place]);
    expect(led(dictionary, `{ "${words}": "x|y" }`)).toEqual([place]);
    expect(led(dictionary, '{ "Home|": "Inicio" }').every((one) => one.startsWith(page))).toBe(true);
    expect(led(dictionary, '{ "Nowhere|": "x" }')).toEqual([]);
  });

  it('from the shared dictionary to every document', () => {
    const files = led('_site/es.json', '{ "Get| Started": "Empezar" }');
    expect(files.some((one) => one.startsWith('_site/site.json/header'))).toBe(true);
    expect(files.some((one) => one.startsWith(page))).toBe(true);
  });
});

it.each([
  ['a type', '{ "sections": [{ "type": "c|ta" }] }'],
  ['a name of a property', '{ "tit|le": "Finance" }'],
  ['a code', '{ "$accept": [{ "code": "dead-l|ink" }] }'],
  ['nothing', '{ | }'],
])('%s leads nowhere', (_, marked) => {
  expect(led(page, marked)).toEqual([]);
});
