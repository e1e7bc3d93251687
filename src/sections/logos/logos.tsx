import type { SectionOf } from '../../content/types.generated';
import { Picture } from '../../ui/picture';
import { SectionFrame } from '../../ui/section-frame';

type Item = SectionOf<'logos'>['items'][number];

/** Logos of organizations. Most are made for a white background, so they keep a light one in the dark theme. */
export function Logos({ items, ...frame }: SectionOf<'logos'>) {
  return (
    <SectionFrame {...frame} density="tight">
      <ul className="cells grid-cols-2 @xl:grid-cols-3 @4xl:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {items.map((item, index) => (
          <li key={index} className="flex min-w-0 has-[a]:hover:bg-raised">
            {item.href ? (
              <a href={item.href} className="flex min-w-0 grow hover:text-accent">
                <Mark item={item} />
              </a>
            ) : (
              <Mark item={item} />
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function Mark({ item: { image, imageAlt } }: { item: Item }) {
  return (
    <span className="flex min-h-32 min-w-0 grow items-center justify-center p-4 @xl:p-6">
      {image ? (
        <span className="block min-w-0 dark:bg-ink dark:p-3 dark:text-surface">
          {/* Without the color that others show until they have loaded: beside a logo it would stay in view. */}
          <Picture
            image={{ ...image, style: {} }}
            alt={imageAlt}
            className="h-14 w-32 max-w-full [&>img]:object-contain"
          />
        </span>
      ) : (
        <span className="min-w-0 text-center text-item font-display font-semibold text-balance hyphens-auto">
          {imageAlt}
        </span>
      )}
    </span>
  );
}
