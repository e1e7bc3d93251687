import type { SectionOf } from '../../../content/types.generated';
import { useFormat, useLabels } from '../../../i18n/language';
import { useStandsBesideHeading } from '../../../ui/beside-heading';
import { Heading } from '../../../ui/heading';
import { DrawingFrame } from '../../drawing-frame';
import { layerColors, layers } from '../../layers';

/** The pages in a rem of a drawn spine, and the widest spine, in rem. */
const pagesPerRem = 80;
const widest = 8;

const thicknessOf = (pages: number) => Math.min(widest, Math.max(0.25, pages / pagesPerRem));

/** What is drawn on a spine, from top to bottom: the highest layer comes first. */
function hatchingsOf(layer: SectionOf<'publications'>['items'][number]['layer']): string[] {
  if (!layer) return [];
  const names = layer === 'all' ? layers.toReversed() : [layer];
  return names.map((name) => layerColors[name].fill);
}

/** Books and articles: each beside its spine, or, where they follow the page's heading, a pile of spines. */
export function Publications({ items, ...frame }: SectionOf<'publications'>) {
  const isPile = useStandsBesideHeading();
  return <DrawingFrame {...frame}>{isPile ? <Pile items={items} /> : <Spines items={items} />}</DrawingFrame>;
}

type Items = Pick<SectionOf<'publications'>, 'items'>;

/** Each publication beside its spine, which is as thick as it has pages and has the hatching of its layer. */
function Spines({ items }: Items) {
  const t = useLabels();
  const format = useFormat();
  // The titles align, whatever the spines before them.
  const room = Math.max(...items.map(({ pages }) => thicknessOf(pages)));
  return (
    <ul className="grid gap-x-12 @3xl:grid-cols-2">
      {items.map(({ title, type, layer, pages, publication, date }, index) => (
        <li key={index} className="flex min-h-36 gap-6 border-t border-line py-6">
          <span aria-hidden="true" className="grid shrink-0" style={{ width: `${room.toFixed(2)}rem` }}>
            <span
              className="drawn grid border-s-4 border-ink bg-accent"
              style={{ width: `${thicknessOf(pages).toFixed(2)}rem` }}
            >
              <Hatchings layer={layer} />
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
  );
}

/** The least and the most pages that a spine in a pile is drawn with: a title needs room, and a pile has an end. */
const [fewest, most] = [170, 480];

/** Publications lying on each other, the last one at the bottom, each with its title on its spine and as thick as it has pages. */
function Pile({ items }: Items) {
  const t = useLabels();
  const format = useFormat();
  return (
    <ol className="border-b-4 border-ink">
      {items.map(({ title, type, layer, pages, publication, date }, index) => (
        <li
          key={index}
          className="grid grid-cols-[1rem_minmax(0,1fr)_2.5rem] border-2 border-b-0 border-ink bg-raised min-h-[calc(var(--pages)*0.4px)] @3xl:min-h-[calc(var(--pages)*0.34px)] @3xl:grid-cols-[6rem_minmax(0,2fr)_minmax(0,1fr)]"
          style={{ '--pages': Math.min(most, Math.max(fewest, pages)) }}
        >
          <span aria-hidden="true" className="drawn grid bg-accent">
            <Hatchings layer={layer} />
          </span>
          <div className="self-center px-3 py-1.5 @3xl:px-6">
            <Heading className="leading-tight font-semibold @3xl:text-item @5xl:text-[1.5rem]">
              <cite className="not-italic">{title}</cite>
            </Heading>
            <p className="mt-0.5 text-xs text-soft tabular @3xl:text-sm">
              {type} · {publication} · <time dateTime={date}>{format.date(date)}</time> ·{' '}
              {t('resources.pages', { count: pages })}
            </p>
          </div>
          <span aria-hidden="true" className="drawn grid bg-accent">
            <Hatchings layer={layer} />
          </span>
        </li>
      ))}
    </ol>
  );
}

const Hatchings = ({ layer }: Pick<Items['items'][number], 'layer'>) =>
  hatchingsOf(layer).map((hatching) => <i key={hatching} className={hatching} />);
