import type { ListedPage, Teaser } from '../../src/content/model/list';
import type { PageFacts } from '../../src/content/site/page-facts';

/** The facts of a published page of which there is nothing to say but its id, and what a test adds. */
export function facts(id: string, more: Partial<PageFacts> = {}): PageFacts {
  const none: string[] = [];
  return {
    ...{ id, file: `${id}/page.json`, title: id, description: '', draft: false, isInvalid: false },
    ...{ isSitemap: false, isUnindexed: false, findings: [], accepts: [], headings: [], shown: [] },
    ...{ schemaPaths: {}, translations: {}, texts: 0, aliases: none, mentions: none, anchors: none },
    ...{ hrefs: none, outward: none, wrongHrefs: none, images: none, wrongImages: none, types: none },
    ...{ days: none, endpoints: none, posted: none, words: {} },
    ...more,
  };
}

/** A page as lists need it. */
export function listed(id: string, teaser?: Teaser): ListedPage {
  return { id, title: id, ...(teaser && { teaser }), translations: {} };
}
