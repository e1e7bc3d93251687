import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { Heading } from '../../../ui/heading';
import { SectionFrame } from '../../../ui/section-frame';

/** The longest bar's share of the chart's width; the rest leaves room for its figure at any text size. */
const whole = 0.74;

/** The positions of the axis lines, in per cent. */
const marks = [0, 25, 50, 75, 100];

/** How often something occurs: a bar chart, most frequent first, on an axis from 0 to 100 per cent. */
export function Patterns({ items, ...frame }: SectionOf<'patterns'>) {
  const t = useLabels();
  const sorted = [...items].sort((one, other) => other.frequency - one.frequency);
  return (
    <SectionFrame {...frame}>
      <ol>
        {sorted.map(({ title, description, frequency }, index) => (
          <li key={index} className="grid gap-x-10 @3xl:grid-cols-[2fr_3fr]">
            <div className="py-4 @max-3xl:pb-0">
              <Heading className="text-item">{title}</Heading>
              <p className="mt-1 text-sm text-soft">{description}</p>
            </div>
            <div className="relative flex items-center py-4">
              <Lines />
              <span
                aria-hidden="true"
                className="drawn relative block h-6 shrink-0 bg-accent"
                style={{ width: `${frequency * whole}%` }}
              />
              <span className="figure relative ps-3 text-item">
                {frequency}%
                <span className="ps-2 font-sans text-xs font-normal tracking-normal text-soft @max-3xl:sr-only">
                  {t('patterns.projects')}
                </span>
              </span>
            </div>
          </li>
        ))}
      </ol>
      <div className="grid gap-x-10 text-xs text-soft @3xl:grid-cols-[2fr_3fr]">
        <p className="tabular relative h-6 @3xl:col-start-2" aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark} className="absolute top-1" style={{ insetInlineStart: `${mark * whole}%` }}>
              {mark === 100 ? '100%' : mark}
            </span>
          ))}
        </p>
      </div>
    </SectionFrame>
  );
}

/** The axis lines across all rows. */
function Lines() {
  return marks.map((mark) => (
    <span
      key={mark}
      aria-hidden="true"
      className="absolute inset-y-0 border-s border-line"
      style={{ insetInlineStart: `${mark * whole}%` }}
    />
  ));
}
