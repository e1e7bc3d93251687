// @vitest-environment happy-dom
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageView } from '../src/app/page-view';
import '../src/i18n/all-words.generated';
import { isHref } from '../src/content/hrefs';
import type { Page } from '../src/content/load';
import { createResolver } from '../src/content/resolve';
import { provideSections } from '../src/sections/components';
import { registry } from '../src/sections/registry';
import { hostile, sectionsOf } from './documents';
import { languages, schemas, sectionTypes, site } from './project';

provideSections(registry);

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
    dictionaries: new Map(),
  };
  return languages.map((language) =>
    renderToString(<PageView page={resolver.page(page, language)} site={resolver.site(language)} />),
  );
}

describe.each([...sectionTypes])('%s', (type) => {
  const sections = sectionsOf(type, hostile);

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
