import { Fragment } from 'react';
import { Bar } from './bar';

/** The numbers behind a figure: a share of a whole, or a value before and after. */
export interface Drawable {
  share?: { part: number; of: number } | undefined;
  change?: { before: number; after: number; of?: number; unit?: string } | undefined;
}

/**
 * What to draw for each of the figures of a row: nothing where the part is the whole, and nothing at all where less than half of
 * them have a drawing.
 */
export function drawablesOf(items: readonly Drawable[]): Drawable[] {
  const isDrawn = ({ share, change }: Drawable) => change || (share && share.part < share.of);
  const isRow = items.filter(isDrawn).length * 2 >= items.length;
  return items.map((item) => (isRow && isDrawn(item) ? item : {}));
}

interface AmountProps extends Drawable {
  /** The labels of the two values of a change. */
  before: string;
  after: string;
  /** Writes a whole number in the language of the page. */
  format: (value: number) => string;
  /** Wraps the drawing in an entry of a list, which is hidden from screen readers with it: they would find the entry empty. */
  in?: 'dd' | 'li';
  /** The class names of that entry. */
  className?: string;
}

/**
 * Draws a figure as one bar or two, which are of one length in all figures of a row, with their values behind them. Decorative,
 * because the text next to it says the same, unless it has a unit of its own.
 * @returns null if there are no numbers to draw
 */
export function Amount({ share, change, before, after, format, in: Item, className }: AmountProps) {
  const values = change && [
    { name: before, value: change.before, isPast: true },
    { name: after, value: change.after, isPast: false },
  ];
  if (!share && !values) return null;
  const areWhole = values?.every(({ value }) => Number.isInteger(value));
  const isHidden = change?.unit ? undefined : true;
  const amount = (
    <span aria-hidden={Item ? undefined : isHidden} className="amount">
      {share && <Bar value={share.part} of={share.of} />}
      {change &&
        values?.map(({ name, value, isPast }) => {
          const Text = isPast ? 'span' : 'b';
          return (
            <Fragment key={name}>
              <Bar value={value} of={change.of ?? Math.max(change.before, change.after)} isPast={isPast} />
              <Text>{`${name} `}</Text>
              <Text>{areWhole && `${format(value)} `}</Text>
            </Fragment>
          );
        })}
      {change?.unit && <span>{change.unit}</span>}
    </span>
  );
  return Item ? (
    <Item aria-hidden={isHidden} className={className}>
      {amount}
    </Item>
  ) : (
    amount
  );
}
