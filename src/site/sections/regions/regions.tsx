import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';
import { measured, Slopes } from './slopes';

/** The most squares that can be counted at a glance; a larger number is shown as a bar. */
const countable = 40;

/** Regions with one square per facility, below a slope chart of what each region gained. */
export function Regions({ measure, items, ...frame }: SectionOf<'regions'>) {
  const t = useLabels();
  const most = Math.max(...items.map(({ facilities }) => facilities));
  const slopes = measured(items);
  return (
    <SectionFrame {...frame}>
      {(measure || slopes.length > 0) && <Slopes measure={measure} items={slopes} />}
      <Row name={frame.title}>
        <table className="stacks">
          <thead>
            <tr className="border-b-2 border-ink">
              <th scope="col">{t('tables.region')}</th>
              <th scope="col">{t('tables.facilities')}</th>
              <th scope="col">{t('tables.improvements')}</th>
              <th scope="col">{t('tables.specialization')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ region, facilities, improvements, specialization }, index) => (
              <tr key={index} className="border-b border-line">
                <th scope="row">{region}</th>
                <td>
                  <span className="flex flex-wrap items-center gap-3 @2xl:flex-nowrap">
                    <span className="figure text-item">{facilities}</span>
                    <span className="@2xl:hidden">{t('tables.facilities')}</span>
                    <Amount count={facilities} most={most} />
                  </span>
                </td>
                <td>{improvements}</td>
                <td className="text-soft">{specialization}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Row>
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
      // Rows of ten are easy to count at any width.
      style={{ gridTemplateColumns: `repeat(${Math.min(count, 10)}, 0.75rem)` }}
    >
      {Array.from({ length: count }, (_, square) => (
        <span key={square} className="size-3 bg-accent" />
      ))}
    </span>
  );
}
