import { pathOf } from '../../model/hrefs';
import type { PageContext } from '../../site/page-context';
import type { SiteContext } from '../../site/site-context';
import { emptyLists } from './empty-lists';

/** What may be needed of the site. */
const siteNeeds = {
  // What an unreliable or misnamed document links to, shows or offers is unknown.
  'valid-documents': (site: SiteContext) => !site.hasInvalid,
  // A wrong reference was probably meant for what nothing refers to.
  'working-links': (site: SiteContext) =>
    site.all().every(({ wrongHrefs }) => wrongHrefs.length === 0) &&
    [...site.hrefs.keys()].map(pathOf).every((path) => path === '' || leadsToPage(path, site)),
  // A list with a wrong route or tag would lead to the pages that nothing links to.
  'filled-lists': (site: SiteContext) => emptyLists(site).length === 0,
  'existing-images': ({ images, folder }: SiteContext) =>
    [...images.keys()].every((image) => folder.files.has(image)),
  'existing-downloads': (site: SiteContext) =>
    site.all().every(({ wrongDownloads }) => wrongDownloads === undefined) &&
    [...site.downloads.keys()].every((file) => site.folder.files.has(file)),
  'existing-shared-sections': ({ shown, sharedSections }: SiteContext) =>
    [...shown.keys()].every((id) => sharedSections.has(id)),
};

/** What may be needed of a document with its dictionaries. */
export const pageNeeds = {
  // Its content is known, even if a text is too long.
  'valid-document': ({ isInvalid }: PageContext) => !isInvalid,
  // What its dictionaries lack says nothing about it.
  'no-violations': ({ violations, source }: PageContext) =>
    !violations.some(({ file }) => file === source.path),
  // Of too many sections, those in question may be removed.
  'right-count': (page: PageContext) =>
    !page.violationsOf('wrong-count').some(({ pointer }) => pointer === '/sections'),
};

export type SiteNeed = keyof typeof siteNeeds;
export type PageNeed = keyof typeof pageNeeds;
export type Need = SiteNeed | PageNeed;

/** Whether everything that a check or a finding needs is right. */
export type Meets = (needs?: readonly Need[]) => boolean;

/** Judges what is needed of a site; needs of pages count as met. */
export const judgeSite = (site: SiteContext) => judge(site, siteNeeds);

/** Judges what is needed of a page; needs of the site count as met. */
export const judgePage = (page: PageContext) => judge(page, pageNeeds);

/** Each need is judged when first asked for, and once. */
function judge<Subject>(
  subject: Subject,
  judgements: Partial<Record<Need, (subject: Subject) => boolean>>,
): Meets {
  const met = new Map<Need, boolean>();
  const isMet = (need: Need) => {
    const answer = met.get(need) ?? judgements[need]?.(subject) ?? true;
    met.set(need, answer);
    return answer;
  };
  return (needs) => needs?.every(isMet) ?? true;
}

/** Whether a page, or a further page of a list, answers for a path. */
export function leadsToPage(path: string, { paths, lists }: SiteContext): boolean {
  return paths.has(path) || lists.isPart(path);
}
