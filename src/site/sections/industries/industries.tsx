import type { ReactNode } from 'react';
import type { SectionOf } from '../../../content/types.generated';
import { useAmountWords } from '../../../i18n/amount-words';
import { useLabels } from '../../../i18n/language';
import { Amount } from '../../../ui/amount';
import { ArrowLink } from '../../../ui/button';
import { Impact } from '../../../ui/figure';
import { Heading } from '../../../ui/heading';
import { Icon } from '../../../ui/icon';
import { RuleList, TickList } from '../../../ui/lists';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';
import { Hundred } from './hundred';

type Section = SectionOf<'industries'>;
type Item = Section['items'][number];
type ItemProps = { item: Item; linkLabel: string; storyLabel: string };

/** Industries with their challenges, their outcomes and a story each. */
export function Industries({ variant = 'rows', items, linkLabel, storyLabel, ...frame }: Section) {
  const t = useLabels();
  const labels = {
    linkLabel: linkLabel ?? t('solutions.more'),
    storyLabel: storyLabel ?? t('solutions.more'),
  };
  const [first, ...others] = items;
  return (
    <SectionFrame {...frame}>
      {variant === 'lead' && first ? (
        <>
          <Lead item={first} ground={frame.background === 'muted' ? 'bg-surface' : 'bg-muted'} {...labels} />
          {others.length > 0 && (
            <div className="mt-section">
              <Row name={frame.title} count={others.length}>
                <ul className="grid gap-x-12 gap-y-12 @5xl:grid-cols-3">
                  {others.map((item, index) => (
                    <Compact key={index} item={item} linkLabel={labels.linkLabel} />
                  ))}
                </ul>
              </Row>
            </div>
          )}
        </>
      ) : (
        <Row name={frame.title} count={items.length}>
          <ul className="border-b border-line">
            {items.map((item, index) => (
              <Block key={index} item={item} {...labels} />
            ))}
          </ul>
        </Row>
      )}
    </SectionFrame>
  );
}

function Block({ item, linkLabel, storyLabel }: ItemProps) {
  const t = useLabels();
  const { icon, title, subtitle, description } = item;
  return (
    <li className="grid gap-x-12 gap-y-8 border-t border-line py-12 @5xl:grid-cols-12">
      <div className="@5xl:col-span-5">
        <Heading className="flex items-center gap-4 text-section">
          {icon && <Icon path={icon} className="size-9 text-accent" />}
          {title}
        </Heading>
        <p className="mt-2 text-lg">{subtitle}</p>
        <p className="mt-3 text-soft">{description}</p>
        <PageLink item={item} label={linkLabel} />
      </div>
      <div className="grid gap-8 @xl:grid-cols-2 @5xl:col-span-7">
        <Challenges item={item} />
        <Part title={t('personas.outcomes')}>
          <TickList items={outcomesOf(item)} />
          <Drawing item={item} />
        </Part>
        <div className="border-s-4 border-accent bg-raised p-5 @xl:col-span-2">
          <Story item={item} label={storyLabel} />
        </div>
      </div>
    </li>
  );
}

/** One industry across the page: what changed there is drawn as large as the page allows. */
function Lead({ item, ground, linkLabel, storyLabel }: ItemProps & { ground: string }) {
  const t = useLabels();
  const { icon, title, subtitle, description, hundred } = item;
  return (
    <div className="grid gap-x-12 gap-y-8 border-t-2 border-ink pt-6 @5xl:grid-cols-12">
      <div className="@5xl:col-span-5">
        <Heading className="flex items-center gap-x-4 gap-y-2 text-section @max-3xl:flex-wrap @3xl:text-page">
          {icon && <Icon path={icon} className="size-8 text-accent @3xl:size-12" />}
          {title}
        </Heading>
        <p className="mt-3 font-display text-block font-semibold">{subtitle}</p>
        <p className="mt-4 text-soft">{description}</p>
        <div className="mt-6">
          <Challenges item={item} />
        </div>
        <PageLink item={item} label={linkLabel} />
      </div>
      <div
        className={`grid content-start gap-8 ${ground} p-6 @3xl:p-8 @5xl:col-span-7 ${hundred ? '@3xl:grid-cols-2' : ''}`}
      >
        {hundred && <OfAHundred {...hundred} />}
        <div>
          <Story item={item} label={storyLabel} />
          <Part title={t('personas.outcomes')} className="mt-8">
            <TickList items={outcomesOf(item)} />
            {!hundred && <Drawing item={item} />}
          </Part>
        </div>
      </div>
    </div>
  );
}

