import type { Place } from '../../model/diagnostics';
import { widestOf } from '../../model/image-places';
import type { ImageFacts } from '../../model/images';
import type { PageFacts, ShownImage } from '../../site/page-facts';
import type { SiteContext } from '../../site/site-context';

/** An image in a place that it does not fit, and where a document names it. */
export interface Misfit extends Place {
  image: ImageFacts;
  shown: ShownImage;
}

/** Every place of a site where an image is shown that does not fit there. Documents are read again only for what is found. */
export function misfits(
  site: SiteContext,
  isMisfit: (image: ImageFacts, shown: ShownImage) => boolean,
): Misfit[] {
  return site.all().flatMap((facts) =>
    facts.shown.flatMap((shown) => {
      const image = site.folder.images.get(shown.image);
      if (!image || image.isDrawing || !isMisfit(image, shown)) return [];
      return placesOf(site, facts, shown).map((place) => ({ ...place, image, shown }));
    }),
  );
}

function placesOf(site: SiteContext, facts: PageFacts, { image, width }: ShownImage): Place[] {
  const context = site.context(facts);
  return context.images
    .filter(({ text, leaf }) => context.filePath(text) === image && widestOf(leaf) === width)
    .map(({ file, pointer }) => ({ file, pointer }));
}
