import type { SectionOf } from '../../../content/types.generated';
import { useAmountWords } from '../../../i18n/amount-words';
import { useLabels } from '../../../i18n/language';
import { Amount } from '../../../ui/amount';
import { ArrowLink } from '../../../ui/button';
import { Disclosure } from '../../../ui/disclosure';
import { Figure } from '../../../ui/figure';
import { Heading } from '../../../ui/heading';
import { Icon } from '../../../ui/icon';
import { OpenSign } from '../../../ui/lists';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';

type Item = SectionOf<'solutions'>['items'][number];

/** Solutions with their features or benefits. */
export function Solutions({ variant = 'columns', items, ...frame }: SectionOf<'solutions'>) {
  const { title } = frame;
  return (
    <SectionFrame {...frame}>
      {variant === 'expanding' && <Expanding items={items} />}
      {variant === 'lead' && (
        <Led name={title} items={items} ground={frame.background === 'muted' ? 'bg-surface' : 'bg-muted'} />
      )}
      {variant === 'rows' && <Plain items={items} hasFactsBelowTitle className="solution-rows" />}
      {(variant === 'columns' || variant === 'first') && (
        <Row name={title} count={items.length}>
          <Plain
            items={items}
            hasIcons={variant === 'columns'}
            className={variant === 'columns' ? 'solution-columns' : 'solution-first'}
          />
        </Row>
      )}
    </SectionFrame>
  );
}

interface PlainProps {
  items: Item[];
  className: string;
  hasIcons?: boolean;
  hasFactsBelowTitle?: boolean;
}

/** Name, description and features of each solution. Styles of the layouts: src/site/styles.css. */
function Plain({ items, className, hasIcons = false, hasFactsBelowTitle = false }: PlainProps) {
  return (
    <ul className={className}>
      {items.map((item, index) => {
        const head = hasIcons ? (
          <ItemHeading item={item} />
        ) : (
          <Heading className="text-block">{item.title}</Heading>
        );
        const facts = <Facts item={item} className="mt-4" />;
        return (
          <li key={index} id={item.id}>
            {hasFactsBelowTitle ? (
              <header>
                {head}
                {facts}
              </header>
            ) : (
              head
            )}
            <div>
              <p>{item.description}</p>
              {item.details && <p className="mt-3 text-sm text-soft">{item.details}</p>}
              {!hasFactsBelowTitle && facts}
            </div>
            <Features item={item} className="" />
          </li>
        );
      })}
    </ul>
  );
}

