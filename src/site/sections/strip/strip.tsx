import type { SectionOf } from '../../../content/types.generated';
import { useFormat } from '../../../i18n/language';
import { AxisNumbers, GridLines } from '../../../ui/grid-lines';
import { Heading } from '../../../ui/heading';
import { percent } from '../../../ui/percent';
import { AxisCaption, AxisLine } from '../../axis-line';
import { DrawingFrame } from '../../drawing-frame';
import { marksAround } from './marks-around';

/** Values as dots on one axis, in rows; those that are the same are stacked. */
export function Strip({ unit, line, items, ...frame }: SectionOf<'strip'>) {
  const format = useFormat();
  const all = [...items.flatMap(({ values }) => values), ...(line ? [line.value] : [])];
  const marks = marksAround(all, 6);
  const [start, end] = [Math.min(...marks), Math.max(...marks)];
  const at = (value: number) => percent((value - start) / (end - start));
  const columns = 'grid gap-x-10 @3xl:grid-cols-[1fr_2fr]';
  return (
    <DrawingFrame {...frame}>
      <figure>
        <AxisCaption unit={unit} line={line} />
        <ol>
          {items.map(({ title, summary, note, isResult, lapse, values }, index) => (
            <li key={index} className={`${columns} border-line @3xl:border-b`}>
              <div className="pt-3 pb-1 @3xl:pb-3">
                <Heading className="font-semibold">{title}</Heading>
                <p className={`text-sm ${isResult ? 'text-accent' : ''}`}>{summary}</p>
                {note && <p className="text-sm text-soft">{note}</p>}
              </div>
              <div className="relative mx-3 flex items-end" aria-hidden="true">
                <GridLines marks={marks} at={at} />
                {line && <AxisLine at={at(line.value)} />}
                {line && lapse && (
                  <span
                    className="absolute bottom-2 grid h-3 place-items-center text-line-strong hatch-lost @3xl:h-5"
                    style={{
                      insetInlineStart: at(line.value),
                      width: `calc(${at(Math.min(...values))} - ${at(line.value)})`,
                    }}
                  >
                    <span className="bg-surface px-1.5 text-sm leading-tight font-semibold text-ink">
                      {lapse}
                    </span>
                  </span>
                )}
                {[...new Set(values)].map((value) => (
                  <span
                    key={value}
                    className="relative grid w-0 justify-center gap-0.5 py-2"
                    style={{ insetInlineStart: at(value) }}
                  >
                    {values
                      .filter((one) => one === value)
                      .map((_, dot) => (
                        <span
                          key={dot}
                          className={`drawn size-3 rounded-full @3xl:size-5 ring-2 ring-surface ${isResult ? 'bg-accent' : 'bg-line-strong'}`}
                        />
                      ))}
                  </span>
                ))}
              </div>
            </li>
          ))}
        </ol>
        <div className={columns}>
          <AxisNumbers marks={marks} at={at} format={format.number} className="mx-3 @3xl:col-start-2" />
        </div>
      </figure>
    </DrawingFrame>
  );
}
