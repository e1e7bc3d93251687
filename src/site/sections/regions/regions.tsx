import type { SectionOf } from '../../../content/types.generated';
import { useFormat, useLabels } from '../../../i18n/language';
import { Bar } from '../../../ui/bar';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';
import { measured, Slopes } from './slopes';

/** Regions with their facilities as bars, below slope charts of what each region gained. */
export function Regions({ measure, secondMeasure, items, ...frame }: SectionOf<'regions'>) {
  const t = useLabels();
  const format = useFormat();
  const most = Math.max(...items.map(({ facilities }) => facilities));
  const charts = [
    { title: measure, items: measured(items) },
    { title: secondMeasure, items: measured(items, true) },
  ].filter((chart) => chart.items.length > 0);
  return (
    <SectionFrame {...frame}>
      {charts.length > 0 && (
        <div className={`mb-tight grid gap-x-16 gap-y-10 ${charts.length > 1 ? '@4xl:grid-cols-2' : ''}`}>
          {charts.map((chart, index) => (
            <Slopes key={index} measure={chart.title} items={chart.items} />
          ))}
        </div>
      )}
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
                    <Bar value={facilities} of={most} className="w-28 shrink-0 @5xl:w-48" />
                    <span className="font-semibold">{format.number(facilities)}</span>
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
