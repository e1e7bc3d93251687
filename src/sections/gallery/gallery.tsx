import type { SectionOf } from '../../content/types.generated';
import { InlineText } from '../../ui/inline-text';
import { Picture } from '../../ui/picture';
import { SectionFrame } from '../../ui/section-frame';

/** Pictures side by side with captions. */
export function Gallery({ items, ...frame }: SectionOf<'gallery'>) {
  // The first picture takes four cells; the rows are then full if the number of pictures is divisible by three.
  const isMosaic = items.length > 0 && items.length % 3 === 0;
  const large = `${items.length % 2 === 0 ? '@3xl:col-span-2' : '@xl:col-span-2'} @3xl:row-span-2`;
  return (
    <SectionFrame {...frame}>
      <ul className={`grid gap-x-4 gap-y-8 @xl:gap-x-6 ${columns(items.length)}`}>
        {items.map(({ image, imageAlt = '', caption }, index) => {
          const isLarge = isMosaic && index === 0;
          return (
            <li key={index} className={isLarge ? large : ''}>
              <figure className="flex h-full flex-col">
                {image ? (
                  <Picture
                    image={image}
                    alt={imageAlt}
                    className={`aspect-3/2 ${isLarge ? '@3xl:min-h-0 @3xl:grow' : ''}`}
                  />
                ) : (
                  <div className="aspect-3/2 border border-dashed border-line-strong" />
                )}
                {caption && (
                  <figcaption className="mt-3 text-sm text-soft">
                    <InlineText>{caption}</InlineText>
                  </figcaption>
                )}
              </figure>
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}

/** The number of columns in a wide container, chosen so that the last row is full if possible. */
function columns(count: number): string {
  if (count === 1) return 'mx-auto max-w-4xl';
  if (count === 2 || count === 4) return '@xl:grid-cols-2';
  return count % 4 === 0 ? '@xl:grid-cols-2 @5xl:grid-cols-4' : '@xl:grid-cols-2 @3xl:grid-cols-3';
}
