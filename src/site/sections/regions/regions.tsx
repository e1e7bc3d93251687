import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { SectionFrame } from '../../../ui/section-frame';

/** How many squares can be taken in at a glance; more than that is a bar. */
const countable = 40;

/** Regions with their facilities: one square for each, so that the table is a picture of the network. */
export function Regions({ items, ...frame }: SectionOf<'regions'>) {
  const t = useLabels();
  const most = Math.max(...items.map(({ facilities }) => facilities));
  return (
    <SectionFrame {...frame}>
      <table className="w-full border-collapse text-sm [&_th]:text-start tabular @max-2xl:[&_td]:block @max-2xl:[&_th]:block @max-2xl:[&_thead]:sr-only">
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className="py-3 pe-4 font-semibold">
              {t('tables.region')}
            </th>
            <th scope="col" className="py-3 pe-4 font-semibold">
              {t('tables.facilities')}
            </th>
            <th scope="col" className="py-3 pe-4 font-semibold">
              {t('tables.improvements')}
            </th>
            <th scope="col" className="py-3 font-semibold">
              {t('tables.specialization')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ region, facilities, improvements, specialization }, index) => (
            <tr key={index} className="border-b border-line @max-2xl:block @max-2xl:py-4">
              <th scope="row" className="py-2 pe-4 text-base font-semibold @2xl:py-4">
                {region}
              </th>
              <td className="py-1 pe-4 @2xl:py-4">
                <span className="flex flex-wrap items-center gap-3 @2xl:flex-nowrap">
                  <span className="figure text-item">{facilities}</span>
                  <span className="@2xl:hidden">{t('tables.facilities')}</span>
                  <Amount count={facilities} most={most} />
                </span>
              </td>
              <td className="py-1 pe-4 @2xl:py-4">{improvements}</td>
              <td className="py-1 text-soft @2xl:py-4">{specialization}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  );
}

function Amount({ count, most }: { count: number; most: number }) {
  if (most > countable) {
    return (
      <span aria-hidden="true" className="drawn w-40">
        <span className="block h-3 bg-accent" style={{ width: `${(count / most) * 100}%` }} />
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className="drawn grid shrink-0 gap-1"
      // Rows of ten can be counted, whatever room there is.
      style={{ gridTemplateColumns: `repeat(${Math.min(count, 10)}, 0.75rem)` }}
    >
      {Array.from({ length: count }, (_, square) => (
        <span key={square} className="size-3 bg-accent" />
      ))}
    </span>
  );
}
