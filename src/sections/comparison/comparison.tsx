import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Bar } from '../../ui/bar';
import { Row } from '../../ui/row';
import { SectionFrame } from '../../ui/section-frame';

type Item = SectionOf<'comparison'>['items'][number];

/** The most rows that a narrow container stacks; more scroll sideways. */
const mostStacked = 4;

/** What is drawn of a row: both figures where they are known, and what their lines are as long as. */
function drawnOf({ amounts, remaining }: Item) {
  if (remaining !== undefined) return { before: 100, after: remaining, of: Math.max(100, remaining) };
  return amounts && { ...amounts, of: amounts.of ?? Math.max(amounts.before ?? 0, amounts.after ?? 0) };
}

/** Figures before and after, drawn as two bars on the scale of their row if possible. The figures of all rows are in one column. */
export function Comparison({ items, ...frame }: SectionOf<'comparison'>) {
  const t = useLabels();
  const isLong = items.length > mostStacked;
  const drawings = items.map(drawnOf);
  const hasBars = drawings.some(Boolean);
  const table = (
    <table className="stacks">
      <thead>
        <tr className="border-b-2 border-ink">
          <th scope="col">{t('tables.metric')}</th>
          <th scope="col" className={hasBars ? '@2xl:w-1/2' : ''}>
            <Mark color="bg-line-strong" /> {t('tables.before')} <Mark color="ms-4 bg-accent" />{' '}
            {t('tables.after')}
          </th>
          <th scope="col">{t('tables.improvement')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ metric, before, after, improvement }, index) => {
          const drawing = drawings[index];
          // Words stand where the figures of the other rows do.
          const place = hasBars && (drawing ? 'bars' : 'none');
          return (
            <tr key={index} className="border-b border-line">
              <th scope="row">{metric}</th>
              <td>
                <Value
                  name={t('tables.before')}
                  amount={drawing?.before}
                  of={drawing?.of}
                  place={place}
                  isPast
                >
                  {before}
                </Value>
                <Value name={t('tables.after')} amount={drawing?.after} of={drawing?.of} place={place}>
                  {after}
                </Value>
              </td>
              <td className="font-semibold text-accent">{improvement}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
  return (
    <SectionFrame {...frame}>
      {isLong ? (
        <Row name={frame.title} count={items.length}>
          {table}
        </Row>
      ) : (
        table
      )}
    </SectionFrame>
  );
}

/** An entry of the key. */
function Mark({ color }: { color: string }) {
  return <span aria-hidden="true" className={`drawn inline-block size-3 ${color}`} />;
}

interface ValueProps {
  name: string;
  amount: number | undefined;
  of: number | undefined;
  /** Whether there is room for a bar: in narrow containers only in rows that have one. */
  place: 'bars' | 'none' | false;
  isPast?: boolean;
  children: string;
}

/** A figure behind its bar, if it has one. */
function Value({ name, amount, of, place, isPast = false, children }: ValueProps) {
  return (
    <div className="flex items-center gap-3 py-0.5">
      {amount !== undefined && of !== undefined ? (
        <Bar value={amount} of={of} isPast={isPast} className="w-2/5 shrink-0 @2xl:h-5 @2xl:w-3/5" />
      ) : (
        place && <span className={`w-2/5 shrink-0 @2xl:w-3/5 ${place === 'none' ? '@max-2xl:hidden' : ''}`} />
      )}
      <span className={isPast ? 'text-soft' : 'font-semibold'}>
        <span className="sr-only">{name}: </span>
        <span aria-hidden="true" className="font-semibold @2xl:hidden">
          {name}:{' '}
        </span>
        {children}
      </span>
    </div>
  );
}
