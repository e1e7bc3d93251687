import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Row } from '../../ui/row';
import { SectionFrame } from '../../ui/section-frame';

/** The styles of the figures before and after. */
const looks = {
  before: { ground: 'bg-line-strong', text: 'text-soft' },
  after: { ground: 'bg-accent', text: 'font-semibold' },
} as const;

/** The most rows that a narrow container stacks; more scroll sideways. */
const mostStacked = 4;

/** Figures before and after, drawn as two bars on the scale of their row if possible. */
export function Comparison({ items, ...frame }: SectionOf<'comparison'>) {
  const t = useLabels();
  const isLong = items.length > mostStacked;
  const table = (
    <table className="stacks">
      <thead>
        <tr className="border-b-2 border-ink">
          <th scope="col">{t('tables.metric')}</th>
          <th scope="col" className="@2xl:w-1/2">
            <Mark of="before" /> {t('tables.before')} <Mark of="after" className="ms-4" /> {t('tables.after')}
          </th>
          <th scope="col">{t('tables.improvement')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ metric, before, after, improvement, remaining }, index) => {
          const shareOf = (percent: number) =>
            remaining === undefined ? undefined : percent / Math.max(100, remaining);
          return (
            <tr key={index} className="border-b border-line">
              <th scope="row">{metric}</th>
              <td>
                <Amount of="before" name={t('tables.before')} share={shareOf(100)}>
                  {before}
                </Amount>
                <Amount of="after" name={t('tables.after')} share={shareOf(remaining ?? 0)}>
                  {after}
                </Amount>
              </td>
              <td className="font-semibold text-accent">{improvement}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
  return <SectionFrame {...frame}>{isLong ? <Row name={frame.title}>{table}</Row> : table}</SectionFrame>;
}

/** A marker for the figure before or after. */
function Mark({ of, className = '' }: { of: keyof typeof looks; className?: string }) {
  return <span aria-hidden="true" className={`drawn inline-block size-3 ${looks[of].ground} ${className}`} />;
}

interface AmountProps {
  of: keyof typeof looks;
  name: string;
  /** The length of the bar relative to the longest in its row; a dot replaces the bar if it is unknown. */
  share: number | undefined;
  children: string;
}

function Amount({ of, name, share, children }: AmountProps) {
  const { ground, text } = looks[of];
  return (
    <div className="flex items-center gap-3 py-0.5">
      {share === undefined ? (
        <Mark of={of} className="shrink-0 rounded-[50%]" />
      ) : (
        // The other half holds the value of the longest bar.
        <span
          aria-hidden="true"
          className={`drawn h-3 shrink-0 ${ground}`}
          style={{ width: `${share * 50}%` }}
        />
      )}
      <span className={text}>
        <span className="sr-only">{name}: </span>
        <span aria-hidden="true" className="font-semibold @2xl:hidden">
          {name}:{' '}
        </span>
        {children}
      </span>
    </div>
  );
}