/** A row each, which opens below its description. */
function Expanding({ items }: { items: Item[] }) {
  const t = useLabels();
  return (
    <div className="border-b border-line">
      {items.map((item, index) => (
        <div
          key={index}
          id={item.id}
          className="grid items-start gap-x-10 border-t border-line first:border-t-2 first:border-ink @4xl:grid-cols-[minmax(0,1fr)_20rem_auto] @6xl:grid-cols-[minmax(0,1fr)_34rem_auto]"
        >
          <Disclosure
            name="solutions"
            summaryClassName="grid grid-cols-[1fr_auto] gap-x-10 gap-y-2 py-6 hover:text-accent"
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
              <Features item={item} />
            </div>
          </Disclosure>
          <Facts item={item} layout="row" className="pb-4 @4xl:col-start-2 @4xl:py-6" />
          {item.href && (
            <p className="pb-5 @4xl:col-start-3 @4xl:py-6">
              <ArrowLink href={item.href} about={item.title}>
                {t('solutions.more')}
              </ArrowLink>
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

/** The first card across the page, with its figures large; the others below it in rows of four, of which the first may be shorter. */
function Led({ name, items, ground }: { name: string; items: Item[]; ground: string }) {
  const [first, ...others] = items;
  const inFirstRow = others.length % 4;
  return (
    <>
      {first && (
        <div id={first.id} className="grid gap-x-12 gap-y-8 border-t-2 border-ink pt-6 @5xl:grid-cols-12">
          <div className="@5xl:col-span-5">
            <Heading className="flex items-center gap-x-4 gap-y-2 text-section @max-3xl:flex-wrap @3xl:items-start @3xl:text-page">
              {first.icon && (
                <Icon path={first.icon} className="size-8 shrink-0 text-accent @3xl:mt-2 @3xl:size-12" />
              )}
              {first.title}
            </Heading>
            <p className="mt-3 font-display text-block font-semibold">{first.description}</p>
            <More item={first} />
          </div>
          <div className={`${ground} p-6 @3xl:p-8 @5xl:col-span-7`}>
            <Facts item={first} layout="large" />
          </div>
        </div>
      )}
      <div className="mt-section">
        <Row name={name} count={others.length}>
          <ul className="grid gap-x-10 gap-y-10 @2xl:grid-cols-2 @5xl:grid-cols-12">
            {others.map((item, index) => (
              <li
                key={index}
                id={item.id}
                // In two columns, the first of an odd number spans the row.
                className={`in-two-rows border-t-2 border-ink pt-5 @5xl:[grid-column:span_var(--columns)] ${others.length % 2 ? 'first:@2xl:@max-5xl:col-span-2' : ''}`}
                // Of twelve.
                style={{ '--columns': index < inFirstRow ? 12 / inFirstRow : 3 }}
              >
                <div>
                  <ItemHeading item={item} />
                  <p className="mt-2 text-sm text-soft">{item.description}</p>
                  <More item={item} />
                </div>
                <Facts item={item} />
              </li>
            ))}
          </ul>
        </Row>
      </div>
    </>
  );
}

function More({ item }: { item: Item }) {
  const t = useLabels();
  return (
    <>
      {item.details && <p className="mt-3 text-sm text-soft">{item.details}</p>}
      <Features item={item} />
      {item.href && (
        <p className="mt-5">
          <ArrowLink href={item.href} about={item.title}>
            {t('solutions.more')}
          </ArrowLink>
        </p>
      )}
    </>
  );
}

/** `large`: the first across the others. `row`: each figure with its drawing next to it, where there is room. */
type FactsProps = { item: Item; className?: string; layout?: 'large' | 'row' };

/** The key figures of a card, the first of them larger where there is room. */
function Facts({ item: { facts }, className = '', layout }: FactsProps) {
  const words = useAmountWords();
  const isLarge = layout === 'large';
  if (!facts) return null;
  return (
    <dl className={`grid content-start gap-x-10 gap-y-8 ${isLarge ? '@2xl:grid-cols-2' : ''} ${className}`}>
      {facts.map(({ value, label, share, change }, index) => {
        const isFirst = isLarge && index === 0;
        return (
          <div
            key={index}
            className={`${layout === 'row' ? 'beside-amount' : 'flex flex-col'} ${isFirst ? '@2xl:col-span-2' : ''}`}
          >
            <dt className={`order-2 ${isFirst ? 'text-lg' : 'text-sm text-soft'}`}>{label}</dt>
            <dd className={`figure text-accent ${isFirst ? 'text-display' : 'text-figure'}`}>
              <Figure>{value}</Figure>
            </dd>
            <Amount share={share} change={change} {...words} in="dd" className="order-last" />
          </div>
        );
      })}
    </dl>
  );
}

function ItemHeading({ item: { icon, title } }: { item: Item }) {
  return (
    <Heading className="flex items-start gap-3 text-item">
      {icon && <Icon path={icon} className="mt-1 size-6 text-accent" />}
      {title}
    </Heading>
  );
}

/** The features or benefits of a solution, in ruled lines unless the layout has them as running text. */
function Features({ item, className = 'ruled-list mt-5 text-sm' }: { item: Item; className?: string }) {
  const entries = item.features ?? item.benefits;
  return (
    entries && (
      <ul className={className}>
        {entries.map((entry, index) => (
          <li key={index}>{entry}</li>
        ))}
      </ul>
    )
  );
}
