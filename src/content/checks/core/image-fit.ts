import type { Place } from '../../model/diagnostics';
import { widestOf } from '../../model/image-places';
import type { ImageFacts } from '../../model/images';
import type { ShownImage } from '../../site/page-facts';
import type { SiteContext } from '../../site/site-context';
import { placeOfUse } from '../../site/uses-by';

/** An image that does not suit its place, with its use in a document. */
interface Misfit extends Place {
  image: ImageFacts;
  shown: ShownImage;
}

/** Every use of an image that does not suit its place. Only documents with findings are reread. */
export function misfits(
  site: SiteContext,
  isMisfit: (image: ImageFacts, shown: ShownImage) => boolean,
): Misfit[] {
  return site.all().flatMap((facts) =>
    facts.shown.flatMap((shown) => {
      const image = site.folder.images.get(shown.image);
      if (!image || image.isDrawing || !isMisfit(image, shown)) return [];
      const context = site.context(facts);
      const uses = context.images.filter(
        ({ text, leaf }) => context.filePath(text) === shown.image && widestOf(leaf) === shown.width,
      );
      return uses.map((use) => ({ ...placeOfUse(use), image, shown }));
    }),
  );
}
