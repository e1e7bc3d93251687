import type { SectionOf } from '../../../content/types.generated';
import { useAmountWords } from '../../../i18n/amount-words';
import { useLabels } from '../../../i18n/language';
import { Amount } from '../../../ui/amount';
import { Bar } from '../../../ui/bar';
import { ArrowLink } from '../../../ui/button';
import { Figure } from '../../../ui/figure';
import { Heading } from '../../../ui/heading';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';

type Item = SectionOf<'case-studies'>['items'][number];

/** The client's situation, the solution and the measured results. */
export function CaseStudies({ variant = 'rows', items, linkLabel, ...frame }: SectionOf<'case-studies'>) {
  const t = useLabels();
  const isRows = variant === 'rows';
  // On cards the results stand in rows that go through all of them.
  const most = Math.max(...items.map(({ results }) => results.length));
  const label = linkLabel ?? t('solutions.more');
  if (variant === 'lead') return <Led items={items} label={label} {...frame} />;
  return (
    <SectionFrame {...frame}>
      <Row name={frame.title} count={items.length} stacked={4}>
        <ul
          className={
            isRows
              ? 'border-b border-line'
              : '-mb-10 grid gap-x-12 @4xl:-mb-14 @4xl:grid-cols-2 @6xl:grid-cols-3'
          }
        >
          {items.map((item, index) => (
            <li
              key={index}
              className={
                isRows
                  ? 'grid gap-x-14 gap-y-8 border-t border-line py-10 @4xl:grid-cols-12'
                  : 'mb-10 grid grid-rows-subgrid @4xl:mb-14 border-t-2 border-ink pt-5'
              }
              style={isRows ? {} : { gridRow: `span ${most + 1}` }}
            >
              <Story item={item} label={label} hasTimeline className={isRows ? '@4xl:col-span-7' : 'pb-6'} />
              {isRows ? (
                <Results results={item.results} />
              ) : (
                <Lines results={item.results} size="text-block" rows={most} />
              )}
            </li>
          ))}
        </ul>
      </Row>
    </SectionFrame>
  );
}

type LedProps = Omit<SectionOf<'case-studies'>, 'variant' | 'linkLabel'> & { label: string };

/** The first case large, the others compact, each under its first result and its length on one scale. */
function Led({ items, label, ...frame }: LedProps) {
  const longest = Math.max(...items.map(({ months = 0 }) => months));
  const [first, ...others] = items;
  // The results of the compact ones stand in rows that go through all of them.
  const most = Math.max(0, ...others.map(({ results }) => results.length - 1));
  return (
    <SectionFrame {...frame}>
      {first && (
        <div className="grid gap-x-12 gap-y-8 border-t-2 border-ink pt-6 @5xl:grid-cols-12">
          <div className="@5xl:col-span-5">
            <FirstResult item={first} longest={longest} size="text-display" />
            <Lines results={first.results.slice(1)} size="text-block" className="mt-6" />
          </div>
          <div className="@5xl:col-span-7">
            <Story item={first} label={label} isLarge />
          </div>
        </div>
      )}
      {others.length > 0 && (
        <div className="mt-section">
          <Row name={frame.title} count={others.length}>
            <ul className="grid gap-x-12 gap-y-12 @5xl:-mb-12 @5xl:grid-cols-3 @5xl:gap-y-0">
              {others.map((item, index) => (
                <li
                  key={index}
                  className="grid content-start gap-x-12 gap-y-6 border-t-2 border-ink pt-5 @2xl:@max-5xl:grid-cols-2 @5xl:row-[span_var(--rows)] @5xl:mb-12 @5xl:grid-rows-subgrid @5xl:gap-y-0"
                  style={{ '--rows': most + 2, '--lines': most }}
                >
                  <FirstResult item={item} longest={longest} size="text-figure" />
                  <Story
                    item={item}
                    label={label}
                    className="text-sm @5xl:py-6 @2xl:@max-5xl:col-start-2 @2xl:@max-5xl:row-span-2 @2xl:@max-5xl:row-start-1"
                  />
                  <Lines
                    results={item.results.slice(1)}
                    size="text-item"
                    className="@max-5xl:self-start @5xl:row-[span_var(--lines)] @5xl:grid @5xl:grid-rows-subgrid"
                  />
                </li>
              ))}
            </ul>
          </Row>
        </div>
      )}
    </SectionFrame>
  );
}

