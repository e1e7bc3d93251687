import { pathOf } from '../model/hrefs';
import { isSharedSection, notFoundId, routeOf, siteFolder } from '../model/routes';
import type { SiteTranslation } from '../model/site-translation';
import { Tally } from '../text/tally';
import type { PageFacts } from './page-facts';

/** Whether visitors come by a document to where it leads: not by a draft, unless it is the home page, which cannot be one. */
export function leadsVisitors({ id, isSitemap, draft }: PageFacts): boolean {
  return !isSitemap && (draft !== true || id === 'index');
}

/** How often the documents of a site use each name, so that a check costs in proportion to the number of distinct names. */
export class SiteCounts {
  /** One for each language but the source language. */
  translations: readonly SiteTranslation[] = [];
  /** How often each shared section is shown, by id, whether or not it exists. */
  readonly shown = new Tally();
  /**
   * Links to this site; and the paths that they lead to, without links from a page to itself, from a draft or from a sitemap
   * page.
   */
  readonly hrefs = new Tally();
  readonly incoming = new Tally();
  readonly outward = new Tally();
  readonly images = new Tally();
  readonly downloads = new Tally();
  readonly headings = new Tally();
  /** Titles and descriptions of pages in the source language. */
  readonly titles = new Tally();
  readonly descriptions = new Tally();
  /** Routes and aliases. */
  readonly paths = new Tally();

  /** Adds what a document uses to the counts, or takes it away again. */
  protected count(facts: PageFacts, change: 'add' | 'remove'): void {
    const { id } = facts;
    const own = routeOf(id);
    for (const href of facts.hrefs) {
      this.hrefs[change](href);
      const path = pathOf(href);
      if (path !== '' && path !== own && leadsVisitors(facts)) this.incoming[change](path);
    }
    for (const href of facts.outward) this.outward[change](href);
    for (const image of facts.images) this.images[change](image);
    for (const file of facts.downloads ?? []) this.downloads[change](file);
    for (const { words } of facts.headings) this.headings[change](words);
    for (const { language, lacked } of this.translations)
      for (const text of facts.translations[language]?.lacked ?? []) lacked[change](text);
    for (const one of facts.shows ?? []) this.shown[change](one.id);
    if (id === siteFolder || isSharedSection(id)) return;
    this.paths[change](own);
    for (const alias of facts.aliases) this.paths[change](alias);
    if (facts.isInvalid || id === notFoundId) return;
    this.titles[change](facts.title);
    this.descriptions[change](facts.description);
  }
}
