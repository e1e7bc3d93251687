import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { PageView } from '../../src/app/page-view';
import { checkSite, contextOf } from '../../src/content/checks/core/check-site';
import { pathOf } from '../../src/content/model/hrefs';
import { sourceLanguage } from '../../src/content/model/languages';
import { localize, notFoundId } from '../../src/content/model/routes';
import { createResolver } from '../../src/content/resolve/resolve';
import { isUnpublished } from '../../src/content/site/unpublished';
import type { EngineWords } from '../../src/i18n';
import { provideWords } from '../../src/i18n/language';
import { fontCharacters, moreCharacters } from '../../src/node/bundle/fonts';
import { wordsOfLanguage } from '../../src/node/read/word-files';
import { provideSections } from '../../src/sections/components';
import { registry } from '../../src/sections/registry.generated';
import { schemas } from '../support/project';
import { readSite } from '../support/site';
import { anySites } from './sites';

provideSections(registry);

/** What Lighthouse (audit `link-text`) calls vague, without calls to action: a site may well say "Start" on its only button. */
const vague: Record<string, string[]> = {
  en: 'click here|click this|here|information|learn more|more|more info|more information|right here|read more|see more|this'.split(
    '|',
  ),
  es: 'click aquí|clicka aquí|pincha aquí|aquí|más|más información|este|enlace|este enlace'.split('|'),
};

describe.each(anySites)('%s', (folder) => {
  const { site, sharedContent, languages, folder: at } = readSite(folder);
  // Its documents may replace words of components.
  beforeAll(() => {
    for (const language of languages) provideWords(language, wordsOfLanguage(language, at) as EngineWords);
  });
  const source = sourceLanguage(site.languages);
  const resolver = createResolver(sharedContent(), schemas);
  const render = (page: (typeof site.pages)[number], language: string) =>
    renderToString(<PageView page={resolver.page(page, language)} site={resolver.site(language)} />);

  const pageOf = (id: string) => site.pages.find((page) => page.id === id) as (typeof site.pages)[number];

  /** Whether visitors can see a page. */
  const isPublished = (id: string, context = contextOf(site, schemas)) =>
    !isUnpublished(context.pages.get(id)?.draft ?? false, context.today);

  it('has no errors, and no warnings except about drafts, what a new site begins with and what ends by itself', () => {
    // The day on which a banner ends is no reason why a build should fail that passed the day before.
    const allowed = ['starter-text', 'past-banner'];
    const findings = checkSite(site, schemas).filter(({ code }) => !allowed.includes(code));
    expect(
      findings.filter(({ severity, file }) => severity === 'error' || isPublished(path.dirname(file))),
    ).toEqual([]);
  });

  it('links to every page from the home page', () => {
    const context = contextOf(site, schemas);
    const reached = new Set(['index']);
    for (const id of reached) {
      const page = context.pages.get(id);
      const listedHrefs = page
        ? resolver
            .parts(pageOf(id), source)
            .flatMap(({ sections }) => sections)
            .flatMap((section) => ('items' in section && section.type === 'listing' ? section.items : []))
        : [];
      // The site document's links are on every page; the sitemap page must not be the only way.
      const hrefs = [
        ...(page?.hrefs ?? []),
        ...listedHrefs.map(({ href }) => href),
        ...(context.shared?.hrefs ?? []),
      ];
      for (const href of hrefs) {
        const target = context.pageAt(pathOf(href));
        if (target && !target.isSitemap) reached.add(target.id);
      }
    }
    const published = site.pages.filter(
      ({ id }) => id !== notFoundId && !context.pages.get(id)?.isSitemap && isPublished(id, context),
    );
    expect(published.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([]);
  });

  describe.each(site.pages.map((page) => [page.id, page] as const))('page %s', (_, page) => {
    it.each([...languages])('renders in %s', (language) => {
      const html = render(page, language);
      expect(html.match(/<h1/g), 'exactly one h1').toHaveLength(1);
      expect(html.match(/<main/g), 'exactly one main').toHaveLength(1);
      const levels = [...html.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0), `heading ${index + 1} skips a level`).toBeLessThanOrEqual(1);
      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size, `ids are unique: ${ids}`).toBe(ids.length);
    });

    it('links to pages of its own language, and to itself in the others', () => {
      for (const language of languages.filter((code) => code !== source)) {
        const html = render(page, language);
        const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)];
        const others = links.filter(
          ([tag, href = '']) =>
            !tag.includes('data-language') && !`${href.replace(/#.*/, '')}/`.startsWith(`/${language}/`),
        );
        expect(others.map(([, href]) => href)).toEqual([]);
        expect(html).toContain(`href="${localize(page.route, source, site.languages)}"`);
      }
    });

    it('has no link that says only "more": search engines and screen readers list links without context', () => {
      for (const language of languages) {
        const texts = [...render(page, language).matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, inner = '']) =>
          inner
            .replaceAll(/<[^>]+>/g, '')
            .trim()
            .toLowerCase(),
        );
        expect(texts).not.toEqual([]);
        expect(texts.filter((text) => vague[language]?.includes(text))).toEqual([]);
      }
    });

    it('uses only characters of the display font, in the languages that it is for', () => {
      const has = new Set([...fontCharacters, ...moreCharacters]);
      for (const language of languages) {
        if (new Intl.Locale(language).maximize().script !== 'Latn') continue;
        const characters = new Set(JSON.stringify(resolver.page(page, language)));
        // A name in another script, or an address, is shown in the face of the visitor's system. A space has no shape: few fonts have
        // the narrow one that French puts before signs.
        const missing = [...characters].filter(
          (character) => !has.has(character) && !/[{}]|\p{Z}|(?!\p{Script=Latin})\p{L}/u.test(character),
        );
        expect(missing).toEqual([]);
      }
    });
  });
});