/** A hundred squares with their key. */
function OfAHundred({ label, before, after }: NonNullable<Item['hundred']>) {
  const t = useLabels();
  return (
    <figure>
      <Hundred before={before} after={after} />
      <figcaption className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-2 text-sm">
        <Value name={t('tables.before')} keys={['bg-line-strong']}>
          {before}
        </Value>
        <Value
          name={t('tables.after')}
          keys={after > before ? ['bg-line-strong', 'bg-accent'] : ['bg-line-strong']}
        >
          {after}
        </Value>
        <span className="grow basis-full text-soft">{label}</span>
      </figcaption>
    </figure>
  );
}

/** A number with the squares that it counts. */
function Value({ name, keys, children }: { name: string; keys: readonly string[]; children: number }) {
  return (
    <span className="flex items-center gap-1">
      {keys.map((color) => (
        <span key={color} aria-hidden="true" className={`drawn size-3 ${color}`} />
      ))}
      <span className="figure mx-1 text-figure">{children}</span>
      {name}
    </span>
  );
}

function Compact({ item, linkLabel }: Omit<ItemProps, 'storyLabel'>) {
  const t = useLabels();
  const { title, subtitle, description, highlight, hundred } = item;
  return (
    <li className="grid content-start gap-x-12 gap-y-6 border-t-2 border-ink pt-5 @2xl:@max-5xl:grid-cols-2 @5xl:row-span-5 @5xl:grid-rows-subgrid">
      <div>
        <Heading className="text-section">{title}</Heading>
        <p className="mt-3 text-lg font-semibold text-balance">{subtitle}</p>
        <p className="mt-2 text-soft">{description}</p>
      </div>
      <div className="flex flex-col items-start justify-between [&>*]:w-full">
        {highlight && <Impact>{highlight}</Impact>}
        <Drawing item={item} />
        {hundred && <OfAHundred {...hundred} />}
      </div>
      <Challenges item={item} />
      <Part title={t('personas.outcomes')}>
        <TickList items={outcomesOf({ ...item, highlight: undefined })} />
      </Part>
      <div className="text-sm @2xl:@max-5xl:col-span-2">
        <Story item={{ ...item, caseHref: undefined }} className="text-soft" />
        <PageLink item={item} label={linkLabel} />
      </div>
    </li>
  );
}

function Part({
  title,
  className = '',
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <Heading isPart className="eyebrow mb-3">
        {title}
      </Heading>
      {children}
    </div>
  );
}

function Drawing({ item: { change } }: { item: Item }) {
  return <Amount change={change} {...useAmountWords()} />;
}

function Challenges({ item }: { item: Item }) {
  const t = useLabels();
  return (
    <Part title={t('personas.challenges')}>
      <RuleList items={item.challenges} />
    </Part>
  );
}

function PageLink({ item: { title, href }, label }: { item: Item; label: string }) {
  return (
    <p className="mt-5">
      <ArrowLink href={href} about={title}>
        {label}
      </ArrowLink>
    </p>
  );
}

/** What happened at a client, with a link to all of it. */
function Story({
  item: { title, caseStudy, caseHref },
  label = '',
  className = '',
}: {
  item: Item;
  label?: string;
  className?: string;
}) {
  const t = useLabels();
  return (
    <>
      <Heading isPart className="eyebrow mb-1">
        {t('industries.story')}
      </Heading>
      <p className={className}>{caseStudy}</p>
      {caseHref && (
        <p className="mt-4">
          <ArrowLink href={caseHref} about={title}>
            {label}
          </ArrowLink>
        </p>
      )}
    </>
  );
}

function outcomesOf({ highlight, outcomes, saving }: Item): string[] {
  return [highlight, ...outcomes, saving].filter((one) => one !== undefined);
}
