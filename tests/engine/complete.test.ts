import { describe, expect, it } from 'vitest';
import { completionsAt } from '../../src/content/report/complete';
import { siteContextOf, validSite, withFiles } from '../support/checks';

const page = 'finance/page.json';
const dictionary = 'finance/es.json';
const textOf = (file: string) => validSite.documents.get(file) ?? '';
const site = siteContextOf(
  withFiles(validSite, {
    'finance/plan.webp': {},
    'finance/drawing.svg': {},
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

  it('adds what is not there yet: the closing quote, and the comma in front of the next property', () => {
    const after = section('"href": "/finance"');
    expect(taken(page, section('"href": /fi|'), '/finance')).toBe(after);
    expect(taken(page, section('"href": "/fi|\n'), '/finance')).toBe(section('"href": "/finance"\n'));
    const next = section('"href": "/finance",\n "label": "x"');
    expect(taken(page, section('"href": |\n "label": "x"'), '/finance')).toBe(next);
    expect(taken(page, section('"href": "/fi|\n "label": "x"'), '/finance')).toBe(next);
    expect(taken(page, section('"href": "/fi|",\n "label": "x"'), '/finance')).toBe(next);
  });

  it('works where nothing is closed yet, and keeps what stands behind the cursor', () => {
    const open = '{ "sections": [{ "type": "cta", "actions": [{ "href": "';
    expect(taken(page, `${open}/fi|`, '/finance')).toBe(`${open}/finance"`);
    expect(taken(page, `${open}/fi|n"`, '/finance')).toBe(`${open}/finance"`);
    expect(taken(page, `${open}/fi| }] }] }`, '/finance')).toBe(`${open}/finance" }] }] }`);
  });

  it('lists only pages where only a page may be named', () => {
    const marked = '{ "sections": [{ "type": "cards", "items": [{ "of": "|" }] }] }';
    expect(labels(page, marked)).toEqual(expect.arrayContaining(['/', '/finance', '/sitemap']));
    expect(labels(page, marked).filter((label) => label.includes('#'))).toEqual([]);
  });

  it('lists pages where a redirect leads, and nothing where it begins', () => {
    const redirects = '_site/redirects.json';
    expect(labels(redirects, '[{ "from": "/old", "to": "|" }]')).toContain('/finance');
    expect(labels(redirects, '[{ "from": "|" }]')).toEqual([]);
  });

  it('works in a text that may have links, between the brackets for them', () => {
    const text = (inside: string) =>
      `{ "sections": [{ "type": "article", "blocks": [{ "paragraphs": ["${inside}"] }] }] }`;
    expect(labels(page, text('Ask [us](|)'))).toEqual(expect.arrayContaining(['#start', '/finance']));
    expect(taken(page, text('Ask [us](/fi|n) now'), '/finance')).toBe(text('Ask [us](/finance) now'));
    expect(taken(page, text('Ask \\"[us](|'), '/finance')).toBe(text('Ask \\"[us](/finance)'));
    expect(labels(page, text('Ask (|)'))).toEqual([]);
    // A heading has no links.
    expect(labels(page, '{ "sections": [{ "type": "cta", "title": "Ask [us](|)" }] }')).toEqual([]);
  });

  it('in a translation lists the links of its text, which has to lead to the same pages', () => {
    const marked = '{ "Ask [us](/#start), or [read](/sitemap).": "Pregunte [allí](|)" }';
    expect(labels(dictionary, marked)).toEqual(['/#start', '/sitemap']);
    expect(labels(dictionary, '{ "Ask us.": "Pregunte [allí](|)" }')).toEqual([]);
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
    ['behind the value', section('"href": "/"|')],
  ])('does not appear in %s', (_, marked) => {
    expect(labels(page, marked)).toEqual([]);
  });
});

describe('completion of an image', () => {
  it('lists paths as the document must write them, images in its own folder first', () => {
    const all = labels(page, '{ "sections": [{ "type": "hero", "heroImage": "|" }] }');
    expect(all.slice(0, 3)).toEqual(['./drawing.svg', './plan.webp', '../_site/plant.webp']);
  });

  it('leaves out what may not be shown there', () => {
    const all = labels(page, '{ "socialImage": "|" }');
    expect(all).toContain('./plan.webp');
    expect(all.filter((label) => label.endsWith('.svg'))).toEqual([]);
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
    for (const marked of ['{ "|" }', '{ | }', '{ | "x": "y" }', '{ "One|\n}']) {
      const one = offered(dictionary, marked).find(({ label }) => label === first);
      expect(one?.text.slice(0, one.caret)).toMatch(/: "$/);
    }
    // The caret stays behind a name that has its translation.
    expect(offered(dictionary, '{ "One|": "Una" }').map(({ caret }) => caret)).not.toContain(
      expect.anything(),
    );
  });

  it('adds the comma in front of the next entry', () => {
    const both = `{ "${first}": "", "x": "y" }`;
    expect(taken(dictionary, '{ | "x": "y" }', first)).toBe(both);
    expect(taken(dictionary, '{ "One|" "x": "y" }', first)).toBe(both);
    expect(taken(dictionary, '{ "One|", "x": "y" }', first)).toBe(both);
    expect(taken(dictionary, '{ "x": "y", "One|\n}', first)).toBe(`{ "x": "y", "${first}": ""\n}`);
  });

  it('leaves out what has an entry further down, though nothing separates the two yet', () => {
    expect(labels(dictionary, `{\n  "|"\n  "${first}": "y"\n}`)).not.toContain(first);
    expect(labels(dictionary, `{\n  "|\n  "${first}": "y"\n}`)).not.toContain(first);
    expect(labels(dictionary, `{\n  "|"\n  "x": "${first}"\n}`)).toContain(first);
  });

  it('does not appear behind the dictionary', () => {
    expect(labels(dictionary, '{} |')).toEqual([]);
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

describe('completion of what a site names', () => {
  const site = siteContextOf(
    withFiles(validSite, {
      '_site/site.json': textOf('_site/site.json').replace(
        '"brand"',
        '"icons": { "violin": "M4 12h16", "bell": "M4 12h16" }, "brand"',
      ),
      [page]: textOf(page).replace('"title"', '"teaser": { "tags": ["spring", "music"] }, "title"'),
      'sitemap/page.json': textOf('sitemap/page.json').replace(
        '"title"',
        '"teaser": { "tags": ["music"] }, "title"',
      ),
      'finance/more/page.json': textOf(page).replace('"title"', '"teaser": { "tags": ["winter"] }, "title"'),
    }),
  );
  const labelsIn = (file: string, marked: string) =>
    completionsAt(site, file, marked.replace('|', ''), marked.indexOf('|')).map(({ label }) => label);

  it('lists icons of its own: those of the engine are in the schema', () => {
    const icon = '{ "sections": [{ "type": "cards", "items": [{ "icon": "|" }] }] }';
    expect(labelsIn(page, icon)).toEqual(['violin']);
  });

  it('lists tags: for a page all, for a list those of the pages that it could show', () => {
    expect(labelsIn(page, '{ "teaser": { "tags": ["|"] } }')).toEqual(['music', 'spring', 'winter']);
    const list = (of: string) => `{ "sections": [{ "type": "listing", "of": "${of}", "tag": "|" }] }`;
    expect(labelsIn(page, list('/finance'))).toEqual(['winter']);
    expect(labelsIn(page, list('/'))).toEqual(['music', 'spring']);
  });

  it('lists languages where a page has addresses of its own', () => {
    expect(labelsIn(page, '{ "routes": { "|" } }')).toEqual(['es']);
    expect(labelsIn(page, '{ "routes": { "es": "/dinero", "|" } }')).toEqual([]);
    expect(labelsIn(page, '{ "teaser": { "|" } }')).toEqual([]);
  });

  it('lists time zones', () => {
    const zones = labelsIn('_site/site.json', '{ "timeZone": "|" }');
    expect(zones).toContain('Europe/Madrid');
    expect(zones.filter((zone) => /^(?:EST|\+)/.test(zone))).toEqual([]);
  });

  it.each([
    [page, '../../../../schemas/page.schema.json'],
    ['finance/more/page.json', '../../../../../schemas/page.schema.json'],
    [dictionary, '../../../../schemas/dictionary.schema.json'],
    ['_site/theme.json', '../../../../schemas/theme.schema.json'],
  ])('lists the schema of %s', (file, schema) => {
    expect(labelsIn(file, '{ "$schema": "|" }')).toEqual([schema]);
  });
});
