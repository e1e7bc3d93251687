import type { ListItem, ListPages, SectionOf } from '../../content/types.generated';
import { useFormat, useLabels } from '../../i18n/language';
import { ArrowLink } from '../../ui/button';
import { Heading } from '../../ui/heading';
import { Sign } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { SectionFrame } from '../../ui/section-frame';

/** Pages below a route, as cards if all of them have a picture, otherwise as rows, with the pictures that there are beside their words. */
export function Listing({ items, pages, linkLabel, ...frame }: SectionOf<'listing'>) {
  const t = useLabels();
  const areCards = items.every(({ image }) => image);
  // One card beside nothing would look as if the others had not come.
  const isAlone = items.length === 1;
  const columns = items.length % 3 === 0 || items.length > 4 ? '@4xl:grid-cols-3' : '';
  return (
    <SectionFrame {...frame}>
      {items.length === 0 && <p className="text-center text-soft">{t('listing.empty')}</p>}
      {items.length > 0 && areCards && (
        <ul className={`grid gap-x-8 gap-y-12 ${isAlone ? '' : `@xl:grid-cols-2 ${columns}`}`}>
          {items.map((item, index) => (
            <li
              key={index}
              className={`relative ${isAlone ? 'grid gap-x-8 @xl:grid-cols-2 @xl:items-center' : 'flex flex-col'}`}
            >
              {item.image && (
                <Picture image={item.image} alt={item.imageAlt ?? ''} className="mb-5 aspect-3/2" />
              )}
              {isAlone ? (
                <div>
                  <Said item={item} linkLabel={linkLabel} />
                </div>
              ) : (
                <Said item={item} linkLabel={linkLabel} />
              )}
            </li>
          ))}
        </ul>
      )}
      {!areCards && (
        <ul className="mx-auto max-w-3xl border-b border-line">
          {items.map((item, index) => (
            <li key={index} className="relative flex gap-6 border-t border-line py-6">
              <div className="min-w-0 grow">
                <Said item={item} linkLabel={linkLabel} />
              </div>
              {item.image && (
                <Picture
                  image={item.image}
                  alt={item.imageAlt ?? ''}
                  className="aspect-3/2 w-1/3 shrink-0 self-start"
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {pages && <Pages {...pages} className={areCards ? '' : 'mx-auto max-w-3xl'} />}
    </SectionFrame>
  );
}

const step = 'inline-flex min-h-11 items-center gap-2 text-accent underline-offset-4 hover:underline';

/** Pagination links. */
function Pages({ part, count, previous, next, className }: ListPages & { className: string }) {
  const t = useLabels();
  return (
    <nav
      aria-label={t('listing.pages')}
      className={`no-print mt-10 grid grid-cols-2 items-center gap-x-6 text-sm font-semibold @xl:grid-cols-[1fr_auto_1fr] ${className}`}
    >
      <p className="col-span-2 text-center font-normal text-soft tabular @xl:order-2 @xl:col-span-1">
        {t('listing.page', { part, all: count })}
      </p>
      <p className="@xl:order-1">
        {previous && (
          <a href={previous} rel="prev" className={step}>
            <Sign name="arrow" className="size-4 -scale-x-100 rtl:scale-x-100" />
            {t('listing.previous')}
          </a>
        )}
      </p>
      <p className="text-end @xl:order-3">
        {next && (
          <a href={next} rel="next" className={step}>
            {t('listing.next')}
            <Sign name="arrow" className="size-4 rtl:-scale-x-100" />
          </a>
        )}
      </p>
    </nav>
  );
}

/** A page's entry in a list. The link covers the whole card. */
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

/** The date of a page, or its first and last day, if it has any. */
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