function FirstResult({ item, longest, size }: { item: Item; longest: number; size: string }) {
  const [first] = item.results;
  return (
    <div>
      {first && (
        <p>
          <span className={`figure block text-accent ${size}`}>
            <Figure>{first.improvement}</Figure>
          </span>
          <span className="mt-1 block font-semibold">{first.metric}</span>
        </p>
      )}
      {item.months && <Bar value={item.months} of={longest} className="mt-4" />}
      {item.timeline && <p className="mt-1.5 text-sm text-soft">{item.timeline}</p>}
    </div>
  );
}

interface LinesProps {
  results: Item['results'];
  size: string;
  className?: string;
  /** The rows of the surrounding grid that the lines stand in. */
  rows?: number;
}

/** A line for each result, and below it what it was before, where that is known. */
function Lines({ results, size, className = '', rows }: LinesProps) {
  const words = useAmountWords();
  if (results.length === 0) return null;
  return (
    <dl
      className={`border-b border-line ${rows ? 'grid grid-rows-subgrid' : ''} ${className}`}
      style={rows ? { gridRow: `span ${rows}` } : {}}
    >
      {results.map(({ metric, improvement, share, change }, index) => (
        <div
          key={index}
          className="grid grid-cols-[2fr_3fr] content-start items-baseline gap-x-4 border-t border-line py-2"
        >
          <dt className="order-2 text-sm text-soft">{metric}</dt>
          <dd className={`figure ${size}`}>
            <Figure>{improvement}</Figure>
          </dd>
          <Amount
            share={share}
            change={change}
            {...words}
            in="dd"
            className="order-last col-span-full pb-2"
          />
        </div>
      ))}
    </dl>
  );
}

interface StoryProps {
  item: Item;
  label: string;
  className?: string;
  isLarge?: boolean;
  /** Whether the text says how long it took; where the time is drawn, the drawing says it. */
  hasTimeline?: boolean;
}

function Story({ item, label, className = '', isLarge = false, hasTimeline = false }: StoryProps) {
  const t = useLabels();
  const name = item.title ?? item.company ?? item.industry;
  const above = [item.industry, hasTimeline && item.timeline].filter((text) => text && text !== name);
  const client = item.client ?? (item.title && item.company);
  return (
    <div className={className}>
      {above.length > 0 && <p className="eyebrow">{above.join(' · ')}</p>}
      <Heading className={`mt-1 ${isLarge ? 'text-section' : 'text-item'}`}>{name}</Heading>
      {client && <p className={`mt-1 text-soft ${isLarge ? 'text-lg' : ''}`}>{client}</p>}
      <dl className={`mt-4 flex flex-col gap-3 ${isLarge ? '@3xl:grid @3xl:grid-cols-2 @3xl:gap-x-10' : ''}`}>
        <Part name={t('stories.challenge')} text={item.challenge} />
        <Part name={t('stories.solution')} text={item.solution} />
      </dl>
      {item.href && (
        <p className="mt-5">
          <ArrowLink href={item.href} about={item.title ?? item.industry}>
            {label}
          </ArrowLink>
        </p>
      )}
    </div>
  );
}

function Part({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-sm font-semibold">{name}</dt>
      <dd className="max-w-[65ch] text-soft">{text}</dd>
    </div>
  );
}

/** Results next to the text of their row. */
function Results({ results }: { results: Item['results'] }) {
  return (
    <dl className="grid content-start @min-[24rem]:grid-cols-2 gap-x-6 gap-y-5 @4xl:col-span-5">
      {results.map(({ metric, improvement }, index) => (
        <div key={index} className="flex flex-col-reverse justify-end border-s-4 border-accent ps-4">
          <dt className="text-sm text-soft">{metric}</dt>
          <dd className="figure text-section">
            <Figure>{improvement}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}
