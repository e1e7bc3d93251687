import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageView } from '../src/app/page-view';
import { prerender } from '../src/app/prerender';
import { escaped } from '../src/app/prerender-elements';
import { galleryPages } from '../src/build/gallery';
import { askingTexts } from '../src/build/styles';
import { languages } from '../src/content/languages';
import { createResolver } from '../src/content/resolve';
import { schemas, site } from './project';
import './render';

const resolver = createResolver(site, schemas);
const sites = new Map(languages.map((language) => [language, resolver.site(language)]));
const pages = [
  ...languages.flatMap((language) =>
    site.pages.map((page) => ({ page: resolver.page(page, language), site: resolver.site(language) })),
  ),
  ...galleryPages(schemas, sites),
];

/** What is rendered by React itself: form controls have rules of their own. */
const leftToReact = new Set(['contact-form']);

describe.each(pages)('$page.route in $page.language', (data) => {
  it('is prerendered as React renders it, also when parts of it are remembered, and says what asks for styles', () => {
    const view = <PageView {...data} />;
    const expected = renderToString(view);
    const isLeft = data.page.sections.some(({ type }) => leftToReact.has(type));
    for (let times = 0; times < 2; times++) {
      const rendered = prerender(view);
      expect(rendered?.body).toBe(isLeft ? undefined : expected);
      if (rendered)
        expect(new Set([...rendered.asking].map(escaped))).toEqual(new Set(askingTexts(expected)));
    }
  });
});
