import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageView } from '../../src/app/page-view';
import '../../src/i18n/all-words';
import { isHref } from '../../src/content/model/hrefs';
import { createResolver } from '../../src/content/resolve/resolve';
import type { Page } from '../../src/content/site/load';
import { provideSections } from '../../src/sections/components';
import { registry } from '../../src/sections/registry.generated';
import { hostile, sectionsOf } from '../support/documents';
import { elementsOf } from '../support/elements';
import { languages, site } from '../support/firm';
import { examplesOf, schemas, sectionTypes } from '../support/project';
import { runsOf } from '../support/runs';

provideSections(registry);

const image = { src: '/assets/plant.svg', width: 8, height: 8 };
const resolver = createResolver({ ...site, images: new Map([['made/plant.svg', image]]) }, schemas);

/** Renders a page with these sections, in every language. */
function render(...sections: unknown[]): string[] {
  const text = JSON.stringify({
    title: '</title><script>alert(1)</script>',
    description: 'A page that was made for a test.',
    sections,
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

  it('that is valid is rendered in every language, with every value as mere text', () => {
    const validate = schemas.section(type);
    fc.assert(
      fc.property(sections, (section) => {
        fc.pre(validate?.(section) === true);
        for (const html of render(section)) {
          const elements = elementsOf(html);
          expect(elements.length).toBeGreaterThan(0);
          for (const { name, attributes } of elements) {
            expect(name).not.toMatch(/^(script|style|iframe|object|embed|base|meta)$/);
            for (const attribute of attributes.keys()) expect(attribute).not.toMatch(/^on|^srcdoc$/);
            const href = name === 'a' ? attributes.get('href') : undefined;
            if (href !== undefined) expect(isHref(href) || href.startsWith('#'), href).toBe(true);
          }
        }
      }),
      { numRuns: runsOf(4, 25) },
    );
  });

  it('that is valid skips no heading level, whatever it leaves out', () => {
    const validate = schemas.section(type);
    const hero = { type: 'hero', title: 'A made page' };
    const check = (section: unknown) => {
      if (!validate?.(section)) return;
      for (const html of render(...(type === 'hero' ? [] : [hero]), section)) {
        const levels = elementsOf(html).flatMap(({ name }) => (/^h\d$/.test(name) ? [Number(name[1])] : []));
        expect(levels.filter((level) => level === 1)).toEqual([1]);
        for (const [index, level] of levels.entries())
          expect(level - (levels[index - 1] ?? 0), `after ${levels.slice(0, index)}`).toBeLessThanOrEqual(1);
      }
    };
    fc.assert(fc.property(sections, check), {
      numRuns: runsOf(4, 25),
    });
    for (const example of Object.values(examplesOf(type))) {
      check(example);
      check({ ...(example as object), title: undefined });
    }
  });

  it('sections are generated valid nearly always, so that the tests above mean something', () => {
    const validate = schemas.section(type);
    const valid = fc.sample(sections, 40).filter((section) => validate?.(section));
    expect(valid.length).toBeGreaterThan(20);
  });
});

it('renders a link that would run a script without its address, even if no check saw it', () => {
  const wrong = [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    '//evil.example',
    'data:text/html,x',
    'http://a.example',
  ];
  for (const href of wrong) {
    for (const html of render({ type: 'cta', title: 'x', actions: [{ label: 'press', href }] })) {
      const links = elementsOf(html).map(({ attributes }) => attributes.get('href'));
      expect(links).toContain('#');
      expect(html).not.toContain(href.trim());
    }
  }
});
