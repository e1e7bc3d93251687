import type { SectionOf } from '../../../content/types.generated';
import { useFormat, useLabels } from '../../../i18n/language';
import { Heading } from '../../../ui/heading';
import { SectionFrame } from '../../../ui/section-frame';
import { layerColors, layers } from '../../layers';

/** The pages in a rem of a drawn spine, and the widest spine, in rem. */
const pagesPerRem = 80;
const widest = 8;

const thicknessOf = (pages: number) => Math.min(widest, Math.max(0.25, pages / pagesPerRem));

/** What is drawn on a spine, from top to bottom: the highest layer comes first. */
function hatchingsOf(layer: SectionOf<'publications'>['items'][number]['layer']): string[] {
  if (!layer) return [];
  const names = layer === 'all' ? [...layers].reverse() : [layer];
  return names.map((name) => layerColors[name].fill);
}

/** Books and articles, each beside its spine, which is as thick as it has pages and has the hatching of its layer. */
export function Publications({ items, ...frame }: SectionOf<'publications'>) {
  const t = useLabels();
  const format = useFormat();
  // The titles align, whatever the spines before them.
  const room = Math.max(...items.map(({ pages }) => thicknessOf(pages)));
  return (
    <SectionFrame {...frame}>
      <ul className="grid gap-x-12 @3xl:grid-cols-2">
        {items.map(({ title, type, layer, pages, publication, date }, index) => (
          <li key={index} className="flex min-h-36 gap-6 border-t border-line py-6">
            <span aria-hidden="true" className="grid shrink-0" style={{ width: `${room.toFixed(2)}rem` }}>
              <span
                className="drawn grid border-s-4 border-ink bg-accent"
                style={{ width: `${thicknessOf(pages).toFixed(2)}rem` }}
              >
                {hatchingsOf(layer).map((hatching) => (
                  <i key={hatching} className={hatching} />
                ))}
              </span>
            </span>
            <div>
              <p className="eyebrow">{type}</p>
              <Heading className="mt-1 text-item">
                <cite className="not-italic">{title}</cite>
              </Heading>
              <p className="mt-2 text-sm text-soft tabular">
                {publication} · <time dateTime={date}>{format.date(date)}</time> ·{' '}
                {t('resources.pages', { count: pages })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
