import type { ListItem, SectionOf } from '../../content/types.generated';
import { useFormat, useLabels } from '../../i18n/language';
import { ArrowLink } from '../../ui/button';
import { Heading } from '../../ui/heading';
import { Picture } from '../../ui/picture';
import { SectionFrame } from '../../ui/section-frame';

/** Pages below a route, as cards where one of them has a picture, and as rows where none has. */
export function Listing({ items, linkLabel, ...frame }: SectionOf<'listing'>) {
  const t = useLabels();
  const hasPictures = items.some(({ image }) => image);
  const columns = items.length % 3 === 0 || items.length > 4 ? '@4xl:grid-cols-3' : '';
  return (
    <SectionFrame {...frame}>
      {items.length === 0 && <p className="text-center text-soft">{t('listing.empty')}</p>}
      {items.length > 0 && hasPictures && (
        <ul className={`grid gap-x-8 gap-y-12 @xl:grid-cols-2 ${columns}`}>
          {items.map((item, index) => (
            <li
              key={index}
              className={`relative flex flex-col ${item.image ? '' : 'border-t border-line pt-5'}`}
            >
              {item.image && (
                <Picture image={item.image} alt={item.imageAlt ?? ''} className="mb-5 aspect-3/2" />
              )}
              <Said item={item} linkLabel={linkLabel} />
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && !hasPictures && (
        <ul className="mx-auto max-w-3xl border-b border-line">
          {items.map((item, index) => (
            <li key={index} className="relative border-t border-line py-6">
              <Said item={item} linkLabel={linkLabel} />
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}

/** What a list says of a page. The whole card is the link's target. */
function Said({ item, linkLabel }: { item: ListItem; linkLabel: string | undefined }) {
  const { title, href, text } = item;
  return (
    <>
      <Days {...item} />
      <Heading className="text-item">
        {linkLabel ? (
          title
        ) : (
          <a href={href} className="inline-block min-h-6 after:absolute after:inset-0 hover:text-accent">
            {title}
          </a>
        )}
      </Heading>
      {text && <p className="mt-2 text-soft">{text}</p>}
      {linkLabel && (
        <p className="mt-auto pt-4">
          <ArrowLink href={href} about={title}>
            {linkLabel}
          </ArrowLink>
        </p>
      )}
    </>
  );
}

/** The days of a page, where it says any: one, or the first and the last. */
function Days({ date, until }: Pick<ListItem, 'date' | 'until'>) {
  const t = useLabels();
  const format = useFormat();
  if (date === undefined && until === undefined) return null;
  return (
    <p className="mb-2 text-sm text-soft tabular">
      {date !== undefined && <time dateTime={date}>{format.date(date)}</time>}
      {date !== undefined && until !== undefined && ' – '}
      {date === undefined && `${t('listing.until')} `}
      {until !== undefined && <time dateTime={until}>{format.date(until)}</time>}
    </p>
  );
}
