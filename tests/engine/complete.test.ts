import { describe, expect, it } from 'vitest';
import { completionsAt } from '../../src/content/report/complete';
import { siteContextOf, validSite, withFiles } from '../support/checks';

const page = 'finance/page.json';
const dictionary = 'finance/es.json';
const textOf = (file: string) => validSite.documents.get(file) ?? '';
const site = siteContextOf(
  withFiles(validSite, {
    'finance/plan.webp': {},
    [page]: textOf(page).replace('"type": "cta",', '"type": "cta", "id": "start",'),
  }),
);

/** The completions at the `|` in a document. */
function offered(file: string, marked: string) {
  return completionsAt(site, file, marked.replace('|', ''), marked.indexOf('|'));
}
const labels = (file: string, marked: string) => offered(file, marked).map(({ label }) => label);
/** A document after the first completion with a label was accepted. */
function taken(file: string, marked: string, label: string): string {
  const one = offered(file, marked).find((completion) => completion.label === label);
  const text = marked.replace('|', '');
  return one ? text.slice(0, one.offset) + one.text + text.slice(one.offset + one.length) : text;
}
const section = (inside: string) => `{ "sections": [{ "type": "cta", "actions": [{ ${inside} }] }] }`;

describe('completion of a link', () => {
  it('lists the pages of the site and their anchors, those of the current page first', () => {
    const all = labels(page, section('"href": "|"'));
    expect(all[0]).toBe('#start');
    expect(all).toEqual(expect.arrayContaining(['/', '/finance', '/sitemap', '/#start']));
    // Its own anchors are written without the path, and the 404 page cannot be linked to.
    expect(all.filter((label) => label === '/finance#start' || label.startsWith('/404'))).toEqual([]);
  });

  it('leaves out aliases', () => {
    const text = textOf(page).replace('"title"', '"aliases": ["/money"], "title"');
    const other = siteContextOf(withFiles(validSite, { [page]: text }));
    const marked = section('"href": "|"');
    const completions = completionsAt(other, page, marked.replace('|', ''), marked.indexOf('|'));
    expect(completions.map(({ label }) => label)).toContain('/finance');
    expect(completions.map(({ label }) => label)).not.toContain('/money');
  });

  it('in the header leaves out anchors, since it is on every page', () => {
    const all = labels('_site/site.json', '{ "header": { "action": { "label": "x", "href": "|" } } }');
    expect(all).toContain('/#start');
    expect(all.filter((label) => label.startsWith('#'))).toEqual([]);
  });

  it('replaces the text between existing quotes, or adds quotes', () => {
    const after = section('"href": "/finance"');
    expect(taken(page, section('"href": "|"'), '/finance')).toBe(after);
    expect(taken(page, section('"href": "/fi|n"'), '/finance')).toBe(after);
    expect(taken(page, section('"href": |'), '/finance')).toBe(section('"href": "/finance"'));
  });

  it('works in a document that is not valid JSON at the moment', () => {
    expect(labels(page, '{ "sections": [{ "type": "cta" "actions": [{ "href": "|" }] }], }')).toContain(
      '/finance',
    );
  });

  it.each([
    ['its label', section('"label": "|"')],
    ['the name of a property', section('"|": "x"')],
    ['a section of an unknown type', '{ "sections": [{ "type": "ctaa", "actions": [{ "href": "|" }] }] }'],
    ['the title', '{ "title": "|" }'],
    ['behind the document', `${section('"href": "/"')} |`],
  ])('does not appear in %s', (_, marked) => {
    expect(labels(page, marked)).toEqual([]);
  });
});

describe('completion of an image', () => {
  it('lists paths as the document must write them, images in its own folder first', () => {
    const all = labels(page, '{ "sections": [{ "type": "hero", "heroImage": "|" }] }');
    expect(all.slice(0, 2)).toEqual(['./plan.webp', '../_site/plant.webp']);
  });

  it('does not appear in a link', () => {
    expect(labels(page, section('"href": "|"')).filter((label) => label.endsWith('.webp'))).toEqual([]);
  });
});

describe('completion in a dictionary', () => {
  const first = 'One sentence on money is enough.';

  it('lists the texts of its page that have no entry', () => {
    expect(labels(dictionary, '{ "|" }')).toContain(first);
    expect(labels(dictionary, `{ "${first}": "x", "|" }`)).not.toContain(first);
  });

  it('leaves out what the shared dictionary has, figures, and texts of other pages', () => {
    const all = labels(dictionary, '{ | }');
    expect(all).not.toContain('Get Started');
    expect(all.filter((label) => !/\p{L}{2}/u.test(label))).toEqual([]);
    expect(all).not.toContain('What the home page is about, long enough to be shown by a search engine.');
  });

  it('inserts the entry with the cursor at the translation', () => {
    expect(taken(dictionary, '{ "|" }', first)).toBe(`{ "${first}": "" }`);
    expect(taken(dictionary, '{ "One|": "Una" }', first)).toBe(`{ "${first}": "Una" }`);
    expect(taken(dictionary, '{ | }', first)).toBe(`{ "${first}": "" }`);
  });

  it('does not appear in a translation', () => {
    expect(labels(dictionary, `{ "${first}": "|" }`)).toEqual([]);
  });

  it('of all pages lists what the header says, and what pages lack', () => {
    const text = textOf(page).replace(
      'One sentence on money is enough.',
      'A sentence that nobody translated.',
    );
    const other = siteContextOf(withFiles(validSite, { [page]: text }));
    const labels = completionsAt(other, '_site/es.json', '{ "" }', 3).map(({ label }) => label);
    expect(labels).toContain('A sentence that nobody translated.');
    expect(labels).toContain('Get Started');
    expect(labels).not.toContain('From 3.2 to 12 months');
  });
});

describe('completion of an accepted code', () => {
  it.each([
    ['a page', page, '{ "$accept": [{ "code": "|" }] }'],
    ['a section', page, '{ "sections": [{ "type": "hero", "$accept": [{ "code": "orph|" }] }] }'],
    ['a dictionary', dictionary, '{ "$accept": [{ "code": "|" }] }'],
  ])('in %s lists only codes that may be accepted', (_, file, marked) => {
    const all = labels(file, marked);
    expect(all).toEqual(expect.arrayContaining(['orphan-page', 'untranslated', 'spelling']));
    expect(all.filter((code) => ['json-syntax', 'wrong-value', 'unused-accept'].includes(code))).toEqual([]);
  });

  it('does not appear in its reason', () => {
    expect(labels(page, '{ "$accept": [{ "reason": "|" }] }')).toEqual([]);
  });
});
