import { memo } from 'react';
import type { SiteDocument } from '../content/types.generated';

const fills = {
  ink: 'fill-ink',
  accent: 'fill-accent',
  'layer-ingest': 'fill-layer-ingest',
  'layer-integration': 'fill-layer-integration',
  'layer-knowledge': 'fill-layer-knowledge',
  'layer-action': 'fill-layer-action',
} as const satisfies Record<SiteDocument['brand']['mark'][number]['color'], string>;

/** Mark and name, as the site document draws and spells them. @param style of a name that is not as large as others */
export const Brand = memo(function Brand({
  brand,
  style,
}: {
  brand: SiteDocument['brand'];
  style?: { fontSize: string };
}) {
  return (
    <span className="flex items-center gap-3">
      {/* However large the visitor's text is, the mark leaves room for the name, and both for the menu. */}
      <svg viewBox="0 0 32 32" className="size-[min(2.25rem,12vw)] shrink-0" aria-hidden="true">
        {brand.mark.map(({ path, color }) => (
          <path key={path} d={path} className={fills[color]} />
        ))}
      </svg>
      <span
        style={style}
        className={`font-display leading-none font-semibold tracking-[-0.02em] wrap-anywhere ${brand.name.length > 12 ? 'text-[min(1.0625rem,6vw)]' : 'text-[min(1.375rem,8vw)]'}`}
      >
        {brand.name}
      </span>
    </span>
  );
});
