import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Amount, isUngrouped, Units } from '../../ui/amount';
import { ArrowLink } from '../../ui/button';
import { Impact } from '../../ui/figure';
import { Heading } from '../../ui/heading';
import { Icon, Sign } from '../../ui/icon';
import { Row } from '../../ui/row';
import { SectionFrame } from '../../ui/section-frame';

type Item = SectionOf<'cards'>['items'][number];
type ListProps = { items: Item[]; linkLabel: string | undefined };

/** Cards that each make one point and may link to a page. */
export function Cards({ variant = 'grid', items, linkLabel, ...frame }: SectionOf<'cards'>) {
  return (
    <SectionFrame {...frame} density={variant === 'grid' ? 'tight' : 'normal'}>
      {variant === 'directory' ? (
        <Directory items={items} />
      ) : (
        <Row name={frame.title}>
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
  const columns = items.length % 3 === 0 ? '@4xl:grid-cols-3' : items.length > 2 ? '@5xl:grid-cols-4' : '';
  return (
    <ul className={`cells @xl:grid-cols-2 ${columns}`}>
      {items.map(({ icon, title, count, description, outcome, href }, index) => (
        <li key={index} className="relative flex flex-col p-6 has-[a]:hover:bg-raised">
          {icon && <Icon path={icon} className="mb-4 size-7 text-accent" />}
          {count && <p className="figure mb-2 text-item text-accent">{count}</p>}
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

/** Outcomes in words. Those that all changed from the same value are one chart, with a line through it where they began. */
function Outcomes({ items, linkLabel }: ListProps) {
  const t = useLabels();
  const changes = items.map(({ change }) => change);
  const begin = changes[0]?.before;
  const isChart = items.length > 1 && changes.every((change) => change?.before === begin);
  const most = Math.max(...changes.flatMap((change) => (change ? [change.before, change.after] : [])));
  return (
    <ul className="border-b border-line">
      {items.map(({ title, description, outcome, share, change, href }, index) => (
        <li key={index} className="grid gap-x-10 gap-y-3 border-t border-line py-7 @3xl:grid-cols-12">
          <div className={isChart ? '@3xl:col-span-3' : '@3xl:col-span-5'}>
            <Heading className="text-item">{title}</Heading>
            <p className="mt-2 text-soft">{description}</p>
          </div>
          <div className={isChart ? '@3xl:col-span-3' : '@3xl:col-span-4'}>
            {outcome && (
              <>
                <p className="eyebrow">{t('use-cases.outcome')}</p>
                <p className="mt-2">
                  <Impact>{outcome}</Impact>
                </p>
                {!isChart && (
                  <Amount
                    share={share}
                    change={change}
                    before={t('tables.before')}
                    after={t('tables.after')}
                  />
                )}
              </>
            )}
          </div>
          {isChart && change && (
            <Bar change={change} most={most} before={t('tables.before')} isFirst={index === 0} />
          )}
          {href && (
            <p
              className={`self-center @3xl:justify-self-end ${isChart ? '@3xl:col-span-3 @5xl:col-span-2' : '@3xl:col-span-3'}`}
            >
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

interface BarProps {
  change: NonNullable<Item['change']>;
  /** The largest value of the chart. */
  most: number;
  before: string;
  isFirst: boolean;
}

/** A row of the chart. Decorative: the outcome says the same. */
function Bar({ change, most, before, isFirst }: BarProps) {
  const width = (value: number) => ({ width: `${Math.round((value / most) * 1000) / 10}%` });
  return (
    <div
      aria-hidden="true"
      className="relative me-12 pt-5 text-xs @3xl:col-span-3 @3xl:-my-7 @5xl:col-span-4 @3xl:py-7"
    >
      <span className="drawn block h-8 bg-line @3xl:mt-5" style={width(change.before)} />
      <span className="-mt-8 flex items-center gap-2 font-semibold">
        <span className="drawn h-8 flex-none bg-accent" style={width(change.after)} />
        {isUngrouped(change.after) && change.after}
      </span>
      <span
        className="absolute inset-y-0 start-0 flex items-start justify-end border-e-2 border-ink pe-2 whitespace-nowrap text-soft"
        style={width(change.before)}
      >
        <span className={isFirst ? '@3xl:relative @3xl:top-3' : '@3xl:hidden'}>
          {before} {isUngrouped(change.before) && change.before}
        </span>
      </span>
    </div>
  );
}

function Directory({ items }: { items: Item[] }) {
  // Four entries in three columns would leave one alone in its row.
  const columns = items.length === 4 ? '@5xl:grid-cols-4' : '@5xl:grid-cols-3';
  return (
    <ul className={`grid gap-x-10 @2xl:grid-cols-2 ${columns}`}>
      {items.map(({ title, count, description, share, href }, index) => (
        <li key={index} className="relative border-t border-line py-4 hover:border-accent">
          <div className="flex items-baseline justify-between gap-4">
            <Heading className="text-item">
              {href ? (
                <a
                  href={href}
                  className="inline-block min-h-6 after:absolute after:inset-0 hover:text-accent"
                >
                  {title}
                </a>
              ) : (
                title
              )}
            </Heading>
            {count && <p className="figure whitespace-nowrap">{count}</p>}
          </div>
          {share && <Units count={share.part} of={share.of} className="mt-2" />}
          <p className={`text-sm text-soft ${share ? 'mt-2' : 'mt-1'}`}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
