import type { SectionOf } from '../../../content/types.generated';
import { useFormat, useLabels } from '../../../i18n/language';
import { Heading } from '../../../ui/heading';
import { SectionFrame } from '../../../ui/section-frame';

/** Books and articles, set like a shelf list. */
export function Publications({ items, ...frame }: SectionOf<'publications'>) {
  const t = useLabels();
  const format = useFormat();
  return (
    <SectionFrame {...frame}>
      <ul className="grid gap-x-12 @3xl:grid-cols-2">
        {items.map(({ title, type, pages, publication, date }, index) => (
          <li key={index} className="border-t border-line py-6">
            <p className="eyebrow">{type}</p>
            <Heading className="mt-1 text-item">
              <cite className="not-italic">{title}</cite>
            </Heading>
            <p className="mt-2 text-sm text-soft tabular">
              {publication} · <time dateTime={date}>{format.date(date)}</time> ·{' '}
              {t('resources.pages', { count: pages })}
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
