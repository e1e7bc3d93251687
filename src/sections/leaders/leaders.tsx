import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Avatar } from '../../ui/avatar';
import { Heading } from '../../ui/heading';
import { Row } from '../../ui/row';
import { SectionFrame } from '../../ui/section-frame';

type Item = SectionOf<'leaders'>['items'][number];

/** The company's leaders. */
export function Leaders({ items, ...frame }: SectionOf<'leaders'>) {
  const t = useLabels();
  const years = items.flatMap(({ career = [] }) => career.flatMap(({ from, to }) => [from, to]));
  return (
    <SectionFrame {...frame}>
      <Row name={frame.title}>
        <ul className="grid gap-x-12 gap-y-12 @3xl:grid-cols-2">
          {items.map(({ name, title, initials, background, career, expertise, education }, index) => (
            <li key={index} className="border-t-2 border-ink pt-5">
              <div className="flex items-center gap-4">
                {initials && <Avatar initials={initials} />}
                <div className="min-w-0">
                  <Heading className="text-item">{name}</Heading>
                  <p className="text-accent">{title}</p>
                </div>
              </div>
              {career && <Career posts={career} first={Math.min(...years)} last={Math.max(...years)} />}
              <p className="mt-3 text-soft">{background}</p>
              <dl className="mt-4 flex flex-col gap-2 text-sm">
                <div>
                  <dt className="inline font-semibold">{t('leaders.expertise')}: </dt>
                  <dd className="inline text-soft">{expertise.join(t('format.comma'))}</dd>
                </div>
                <div>
                  <dt className="inline font-semibold">{t('leaders.education')}: </dt>
                  <dd className="inline text-soft">{education}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </Row>
    </SectionFrame>
  );
}

type CareerProps = { posts: NonNullable<Item['career']>; first: number; last: number };

/** Posts on one scale of years, the last of them in the accent: that is the one here. */
function Career({ posts, first, last }: CareerProps) {
  const share = (years: number) => `${Math.round((years / (last - first || 1)) * 1000) / 10}%`;
  const colorOf = (index: number) => (index === posts.length - 1 ? 'bg-accent' : 'bg-line-strong');
  return (
    <>
      <div aria-hidden="true" className="mt-4 flex h-4">
        {posts.map(({ from, to }, index) => (
          <span
            key={index}
            className={`drawn flex-none border-e-4 border-transparent bg-clip-padding ${colorOf(index)}`}
            style={{
              marginInlineStart: share(from - (posts[index - 1]?.to ?? first)),
              width: share(to - from),
            }}
          />
        ))}
      </div>
      <ol className="mt-2 flex flex-wrap gap-x-5 text-xs">
        {posts.map(({ title, from, to }, index) => (
          <li key={index}>
            <span aria-hidden="true" className={`drawn me-2 inline-block size-2.5 ${colorOf(index)}`} />
            <span className="font-semibold">{title}</span>{' '}
            <span className="tabular text-soft">
              {from}–{to}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
