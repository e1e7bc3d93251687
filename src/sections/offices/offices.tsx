import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { SectionFrame } from '../../ui/section-frame';

/** The offices; their headcounts are drawn in proportion. */
export function Offices({ items, ...frame }: SectionOf<'offices'>) {
  const t = useLabels();
  const largest = Math.max(...items.map(({ headcount }) => headcount));
  return (
    <SectionFrame {...frame}>
      <ul className="grid gap-x-10 gap-y-12 @xl:grid-cols-2 @5xl:grid-cols-4">
        {items.map(({ city, country, address, timezone, headcount, focus }, index) => (
          <li key={index} className="border-t-2 border-ink pt-5">
            <h3 className="text-item">{city}</h3>
            <p className="text-soft">{country}</p>
            <address className="mt-3 text-sm not-italic">{address}</address>
            <p className="mt-1 text-sm text-soft">{timezone.replaceAll('_', ' ')}</p>
            <p className="mt-5 text-sm">
              <span className="figure mr-2 text-section">{headcount}</span>
              {t('offices.people')}
            </p>
            <span
              aria-hidden="true"
              className="mt-1 block h-2 bg-accent"
              style={{ width: `${(headcount / largest) * 100}%` }}
            />
            <p className="mt-4 text-sm text-soft">{focus}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
