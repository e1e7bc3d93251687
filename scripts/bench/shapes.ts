import path from 'node:path';
import { checkSite } from '../../src/content/checks/core/check-site';
import { locate } from '../../src/content/json/locate';
import type { SchemaSet } from '../../src/content/schema/schemas';
import { loadSite, type ReadFiles } from '../../src/content/site/load';
import { engineRoot } from '../../src/node/project/project';
import { readSiteFiles } from '../../src/node/read/read';
import { alternate, ms, printTable, ratio } from './measure';

/** File contents by path, written anew or added to the site. */
type Documents = Record<string, string>;

/** Kinds of content that a person or a generator may produce in excess. */
const shapes: Record<string, (count: number, page: Page) => Documents> = {
  'unknown properties': (count, page) => page.with(Object.fromEntries(each(count, (n) => [`x${n}`, n]))),
  'sections of no type': (count, page) => page.with({ sections: each(count, (n) => ({ type: `x-${n}` })) }),
  'sections alike': (count, page) => page.with({ sections: each(count, () => page.section) }),
  'sections with one anchor': (count, page) =>
    page.with({ sections: each(count, () => ({ ...page.section, id: 'same' })) }),
  'buttons that lead nowhere': (count, page) => page.with({ sections: [page.buttons(count, '/lost-')] }),
  'buttons that lead to one lost page': (count, page) =>
    page.with({ sections: [page.buttons(count, '/lost', false)] }),
  'links that are none': (count, page) => page.with({ sections: [page.buttons(count, 'lost page ')] }),
  'anchors that are not there': (count, page) => page.with({ sections: [page.buttons(count, '/#lost-')] }),
  'entries that nothing uses': (count) => ({
    'finance/es.json': JSON.stringify(
      Object.fromEntries(each(count, (n) => [`Nothing says this, ${n}`, `Nada dice esto, ${n}`])),
    ),
  }),
  'entries nearly like the text': (count, page) => ({
    ...page.with({ title: 'What the page says of itself' }),
    'finance/es.json': JSON.stringify(
      Object.fromEntries(each(count, (n) => [`What the page says of itself ${n}`, `Así se presenta ${n}`])),
    ),
  }),
  'texts without translation': (count, page) => ({
    ...page.with({ sections: [page.labels(count)] }),
    'finance/es.json': JSON.stringify(
      Object.fromEntries(each(count, (n) => [`Press the button ${n} please`, `Pulse el botón ${n}`])),
    ),
  }),
  'images that are not there': (count, page) =>
    page.with({ sections: each(count, (n) => ({ type: 'hero', heroImage: `./lost-${n}.avif` })) }),
  'addresses of this site': (count, page) =>
    page.with({ sections: [page.buttons(count, 'https://www.example.com/finance#')] }),
  'the same key again': (count) => ({
    'finance/es.json': `{${each(count, () => '"Finance": "Finanzas"').join(',')}}`,
  }),
  'mistakes of syntax': (count) => ({
    'finance/es.json': `{${each(count, (n) => `'a${n}': “b”`).join(' ')}}`,
  }),
  aliases: (count, page) => page.with({ aliases: each(count, (n) => `/old-${n}`) }),
  'aliases that are one': (count, page) => page.with({ aliases: each(count, () => '/old') }),
  'what is accepted and not found': (count, page) =>
    page.with({
      $accept: each(count, () => ({ code: 'dead-link', reason: 'It comes with the next branch.' })),
    }),
  'lists in lists': (count) => ({ 'finance/page.json': `${'['.repeat(count)}${']'.repeat(count)}` }),
  'a long text': (count, page) => page.with({ title: 'Plain <b>words</b> & 1,000 more. '.repeat(count) }),
  'pages with one title': (count, page) => page.many(count, () => ({})),
  'pages with a dead link each': (count, page) =>
    page.many(count, (n) => ({ title: `Page ${n}`, sections: [page.buttons(1, `/lost-${n}-`)] })),
  'pages in wrong folders': (count, page) =>
    Object.fromEntries(each(count, (n) => [`Wrong_${n}/page.json`, page.text])),
  'files that belong nowhere': (count) =>
    Object.fromEntries(each(count, (n) => [`finance/stray-${n}.json`, '{}'])),
};

/** A page that generated pages are derived from. */
class Page {
  readonly text: string;
  readonly #value: Record<string, unknown>;
  readonly section = { type: 'cta', title: 'Write to us', subtitle: 'One sentence.', actions: [] };

  constructor(text: string) {
    this.text = text;
    this.#value = JSON.parse(text);
  }

  /** Returns the page with some properties replaced. */
  with(properties: object): Documents {
    return { 'finance/page.json': JSON.stringify({ ...this.#value, ...properties }) };
  }

  many(count: number, propertiesOf: (number: number) => object): Documents {
    const { aliases: _, ...own } = this.#value;
    return Object.fromEntries(
      each(count, (n) => [`many/page-${n}/page.json`, JSON.stringify({ ...own, ...propertiesOf(n) })]),
    );
  }

  /** Returns a section with the given number of distinct texts. */
  labels(count: number): object {
    return {
      ...this.section,
      actions: each(count, (n) => ({ label: `Press button ${n} please`, href: '/' })),
    };
  }

  buttons(count: number, href: string, isNumbered = true): object {
    const action = (n: number) => ({ label: 'Write to us', href: isNumbered ? `${href}${n}` : href });
    return { ...this.section, actions: each(count, action) };
  }
}

function each<T>(count: number, make: (number: number) => T): T[] {
  return Array.from({ length: count }, (_, number) => make(number));
}

/**
 * Measures how checking scales with the size of one document and with the size of a site. Four times the content must take four
 * times as long.
 */
export async function benchShapes(schemas: SchemaSet): Promise<void> {
  const files = readSiteFiles(path.join(engineRoot, 'tests/broken-sites/_valid'));
  const page = new Page(files.documents.get('finance/page.json') ?? '{}');
  const check = (changes: Documents) => {
    const changed: ReadFiles = {
      ...files,
      documents: new Map([...files.documents, ...Object.entries(changes)]),
    };
    const site = loadSite(changed, schemas);
    return locate(checkSite(site, schemas), (file) => site.sources.get(file)?.text).length;
  };
  const count = 2_000;
  const rows = [['shape', 'the site', '2,000', '8,000', 'four times as much']];
  for (const [name, shape] of Object.entries(shapes)) {
    const [small, large] = [shape(count, page), shape(4 * count, page)];
    const [none = 0, some = 0, many = 0] = await alternate([
      () => check({}),
      () => check(small),
      () => check(large),
    ]);
    rows.push([name, ms(none), ms(some), ms(many), ratio(many - none, some - none)]);
  }
  printTable('How checking grows, beside the site as it is', rows);
}
