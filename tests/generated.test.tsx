// @vitest-environment happy-dom
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageView } from '../src/app/page-view';
import { readSchemaFiles } from '../src/build/files';
import '../src/i18n/all-words';
import type { Schema } from '../src/content/fields';
import { isHref } from '../src/content/hrefs';
import { languages } from '../src/content/languages';
import type { Page } from '../src/content/load';
import { createResolver } from '../src/content/resolve';
import { refResolver } from '../src/content/schemas';
import { provideSections } from '../src/sections/components';
import { registry } from '../src/sections/registry';
import { schemas, sectionTypes, site } from './project';

provideSections(registry);

const files = readSchemaFiles();
const resolveRef = refResolver(files);

interface FullSchema extends Schema {
  const?: unknown;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

/** What somebody may write to do harm, or by accident. None of it may become anything but text. */
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';alert(1)//",
  '</title><style>*{display:none}</style>',
  '<!--',
  ']]>',
  '__proto__',
  '{{constructor}}',
  '%s $& $1 \\u0000',
  '\u202Eright to left',
  '\u0000\u0007',
  '👩‍👩‍👧‍👦',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  '75%',
  '$3.2M',
  'plain words',
];

/** A text of a length that the schema allows, made of what is hostile. */
function copyOf({ minLength = 0, maxLength = 200 }: FullSchema): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...hostile), { minLength: 1, maxLength: 12 }).map((parts) => {
    const text = [...parts.join(' ')].slice(0, maxLength).join('').trim() || 'x';
    return text.padEnd(minLength, 'x');
  });
}

/** Values that a schema allows. */
function valuesOf(schema: FullSchema, document: string): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const target = resolveRef(schema.$ref, document);
    return valuesOf(target.schema as FullSchema, target.document);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.format === 'href')
    return fc.constantFrom(
      '/',
      '/finance#a',
      '#a',
      'https://example.org/?a=b&c=d',
      'mailto:a@b.example',
      'tel:+1',
    );
  if (schema.format === 'image') return fc.constant('./plant.svg');
  if (schema.pattern !== undefined)
    return fc.stringMatching(new RegExp(schema.pattern)).map((text) => text.slice(0, 60));
  if (schema.type === 'string') return copyOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
  if (schema.items)
    return fc.array(valuesOf(schema.items, document), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 6, 6, (schema.minItems ?? 0) + 3),
    });
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => name !== '$accept');
  return fc.record(Object.fromEntries(properties.map(([name, child]) => [name, valuesOf(child, document)])), {
    requiredKeys: (schema.required ?? []) as never[],
  }) as fc.Arbitrary<unknown>;
}

const image = { src: '/assets/plant.svg', width: 8, height: 8 };
const resolver = createResolver({ ...site, images: new Map([['made/plant.svg', image]]) }, schemas);

/** A page with one section, as HTML in every language. */
function render(section: unknown): string[] {
  const text = JSON.stringify({
    title: '</title><script>alert(1)</script>',
    description: 'A page that was made for a test.',
    sections: [section],
  });
  const page: Page = {
    id: 'made',
    route: '/made',
    source: { path: 'made/page.json', text, value: JSON.parse(text), isBroken: false },
    dictionary: undefined,
  };
  return languages.map((language) =>
    renderToString(<PageView page={resolver.page(page, language)} site={resolver.site(language)} />),
  );
}

describe.each([...sectionTypes])('%s', (type) => {
  const document = `sections/${type}.schema.json`;
  const sections = valuesOf(files.get(document) as FullSchema, document);

  it('that is valid is rendered in every language, and nothing in it becomes more than text', () => {
    const validate = schemas.section(type);
    fc.assert(
      fc.property(sections, (section) => {
        fc.pre(validate?.(section) === true);
        for (const html of render(section)) {
          const body = new DOMParser().parseFromString(html, 'text/html');
          expect(body.querySelectorAll('script, style, iframe, object, embed, base, meta')).toHaveLength(0);
          for (const element of body.querySelectorAll('*')) {
            for (const name of element.getAttributeNames()) expect(name).not.toMatch(/^on|^srcdoc$/);
          }
          for (const link of body.querySelectorAll('a[href]')) {
            const href = String(link.getAttribute('href'));
            expect(isHref(href) || href.startsWith('#'), href).toBe(true);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('is generated valid nearly always: otherwise the test above looks at nothing', () => {
    const validate = schemas.section(type);
    const made = fc.sample(sections, 40).filter((section) => validate?.(section));
    expect(made.length).toBeGreaterThan(20);
  });
});

it('a link that would run a script leads nowhere, even if no check had seen it', () => {
  const wrong = [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    '//evil.example',
    'data:text/html,x',
    'http://a.example',
  ];
  for (const href of wrong) {
    for (const html of render({ type: 'cta', title: 'x', actions: [{ label: 'press', href }] })) {
      const body = new DOMParser().parseFromString(html, 'text/html');
      const links = [...body.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
      expect(links).toContain('#');
      expect(html).not.toContain(href.trim());
    }
  }
});
