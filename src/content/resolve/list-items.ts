import { withBase } from '../model/base-path';
import type { ImagePlace } from '../model/image-places';
import type { Language } from '../model/languages';
import type { List, ListedPage } from '../model/list';
import { localHref } from '../model/local-routes';
import { routeOf } from '../model/routes';
import { childOf, type FieldTree } from '../schema/fields';
import type { SchemaSet } from '../schema/schemas';
import { collatorOf, pagesOf } from '../site/lists';
import { entriesOf } from '../site/load';
import type { ListItem } from '../types.generated';
import { inPlace } from './image-in-place';
import { translatorOf } from './lent-by-page';
import type { SharedContent } from './shared-content';

export type ListedSite = Pick<
  SharedContent,
  'languages' | 'sharedDictionaries' | 'images' | 'listable' | 'lenders' | 'routes' | 'base'
>;

/** Fills a list in a language for a page, which is not listed itself. */
type Lister = (list: List, route: string, language: Language) => ListItem[];

/**
 * Makes the lister of a site. The items of a list in a language are computed once, however many pages show it.
 *
 * @param today the date for which lists are filled
 */
export function createLister(site: ListedSite, schemas: SchemaSet, today: string): Lister {
  const { languages, listable, images, base = '' } = site;
  const place = teaserImage(schemas.pageFields);
  const cache = new Map<string, readonly ListItem[]>();
  const work = (list: List, language: Language): ListItem[] => {
    const shared = entriesOf(site.sharedDictionaries.get(language));
    const sayFor = (page: ListedPage) => translatorOf(page, page.translations[language], shared);
    const titleOf = (page: ListedPage) => sayFor(page)(page.teaser?.title ?? page.title);
    const pages = pagesOf(list, listable?.get(list.of) ?? [], today, titleOf, collatorOf(language));
    return pages.map((page) => {
      const { id, teaser = {} } = page;
      const { text, date, until, image, imageAlt, imageFocus } = teaser;
      const say = sayFor(page);
      const served = image === undefined ? undefined : images.get(image);
      return {
        title: titleOf(page),
        href: withBase(localHref(routeOf(id), language, languages, site.routes), base),
        ...(text !== undefined && { text: say(text) }),
        ...(date !== undefined && { date }),
        ...(until !== undefined && until !== date && { until }),
        ...(served && { image: inPlace(served, base, place, imageFocus) }),
        ...(served && imageAlt !== undefined && { imageAlt: say(imageAlt) }),
      };
    });
  };
  return (list, route, language) => {
    const { limit = Number.POSITIVE_INFINITY, ...all } = list;
    const key = JSON.stringify([language, all.of, all.tag, all.order, all.when]);
    const items = cache.get(key) ?? work(all, language);
    cache.set(key, items);
    const own = withBase(localHref(route, language, languages, site.routes), base);
    const shown: ListItem[] = [];
    for (const item of items) {
      if (shown.length >= limit) break;
      if (item.href !== own) shown.push(item);
    }
    return shown;
  };
}

function teaserImage(page: FieldTree | undefined): ImagePlace {
  const teaser = childOf(page, 'teaser');
  const image = childOf(teaser, 'image');
  return image?.kind === 'image' ? image : { focus: 'imageFocus' };
}
