import { expect, it } from 'vitest';
import { sharedContent, site } from '../../../tests/support/firm';
import { schemas } from '../../../tests/support/project';
import { createResolver } from '../../content/resolve/resolve';
import type { Section } from '../../content/types.generated';
import { findFailingSection, renderPage } from './entry-server';

const resolver = createResolver(sharedContent(), schemas);
const [first] = site.pages;
if (!first) throw new Error('The site has no pages.');
const page = resolver.page(first, 'en');
const broken = JSON.parse('{ "type": "steps", "title": "Broken" }') as Section;

it('names the section that cannot be rendered', () => {
  const data = { page: { ...page, sections: [...page.sections, broken] }, site: resolver.site('en') };
  expect(() => renderPage(data)).toThrow();
  expect(findFailingSection(data)).toBe(page.sections.length);
  expect(findFailingSection({ page, site: resolver.site('en') })).toBeUndefined();
});

it('writes what an editor typed as text, never as markup', () => {
  const hostile = '"><script>alert(1)</script>';
  const data = { page: { ...page, title: hostile, description: hostile }, site: resolver.site('en') };
  const { head, body } = renderPage(data);
  expect(head + body).not.toContain('<script>');
});
