import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Avatar } from '../../ui/avatar';
import { Heading } from '../../ui/heading';
import { Row } from '../../ui/row';
import { SectionFrame } from '../../ui/section-frame';

/** The company's leaders. */
export function Leaders({ items, ...frame }: SectionOf<'leaders'>) {
  const t = useLabels();
  return (
    <SectionFrame {...frame}>
      <Row name={frame.title}>
        <ul className="grid gap-x-12 gap-y-12 @3xl:grid-cols-2">
          {items.map(({ name, title, initials, background, expertise, education }, index) => (
            <li key={index} className="border-t-2 border-ink pt-5">
              <div className="flex items-center gap-4">
                {initials && <Avatar initials={initials} />}
                <div className="min-w-0">
                  <Heading className="text-item">{name}</Heading>
                  <p className="text-accent">{title}</p>
                </div>
              </div>
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
