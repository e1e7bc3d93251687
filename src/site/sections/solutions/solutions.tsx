import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { ArrowLink } from '../../../ui/button';
import { Disclosure } from '../../../ui/disclosure';
import { Heading } from '../../../ui/heading';
import { Icon } from '../../../ui/icon';
import { OpenSign, TickList } from '../../../ui/lists';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';

type Item = SectionOf<'solutions'>['items'][number];

/** Solution cards with their features or benefits. */
export function Solutions({ variant = 'columns', items, ...frame }: SectionOf<'solutions'>) {
  const isExpanding = variant === 'expanding';
  return (
    <SectionFrame {...frame}>
      {isExpanding && <Expanding items={items} />}
      {!isExpanding && (
        <Row name={frame.title}>
          {variant === 'rows' ? <Rows items={items} /> : <Columns items={items} />}
        </Row>
      )}
    </SectionFrame>
  );
}

function Columns({ items }: { items: Item[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-12 @3xl:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
      {items.map((item, index) => (
        <li
          key={index}
          id={item.id}
          // In two columns, the last of three cards spans the row.
          className={`in-two-rows border-t-2 border-ink pt-5 ${index % 2 === 0 ? 'last:@3xl:@max-4xl:col-span-2' : ''}`}
        >
          <div>
            <ItemHeading item={item} />
            <p className="mt-3 text-soft">{item.description}</p>
            {item.details && <p className="mt-3 text-sm text-soft">{item.details}</p>}
          </div>
          <TickList items={entries(item)} />
        </li>
      ))}
    </ul>
  );
}

function Rows({ items }: { items: Item[] }) {
  return (
    <ul className="border-b border-line">
      {items.map((item, index) => (
        <li
          key={index}
          id={item.id}
          className="grid gap-x-12 gap-y-5 border-t border-line py-8 @3xl:grid-cols-[2fr_3fr]"
        >
          <div>
            <ItemHeading item={item} />
            <p className="mt-3 text-soft">{item.description}</p>
            {item.details && <p className="mt-3 text-sm text-soft">{item.details}</p>}
          </div>
          <TickList items={entries(item)} className="@5xl:grid @5xl:grid-cols-2 @5xl:gap-x-12" />
        </li>
      ))}
    </ul>
  );
}

/** Two columns; the first of an odd number of cards spans both. */
function Expanding({ items }: { items: Item[] }) {
  const t = useLabels();
  return (
    <div className="grid items-start gap-x-10 @4xl:grid-cols-2">
      {items.map((item, index) => (
        <div
          key={index}
          id={item.id}
          className={`border-t-2 border-ink pb-6 ${items.length % 2 ? 'first:@4xl:col-span-2' : ''}`}
        >
          <Disclosure
            name="solutions"
            summaryClassName="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 pt-6 pb-4 hover:text-accent"
            summary={
              <>
                <ItemHeading item={item} />
                <span className="no-print flex items-center gap-2 self-start text-sm font-semibold text-accent">
                  <span className="group-open:hidden">{t('solutions.details')}</span>
                  <span className="hidden group-open:inline">{t('solutions.less')}</span>
                  <OpenSign />
                </span>
                <span className="col-span-2 text-soft">{item.description}</span>
              </>
            }
          >
            <div className="pb-8">
              {item.details && <p className="max-w-[65ch]">{item.details}</p>}
              <TickList items={entries(item)} className="mt-5" />
            </div>
          </Disclosure>
          {item.href && (
            <ArrowLink href={item.href} about={item.title}>
              {t('solutions.more')}
            </ArrowLink>
          )}
        </div>
      ))}
    </div>
  );
}

function ItemHeading({ item }: { item: Item }) {
  return (
    <Heading className="flex items-start gap-3 text-item">
      {item.icon && <Icon path={item.icon} className="mt-1 size-6 text-accent" />}
      {item.title}
    </Heading>
  );
}

function entries({ features, benefits }: Item): string[] {
  return features ?? benefits ?? [];
}
