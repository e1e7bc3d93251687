import type { SectionOf } from '../../../content/types.generated';
import { useFormat, useLabels } from '../../../i18n/language';
import { DrawingFrame } from '../../drawing-frame';

type Items = SectionOf<'ranking'>['items'];

/**
 * Bands from the ranks of one ranking to those of another, with the names at their ends. Styles: `bands` in the site's
 * styles.css.
 */
export function Ranking({ before, after, items, ...frame }: SectionOf<'ranking'>) {
  const t = useLabels();
  const format = useFormat();
  const old = [...items].sort((one, other) => one.before - other.before);
  return (
    <DrawingFrame {...frame}>
      <figure>
        <figcaption className="flex justify-between gap-x-6 border-b-2 border-ink pb-2 text-sm font-semibold">
          <span>{before}</span>
          <span className="text-end">{after}</span>
        </figcaption>
        <div className="bands">
          <Bands items={items} old={old} />
          <ol className="drawn">
            {items.map(({ name, note, before: from, look }, index) => {
              const first = old[index];
              return (
                <li key={index}>
                  <b aria-hidden="true" className={first?.look}>
                    {format.number(first?.before ?? 0)}
                  </b>
                  <i aria-hidden="true" className={first?.look}>
                    {first?.name}
                  </i>
                  <span className={look}>
                    {name}
                    {note && <small className="note">{`: ${note}`}</small>}
                    <small className="sr-only">
                      {`. ${t('tables.before')}: ${format.number(from)}. ${t('tables.after')}: `}
                    </small>
                  </span>
                  <b className={look}>{format.number(index + 1)}</b>
                </li>
              );
            })}
          </ol>
        </div>
      </figure>
    </DrawingFrame>
  );
}

/** The bands between the names, the strong ones last, each with an edge. */
function Bands({ items, old }: { items: Items; old: Items }) {
  const strength = ({ look }: Items[number]) => ['beside', 'meant'].indexOf(look ?? 'plain');
  return (
    <svg aria-hidden="true" viewBox={`0 0 52 ${items.length * 2}`} preserveAspectRatio="none">
      {[...items]
        .sort((one, other) => strength(one) - strength(other))
        .map((item, index) => {
          const [from, to] = [old.indexOf(item) * 2 + 1, items.indexOf(item) * 2 + 1];
          const d = `M0 ${from}C26 ${from} 26 ${to} 52 ${to}`;
          return (
            <g key={index}>
              <path d={d} />
              <path d={d} className={item.look} />
            </g>
          );
        })}
    </svg>
  );
}
