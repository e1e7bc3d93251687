import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Avatar } from '../../ui/avatar';
import { AxisNumbers, GridLines } from '../../ui/grid-lines';
import { Heading } from '../../ui/heading';
import { percent } from '../../ui/percent';
import { Row } from '../../ui/row';
import { columnsFor, SectionFrame } from '../../ui/section-frame';

type Item = SectionOf<'leaders'>['items'][number];

/** The company's leaders; those whose careers are known are the rows of one chart. */
export function Leaders({ items, ...frame }: SectionOf<'leaders'>) {
  const years = items.flatMap(({ career = [] }) => career.flatMap(({ from, to }) => [from, to]));
  return (
    <SectionFrame {...frame}>
      {years.length > 0 ? (
        <Careers
          items={items}
          first={Math.min(...years)}
          last={Math.max(...years)}
          ground={frame.background === 'muted' ? 'bg-muted' : 'bg-surface'}
        />
      ) : (
        <Row name={frame.title} count={items.length}>
          <ul className={`grid gap-x-12 gap-y-12 ${items.length > 1 ? '@3xl:grid-cols-2' : columnsFor(1)}`}>
            {items.map((item, index) => (
              <li key={index} className="border-t-2 border-ink pt-5">
                <Who item={item} />
                <About item={item} className="mt-3" />
              </li>
            ))}
          </ul>
        </Row>
      )}
    </SectionFrame>
  );
}

/** The years of the axis that have a line: its ends, and round ones with room between them. */
export function yearsOf(first: number, last: number): number[] {
  const distance = last - first > 30 ? 10 : 5;
  const round = Array.from(
    { length: Math.ceil((last - first) / distance) },
    (_, index) => (Math.floor(first / distance) + index + 1) * distance,
  );
  const near = distance / 2;
  return [first, ...round.filter((year) => year - first > near && last - year > near), last];
}

interface CareersProps {
  items: Item[];
  first: number;
  last: number;
  /** The background of the section, which names have, too, so that no line of the axis crosses them. */
  ground: string;
}

/** A row for each leader, with the career on one axis of years. In a narrow container each row has its own years. */
function Careers({ items, first, last, ground }: CareersProps) {
  const marks = yearsOf(first, last);
  const share = (years: number) => percent(years / (last - first || 1));
  const at = (year: number) => share(year - first);
  const columns =
    'grid gap-x-10 @3xl:grid-cols-[14rem_minmax(0,1fr)] @6xl:grid-cols-[13rem_minmax(0,1fr)_22rem] @min-[84rem]:grid-cols-[13rem_minmax(0,1fr)_34rem]';
  const axis = (className: string) => (
    <AxisNumbers marks={marks} at={at} format={String} className={`me-6 @max-3xl:ms-4 ${className}`} />
  );
  return (
    <>
      <ul className="border-t-2 border-ink">
        {items.map((item, index) => (
          <li key={index} className={`${columns} border-line py-5 not-first:border-t @3xl:py-0`}>
            <div className="@3xl:py-5">
              <Who item={item} />
            </div>
            <div className="relative me-6 pt-4 @max-3xl:ms-4 @3xl:py-6">
              <GridLines marks={marks} at={at} />
              {item.career && (
                <Career posts={item.career} first={first} last={last} share={share} ground={ground} />
              )}
            </div>
            {axis('mb-3 @3xl:hidden')}
            <About
              item={item}
              className="gap-x-8 @3xl:@max-6xl:col-start-2 @3xl:pb-5 @6xl:pt-5 @min-[84rem]:grid-cols-2 @min-[84rem]:text-sm"
            />
          </li>
        ))}
      </ul>
      <div className={`${columns} @max-3xl:hidden`}>{axis('col-start-2')}</div>
    </>
  );
}

function Who({ item: { name, title, initials } }: { item: Item }) {
  return (
    <div className="flex items-center gap-4">
      {initials && <Avatar initials={initials} />}
      <div className="min-w-0">
        <Heading className="text-item">{name}</Heading>
        <p className="text-accent">{title}</p>
      </div>
    </div>
  );
}

function About({ item: { background, expertise, education }, className }: { item: Item; className: string }) {
  const t = useLabels();
  return (
    <div className={`grid content-start gap-y-2 ${className}`}>
      <p className="text-soft">{background}</p>
      <dl className="flex flex-col gap-1 text-sm">
        <div>
          <dt className="inline font-semibold">{t('leaders.expertise')}: </dt>
          <dd className="inline text-soft">{expertise.join(t('format.comma'))}</dd>
        </div>
        <div>
          <dt className="inline font-semibold">{t('leaders.education')}: </dt>
          <dd className="inline text-soft">{education}</dd>
        </div>
      </dl>
    </div>
  );
}

interface CareerProps {
  posts: NonNullable<Item['career']>;
  first: number;
  last: number;
  /** The length of so many years on the axis. */
  share: (years: number) => string;
  ground: string;
}

/**
 * Posts on the axis, the last of them in the accent: that is the one here. The title and years of each begin below its bar; one
 * that is wider takes room of the others. In a narrow container they are a list.
 */
function Career({ posts, first, last, share, ground }: CareerProps) {
  const gaps = posts.map(({ from }, index) => from - (posts[index - 1]?.to ?? first));
  // The gap before each post and the post itself, as long as they are, but wide enough for its words.
  const columns = posts.map(
    ({ from, to }, index) =>
      `${Math.max(0, gaps[index] ?? 0)}fr minmax(min(7.5rem,${100 / posts.length}%),${to - from}fr)`,
  );
  const rest = last - (posts.at(-1)?.to ?? first);
  return (
    <>
      <div aria-hidden="true" className="relative flex h-7">
        {posts.map(({ from, to }, index) => (
          <span
            key={index}
            className={`drawn flex-none border-e-2 border-transparent bg-clip-padding ${index === posts.length - 1 ? 'bg-accent' : 'bg-line-strong'}`}
            style={{
              marginInlineStart: share(gaps[index] ?? 0),
              width: share(to - from),
            }}
          />
        ))}
      </div>
      <ol
        className="relative mt-2 grid text-xs leading-snug @max-3xl:block"
        style={{ gridTemplateColumns: `${columns.join(' ')} ${Math.max(0, rest)}fr` }}
      >
        {posts.map(({ title, from, to }, index) => (
          <li key={index} style={{ gridColumn: 2 * index + 2 }}>
            <span className={`inline-block pe-1 align-top ${ground}`}>
              <span className="font-semibold">{title}</span>{' '}
              <span className="tabular inline-block text-soft">
                {from}–{to}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
