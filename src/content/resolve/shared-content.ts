import type { DatedLists } from '../model/dated';
import type { ServedDownload } from '../model/downloads';
import type { ServedImage } from '../model/images';
import type { Lenders, Listable } from '../model/list';
import type { LocalRoutes } from '../model/local-routes';
import type { Site, SourceFile } from '../site/load';
import type { Feeds } from './feed';

/** What the pages of a site share. */
export interface SharedContent
  extends Pick<Site, 'languages' | 'siteDocument' | 'sharedDictionaries'>,
    Partial<Pick<Site, 'sharedSections'>> {
  /** Images as served, by path. */
  images: ReadonlyMap<string, ServedImage>;
  /** Downloads as served, by path. */
  offered?: ReadonlyMap<string, ServedDownload>;
  /** The pages with localized paths. */
  routes?: LocalRoutes;
  /** The site's path on its host: see `basePathOf`. Omitted at the root. */
  base?: string;
  /** The paths of unpublished pages, to which links are left out. */
  unpublished?: ReadonlySet<string>;
  /** The theme document. */
  theme?: SourceFile | undefined;
  /** The pages that lists can show. */
  listable?: Listable;
  /** The pages that items take content from, by the paths they name. */
  lenders?: Lenders;
  /** All lists of the site, and those with feeds; omitted where no page head is rendered. */
  datedLists?: DatedLists;
  feeds?: Feeds;
  /** The date for which pages are resolved, `2027-01-21`: the same for a whole build. Defaults to the current day. */
  today?: string;
  /** The same with the time, which decides what is published. Defaults to `today`. */
  now?: string;
}
