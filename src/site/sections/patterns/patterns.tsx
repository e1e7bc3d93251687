import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { Bar } from '../../../ui/bar';
import { AxisNumbers, GridLines } from '../../../ui/grid-lines';
import { Heading } from '../../../ui/heading';
import { SectionFrame } from '../../../ui/section-frame';

/** The marks of the axis, in per cent. */
const marks = [0, 25, 50, 75, 100];

const at = (mark: number) => `${mark}%`;

/** The columns of words and bars, and the room for values behind the bars. */
const columns = 'grid gap-x-10 @3xl:grid-cols-[2fr_3fr]';
const room = 'me-20 @6xl:me-48';

/** How often something occurs: a bar chart, most frequent first, on an axis from 0 to 100 per cent. */
export function Patterns({ items, ...frame }: SectionOf<'patterns'>) {
  const t = useLabels();
  const sorted = [...items].sort((one, other) => other.frequency - one.frequency);
  return (
    <SectionFrame {...frame}>
      <ol>
        {sorted.map(({ title, description, frequency }, index) => (
          <li key={index} className={columns}>
            <div className="py-4 @max-3xl:pb-0">
              <Heading className="text-item">{title}</Heading>
              <p className="mt-1 text-sm text-soft">{description}</p>
            </div>
            <div className={`relative flex items-center py-4 ${room}`}>
              <GridLines marks={marks} at={at} />
              <Bar value={frequency} of={100} className="relative h-6 grow" />
              <span className="tabular absolute start-full ps-3 font-semibold whitespace-nowrap">
                {t('patterns.percent', { value: frequency })}{' '}
                <span className="ps-1 text-sm font-normal text-soft @max-6xl:sr-only">
                  {t('patterns.projects')}
                </span>
              </span>
            </div>
          </li>
        ))}
      </ol>
      <div className={columns}>
        <AxisNumbers
          marks={marks}
          at={at}
          format={(mark) => (mark === 100 ? t('patterns.percent', { value: mark }) : `${mark}`)}
          className={`@3xl:col-start-2 ${room}`}
        />
      </div>
    </SectionFrame>
  );
}
