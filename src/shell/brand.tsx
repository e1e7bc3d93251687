import { memo } from 'react';
import type { ResolvedImage, SiteDocument } from '../content/types.generated';

/** The color classes for the logo's drawing: the theme's accents by index. */
const fills = {
  ink: 'fill-ink',
  accent: 'fill-accent',
  'accent-1': 'fill-accent-1',
  'accent-2': 'fill-accent-2',
  'accent-3': 'fill-accent-3',
  'accent-4': 'fill-accent-4',
  'accent-5': 'fill-accent-5',
  'accent-6': 'fill-accent-6',
} as const satisfies Record<string, string>;

type BrandDocument = SiteDocument['brand'];

/** Logo drawing and name, or logo image, from the site document. @param style for a name in another size */
export const Brand = memo(function Brand({
  brand,
  style,
}: {
  brand: BrandDocument;
  style?: { fontSize: string };
}) {
  if (brand.logo) return <Logo {...brand} logo={brand.logo} />;
  return (
    // A name alone is only as high as its letters, too small as a touch target.
    <span className={`flex items-center gap-3${brand.mark ? '' : ' min-h-6'}`}>
      {/* At any text size, the drawing leaves room for the name, and both leave room for the menu. */}
      {brand.mark && (
        <svg viewBox="0 0 32 32" className="size-[min(2.25rem,12vw)] shrink-0" aria-hidden="true">
          {brand.mark.map(({ path, color }, index) => (
            <path key={index} d={path} className={fills[color as keyof typeof fills]} />
          ))}
        </svg>
      )}
      <span
        style={style}
        className={`font-display leading-none font-semibold tracking-[-0.02em] ${brand.name.length > 12 ? 'text-[min(1.0625rem,6vw)]' : 'text-[min(1.375rem,8vw)]'}`}
      >
        {brand.name}
      </span>
    </span>
  );
});

/** A logo image, or the version for a dark background. */
function Logo({ name, logo, logoNight }: BrandDocument & { logo: ResolvedImage }) {
  const shape = 'block h-9 w-auto max-w-[min(12rem,60vw)] object-contain object-left rtl:object-right';
  return (
    <>
      <img
        {...pick(logo)}
        alt={name}
        className={`${shape} ${logoNight ? 'dark:hidden' : 'dark:box-content dark:bg-ink dark:p-1'}`}
      />
      {logoNight && (
        <img {...pick(logoNight)} alt={name} loading="lazy" className={`${shape} hidden dark:block`} />
      )}
    </>
  );
}

/** The attributes of an image element. Without the background color, since a logo may be transparent. */
function pick({ src, srcSet, sizes, width, height }: ResolvedImage) {
  return { src, srcSet, sizes, width, height };
}
