import { picturePath } from '../../content/model/routes';
import type { ResolvedPage, ResolvedSite } from '../../content/resolve/resolved-page';

/**
 * The picture that services show for a link: the page's own, or the one that the build draws. Further pages of a paginated list
 * use the first page's.
 *
 * @returns its absolute address and size in pixels; undefined if there is none
 */
export function sharedPicture(
  { id, language, part, socialImage }: ResolvedPage,
  { socialPictures, url }: ResolvedSite,
): { src: string; width: number; height: number } | undefined {
  if (socialImage) return { ...socialImage, src: new URL(socialImage.src, url).href };
  return socialPictures
    ? { src: `${url}/${picturePath(part?.of ?? id, language)}`, width: 1200, height: 630 }
    : undefined;
}
