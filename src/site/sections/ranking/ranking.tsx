import type { SectionOf } from '../../../content/types.generated';
import { useFormat, useLabels } from '../../../i18n/language';
import { DrawingFrame } from '../../drawing-frame';

type Items = SectionOf<'ranking'>['items'];

/** How a band looks, a name on it, and its ranks; the later ones lie above the earlier ones. */
const looks = {
  plain: ['stroke-line', '', 'text-sm text-soft @3xl:text-item'],
  beside: ['stroke-ink', 'font-semibold text-surface', 'text-lg @3xl:text-block'],
  meant: ['stroke-accent', 'font-semibold text-on-accent', 'text-lg text-accent @3xl:text-block'],
} as const;

/** Bands from the ranks of one ranking to those of another, with the names at their ends. */
export function Ranking({ before, after, items, ...frame }: SectionOf<'ranking'>) {
  const t = useLabels();
  const format = useFormat();
  const old = [...items].sort((one, other) => one.before - other.before);
  const rank = 'figure w-7 shrink-0 leading-none @3xl:w-14';
  return (
    <DrawingFrame {...frame}>
      <figure>
        <figcaption className="flex justify-between gap-x-6 border-b-2 border-ink pb-2 text-sm font-semibold">
          <span>{before}</span>
          <span className="text-end">{after}</span>
        </figcaption>
        <div className="relative mt-2">
          <Bands items={items} old={old} />
          <ol className="relative">
            {items.map(({ name, note, before: from, look = 'plain' }, index) => {
              const { name: oldName, before: oldRank, look: oldLook = 'plain' } = old[index] as Items[number];
              return (
                <li key={index} className="flex h-6 items-center text-xs leading-none @3xl:h-[1.6rem]">
                  <span aria-hidden="true" className={`${rank} ${looks[oldLook][2]}`}>
                    {format.number(oldRank)}
                  </span>
                  <span aria-hidden="true" className={`ps-3 @max-3xl:hidden ${looks[oldLook][1]}`}>
                    {oldName}
                  </span>
                  <span className={`ms-auto pe-1.5 text-end @3xl:pe-3 ${looks[look][1]}`}>
                    {name}
                    {note && <span className="@max-6xl:sr-only">: {note}</span>}
                    <span className="sr-only">
                      . {t('tables.before')}: {format.number(from)}. {t('tables.after')}:{' '}
                    </span>
                  </span>
                  <span className={`${rank} text-end ${looks[look][2]}`}>{format.number(index + 1)}</span>
                </li>
              );
            })}
          </ol>
        </div>
      </figure>
    </DrawingFrame>
  );
}

/**
 * The bands between the ranks, each with an edge that sets it off from those below; level as far as there are words on them.
 * Styles: `bands` in the site's styles.css.
 */
function Bands({ items, old }: { items: Items; old: Items }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 100 ${items.length}`} preserveAspectRatio="none" className="bands">
      {Object.entries(looks).map(([name, [color]]) =>
        items.map((item, index) => {
          const [from, to] = [old.indexOf(item) + 0.5, index + 0.5];
          const d = `M0 ${from}H14C40 ${from} 40 ${to} 66 ${to}H100`;
          return (
            name === (item.look ?? 'plain') && (
              <g key={index}>
                <path d={d} />
                <path d={d} className={color} />
              </g>
            )
          );
        }),
      )}
    </svg>
  );
}
