import type { SectionOf } from '../../../content/types.generated';
import { useFormat } from '../../../i18n/language';
import { Heading } from '../../../ui/heading';
import { percent } from '../../../ui/percent';
import { DrawingFrame, Key } from '../../drawing-frame';

type LossesSection = SectionOf<'losses'>;

interface Step {
  title: string;
  note?: string | undefined;
  /** Where it stands on the scale, from its foot, and how large it is. */
  before: { from: number; size: number };
  after: { from: number; size: number };
}

/** The steps of both staircases: the whole, each loss below the one before, the rest. */
function stepsOf({ total, items, rest }: Pick<LossesSection, 'total' | 'items' | 'rest'>): Step[] {
  const whole = { from: 0, size: total.amount };
  let before = total.amount;
  let after = total.amount;
  const losses = items.map((item) => {
    before -= item.before;
    after -= item.after;
    return {
      ...item,
      before: { from: before, size: item.before },
      after: { from: after, size: item.after },
    };
  });
  return [
    { title: total.title, before: whole, after: whole },
    ...losses,
    { ...rest, before: { from: 0, size: before }, after: { from: 0, size: after } },
  ];
}

/**
 * What a total loses step by step, as two staircases on one scale: how it was and how it is. In a wide container they lead down
 * from left to right, in a narrow one the steps stand one below the other.
 */
export function Losses({ unit, beforeTitle, afterTitle, total, items, rest, ...frame }: LossesSection) {
  const format = useFormat();
  const steps = stepsOf({ total, items, rest });
  return (
    <DrawingFrame {...frame}>
      <figure>
        <figcaption className="flex flex-wrap justify-between gap-x-6 border-b-2 border-ink pb-2 text-sm">
          <span className="font-semibold">{unit}</span>
          <span className="flex gap-6">
            <Key color="bg-line-strong">{beforeTitle}</Key>
            <Key color="bg-accent">{afterTitle}</Key>
          </span>
        </figcaption>
        <ol className="pt-6 @4xl:flex @4xl:gap-3">
          {steps.map(({ title, note, before, after }, index) => {
            const isWhole = index === 0;
            const isLoss = !isWhole && index < steps.length - 1;
            return (
              <li key={index} className="pb-4 @4xl:flex @4xl:flex-1 @4xl:flex-col-reverse @4xl:justify-end">
                <div className="grid grid-cols-[1fr_auto] gap-x-4 pb-1 @4xl:block @4xl:pt-3">
                  <Heading className="self-end font-semibold @4xl:@max-5xl:text-sm">{title}</Heading>
                  <p className="figure text-block whitespace-nowrap @4xl:text-section">
                    {!isWhole && (
                      <>
                        <span className="sr-only">{beforeTitle} </span>
                        <span className="px-0.5 text-soft">{format.number(before.size)}</span>{' '}
                        <span className="sr-only">{afterTitle} </span>
                        <span
                          className="inline-block px-0.5 text-item text-soft rtl:-scale-x-100"
                          aria-hidden="true"
                        >
                          →
                        </span>{' '}
                      </>
                    )}
                    <span className={isWhole ? '' : 'text-accent'}>{format.number(after.size)}</span>
                  </p>
                  {note && <p className="col-span-2 text-sm text-soft">{note}</p>}
                </div>
                <div className="relative h-10 @4xl:h-[26rem] @4xl:in-data-beside:h-56" aria-hidden="true">
                  {!isWhole && <Block {...before} total={total.amount} isLoss={isLoss} />}
                  <Block {...after} total={total.amount} isLoss={isLoss} look={isWhole ? 'whole' : 'after'} />
                </div>
              </li>
            );
          })}
        </ol>
      </figure>
    </DrawingFrame>
  );
}

const looks = {
  before: 'top-0 h-1/2 text-line-strong @4xl:start-0 @4xl:w-1/2',
  after: 'top-1/2 h-1/2 text-accent @4xl:start-1/2 @4xl:w-1/2',
  whole: 'h-full text-ink @4xl:start-0 @4xl:w-full',
} as const;

/** One step of one staircase: what is left, and on top of it, hatched, what is lost. */
function Block({
  from,
  size,
  total,
  isLoss,
  look = 'before',
}: {
  from: number;
  size: number;
  total: number;
  isLoss: boolean;
  look?: keyof typeof looks;
}) {
  const share = (amount: number) => percent(amount / total);
  const part = (start: number, length: number, how: string) => (
    <span
      className={`absolute start-(--from) w-(--size) @4xl:top-auto @4xl:bottom-(--from) @4xl:h-(--size) ${how} ${looks[look]}`}
      style={{ '--from': share(start), '--size': share(length) }}
    />
  );
  return (
    <>
      {isLoss && part(0, from, 'drawn bg-current opacity-45')}
      {part(from, size, isLoss ? 'hatch-lost' : 'drawn bg-current')}
    </>
  );
}
