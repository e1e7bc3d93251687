import type { SectionOf } from '../../content/types.generated';
import { useAmountWords } from '../../i18n/amount-words';
import { useLabels } from '../../i18n/language';
import { Amount } from '../../ui/amount';
import { Bar } from '../../ui/bar';
import { ArrowLink } from '../../ui/button';
import { Figure, Impact } from '../../ui/figure';
import { Heading } from '../../ui/heading';
import { Icon, Sign } from '../../ui/icon';
import { Row } from '../../ui/row';
import { columnsFor, SectionFrame } from '../../ui/section-frame';

type Item = SectionOf<'cards'>['items'][number];
type ListProps = { items: Item[]; linkLabel: string | undefined };

/** Cards that each make one point and may link to a page. */
export function Cards({ variant = 'grid', items, linkLabel, ...frame }: SectionOf<'cards'>) {
  const t = useLabels();
  const name = frame.title ?? frame.subtitle ?? items.map(({ title }) => title).join(t('format.comma'));
  return (
    <SectionFrame {...frame} density={variant === 'grid' ? 'tight' : 'normal'}>
      {variant === 'directory' ? (
        <Directory items={items} />
      ) : (
        <Row name={name} count={items.length} stacked={items[0]?.outcome ? 1 : 3}>
          {variant === 'grid' ? (
            <Grid items={items} linkLabel={linkLabel} />
          ) : (
            <Outcomes items={items} linkLabel={linkLabel} />
          )}
        </Row>
      )}
    </SectionFrame>
  );
}

function Grid({ items, linkLabel }: ListProps) {
  return (
    <ul className={`cells ${columnsFor(items.length)}`}>
      {items.map(({ icon, title, count, description, outcome, share, href }, index) => (
        <li key={index} className="relative flex flex-col p-6 has-[a]:hover:bg-raised">
          {share && <Marks {...share} />}
          {icon && <Icon path={icon} className="mb-4 size-7 text-accent" />}
          {count && <p className="figure mb-2 text-block text-accent">{count}</p>}
          <Heading className="text-item">{title}</Heading>
          <p className="mt-2 text-sm text-soft">{description}</p>
          {outcome && (
            <p className="mt-auto pt-5">
              <Impact>{outcome}</Impact>
            </p>
          )}
          {href && (
            <p className={outcome ? 'pt-5' : 'mt-auto pt-5'}>
              <CardLink href={href} label={linkLabel} title={title} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The most marks that can be told apart in the width of a card. */
const mostMarks = 48;

/**
 * A count as marks in a row, one for each of the whole: those of the part are filled. More than can be told apart are one bar.
 * Decorative: the count says it in words.
 */
function Marks({ part, of }: NonNullable<Item['share']>) {
  if (of > mostMarks) return <Bar value={part} of={of} className="mb-6" />;
  return (
    <div aria-hidden="true" className="mb-6 flex h-16 gap-[2px] @xl:h-24">
      {Array.from({ length: of }, (_, index) => (
        <span
          key={index}
          className={`drawn grow ${index < part ? 'bg-accent' : 'border border-line-strong'}`}
        />
      ))}
    </div>
  );
}

/** A link that covers the whole card; its accessible name stays short. */
function CardLink({ href, label, title }: { href: string; label: string | undefined; title: string }) {
  if (label) {
    return (
      <ArrowLink href={href} about={title}>
        {label}
      </ArrowLink>
    );
  }
  return (
    <a
      href={href}
      aria-label={title}
      className="inline-grid size-8 place-items-center text-accent after:absolute after:inset-0"
    >
      <Sign name="arrow" className="size-5 rtl:-scale-x-100" />
    </a>
  );
}

/** Outcomes in words, drawn where there are numbers: the first across the page, the others side by side below it. */
function Outcomes({ items, linkLabel }: ListProps) {
  const t = useLabels();
  const words = useAmountWords();
  const others = items.length - 1;
  const wide = others % 4 === 0 ? '@6xl:grid-cols-4' : '@min-[60rem]:grid-cols-3';
  // Below that width, the first is as large as the others.
  const columns = `@2xl:grid-cols-2 @2xl:@max-[60rem]:last-across ${others > 2 ? wide : ''}`;
  return (
    <ul className={`grid gap-x-10 gap-y-10 ${columns}`}>
      {items.map(({ title, description, outcome, share, change, href }, index) => (
        <li key={index} className={`outcome border-t-2 border-ink pt-5 ${index === 0 ? 'wide-outcome' : ''}`}>
          <div>
            <Heading className="text-item">{title}</Heading>
            <p className="mt-2 text-soft">{description}</p>
          </div>
          {outcome && (
            <div>
              <p className="eyebrow">{t('use-cases.outcome')}</p>
              <p className="mt-2">
                <Impact>{outcome}</Impact>
              </p>
              <Amount share={share} change={change} {...words} />
            </div>
          )}
          {href && (
            <p>
              <ArrowLink href={href} about={title}>
                {linkLabel ?? t('solutions.more')}
              </ArrowLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Directory({ items }: { items: Item[] }) {
  // A figure without a bar is a result, and as large as one.
  const isLarge = items.some(({ count, share }) => count && !share);
  // What leads nowhere is read here.
  const isRead = items.every(({ count, share, href }) => !count && !share && !href);
  if (isRead) return <Ledger items={items} />;
  // Names share their line with a large figure, for which three columns are too narrow. Four entries in three columns would
  // leave one alone in its row.
  const wide = items.length === 4 ? '@5xl:grid-cols-4' : '@5xl:grid-cols-3';
  const columns = isLarge
    ? 'gap-x-12 @4xl:grid-cols-2'
    : `gap-x-10 @2xl:grid-cols-2 @2xl:@max-5xl:last-across ${items.length > 2 ? wide : ''}`;
  return (
    <ul className={`grid ${columns}`}>
      {items.map(({ title, count, description, share, href }, index) => (
        <li
          key={index}
          className={`relative min-w-0 border-t border-line hover:border-accent ${isLarge ? 'py-3 @4xl:py-4' : 'py-4'}`}
        >
          <div className="flex flex-wrap items-baseline gap-x-4">
            <Heading
              className={`min-w-0 flex-[1_1_min-content] wrap-break-word text-item ${isLarge ? '@4xl:text-block' : ''}`}
            >
              {href ? (
                <a
                  href={href}
                  className="inline-block min-h-6 max-w-full after:absolute after:inset-0 hover:text-accent"
                >
                  {title}
                </a>
              ) : (
                title
              )}
            </Heading>
            {count && (
              <p className={`figure ms-auto ${isLarge ? 'text-figure text-accent' : ''}`}>
                {isLarge ? <Figure>{count}</Figure> : count}
              </p>
            )}
          </div>
          {share && <Bar value={share.part} of={share.of} className="mt-2" />}
          <p className={`text-sm text-soft ${share ? 'mt-2' : 'mt-1'}`}>{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** Names with their descriptions next to them. */
function Ledger({ items }: { items: Item[] }) {
  return (
    <ul className="border-b border-line">
      {items.map(({ title, description }, index) => (
        <li
          key={index}
          className="grid items-baseline gap-x-12 gap-y-1 border-t border-line py-4 @3xl:grid-cols-12 @3xl:py-5"
        >
          <Heading className="text-block @3xl:col-span-5">{title}</Heading>
          <p className="text-lg @3xl:col-span-7">{description}</p>
        </li>
      ))}
    </ul>
  );
}
