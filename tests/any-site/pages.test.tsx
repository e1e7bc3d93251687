import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageView } from '../../src/app/page-view';
import { fontCharacters } from '../../src/build/bundle/fonts';
import { checkSite, contextOf } from '../../src/content/check-site';
import { createResolver } from '../../src/content/resolve';
import { localize, notFoundId } from '../../src/content/routes';
import { pathOf } from '../../src/content/site-context';
import { isUnpublished } from '../../src/content/unpublished';
import '../../src/i18n/all-words.generated';
import { provideSections } from '../../src/sections/components';
import { registry } from '../../src/sections/registry';
import { languages, schemas, sharedContent, site } from '../support/project';

provideSections(registry);

const resolver = createResolver(sharedContent, schemas);

/** Whether a page is one that visitors see. */
const isPublished = (id: string, context = contextOf(site, schemas)) =>
  !isUnpublished(context.pages.get(id)?.draft ?? false, context.today);

it('the site has no findings, apart from what its drafts lack', () => {
  const findings = checkSite(site, schemas);
  expect(
    findings.filter(({ severity, file }) => severity === 'error' || isPublished(path.dirname(file))),
  ).toEqual([]);
});

it('every page can be reached from the home page', () => {
  const context = contextOf(site, schemas);
  const reached = new Set(['index']);
  for (const id of reached) {
    // The links of the site document stand on every page; the sitemap page must not be the only way.
    for (const href of [...(context.pages.get(id)?.hrefs ?? []), ...(context.shared?.hrefs ?? [])]) {
      const target = context.pageAt(pathOf(href));
      if (target && !target.isSitemap) reached.add(target.id);
    }
  }
  const published = site.pages.filter(
    ({ id }) => id !== notFoundId && !context.pages.get(id)?.isSitemap && isPublished(id, context),
  );
  expect(published.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([]);
});

/** What Lighthouse (audit `link-text`) calls vague. */
const vague: Record<string, string[]> = {
  en: 'click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this'.split(
    '|',
  ),
  es: 'click aquí|clicka aquí|pincha aquí|aquí|más|más información|este|enlace|este enlace|empezar'.split(
    '|',
  ),
};

/** Whose drawing that is. */
const known = new Map<string, string>();

describe.each(site.pages.map((page) => [page.id, page] as const))('page %s', (id, page) => {
  it.each([...languages])('renders in %s', (language) => {
    const resolved = resolver.page(page, language);
    const html = renderToString(<PageView page={resolved} site={resolver.site(language)} />);
    expect(html.match(/<h1/g), 'exactly one h1').toHaveLength(1);
    expect(html.match(/<main/g), 'exactly one main').toHaveLength(1);
    const levels = [...html.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
    const main = levels.slice(0);
    for (const [index, level] of main.entries()) {
      expect(
        level - (main[index - 1] ?? 0),
        `heading ${index + 1} of ${id} skips a level`,
      ).toBeLessThanOrEqual(1);
    }
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size, `ids of ${id} are unique: ${ids}`).toBe(ids.length);
  });

  it('has the same drawing in every language, and no other page has it', () => {
    const drawings = new Set<string | undefined>();
    for (const language of languages) {
      const html = renderToString(
        <PageView page={resolver.page(page, language)} site={resolver.site(language)} />,
      );
      drawings.add(/<svg viewBox="0 0 480 480"[\s\S]*?<\/svg>/.exec(html)?.[0]);
    }
    expect(drawings.size).toBe(1);
    for (const drawing of drawings) {
      if (drawing === undefined) continue;
      expect(known.get(drawing), `whose drawing ${id} has`).toBeUndefined();
      known.set(drawing, id);
    }
  });

  it('links to Spanish pages from its Spanish page', () => {
    const html = renderToString(<PageView page={resolver.page(page, 'es')} site={resolver.site('es')} />);
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)];
    const english = links.filter(([tag, href]) => !tag.includes('data-language') && !href?.startsWith('/es'));
    expect(english.map(([, href]) => href)).toEqual([]);
    expect(html).toContain(`href="${localize(page.route, 'en', site.languages)}"`);
  });

  it('has no link that says only "more": search engines and screen readers list links without what is around', () => {
    for (const language of languages) {
      const html = renderToString(
        <PageView page={resolver.page(page, language)} site={resolver.site(language)} />,
      );
      const texts = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, inner = '']) =>
        inner
          .replaceAll(/<[^>]+>/g, '')
          .trim()
          .toLowerCase(),
      );
      expect(texts.length).toBeGreaterThan(10);
      expect(texts.filter((text) => vague[language]?.includes(text))).toEqual([]);
    }
  });

  it('uses only characters that the display font has', () => {
    const known = new Set(fontCharacters);
    for (const language of languages) {
      const text = JSON.stringify(resolver.page(page, language));
      expect(
        [...new Set(text)].filter(
          (character) => !known.has(character) && character !== '{' && character !== '}',
        ),
      ).toEqual([]);
    }
  });
});
