import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { Bar } from '../../../ui/bar';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';
import { measured, Slopes } from './slopes';

/** Regions with their facilities as bars, below a slope chart of what each region gained. */
export function Regions({ measure, items, ...frame }: SectionOf<'regions'>) {
  const t = useLabels();
  const most = Math.max(...items.map(({ facilities }) => facilities));
  const slopes = measured(items);
  return (
    <SectionFrame {...frame}>
      {(measure || slopes.length > 0) && <Slopes measure={measure} items={slopes} />}
      <Row name={frame.title} count={items.length}>
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
                  <span className="flex items-center gap-3 @2xl:pe-6">
                    <Bar value={facilities} of={most} className="w-28 shrink-0" />
                    <span className="font-semibold">{facilities}</span>
                    <span className="@2xl:hidden">{t('tables.facilities')}</span>
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
