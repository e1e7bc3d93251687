import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { SectionFrame } from '../../ui/section-frame';

/** Figures before and after. What is left of each is drawn: the short bar stands on the long one. */
export function Comparison({ items, ...frame }: SectionOf<'comparison'>) {
  const t = useLabels();
  return (
    <SectionFrame {...frame}>
      <table className="w-full border-collapse text-sm [&_th]:text-start tabular @max-2xl:[&_td]:block @max-2xl:[&_th]:block @max-2xl:[&_thead]:sr-only">
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className="py-3 pe-4 font-semibold">
              {t('tables.metric')}
            </th>
            <th scope="col" className="py-3 pe-4 font-semibold">
              {t('tables.before')}
            </th>
            <th scope="col" className="py-3 pe-4 font-semibold">
              {t('tables.after')}
            </th>
            <th scope="col" className="py-3 font-semibold">
              {t('tables.improvement')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ metric, before, after, improvement, remaining }, index) => (
            <tr key={index} className="border-b border-line @max-2xl:block @max-2xl:py-4">
              <th scope="row" className="py-2 pe-4 text-base font-semibold @2xl:py-4">
                {metric}
              </th>
              <td className="py-1 pe-4 text-soft @2xl:py-4">
                <span className="font-semibold @2xl:hidden">{t('tables.before')}: </span>
                {before}
              </td>
              <td className="py-1 pe-4 @2xl:py-4">
                <span className="font-semibold @2xl:hidden">{t('tables.after')}: </span>
                {after}
              </td>
              <td className="py-1 font-semibold text-accent @2xl:py-4">
                {improvement}
                {remaining !== undefined && (
                  <span aria-hidden="true" className="drawn mt-2 block h-2 bg-line">
                    <span className="block h-full bg-accent" style={{ width: `${remaining}%` }} />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  );
}
