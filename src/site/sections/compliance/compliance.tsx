import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { Heading } from '../../../ui/heading';
import { TickList } from '../../../ui/lists';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';

/** Legal frameworks and standards, with what each requires and who it applies to. */
export function Compliance({ items, ...frame }: SectionOf<'compliance'>) {
  const t = useLabels();
  return (
    <SectionFrame {...frame}>
      <Row name={frame.title} count={items.length}>
        {' '}
        <ul className="border-b border-line">
          {items.map(({ framework, description, requirements, industries }, index) => (
            <li key={index} className="grid gap-x-12 gap-y-5 border-t border-line py-8 @3xl:grid-cols-12">
              <div className="@3xl:col-span-4">
                <Heading className="text-block">{framework}</Heading>
                <p className="mt-2 text-soft">{description}</p>
              </div>
              <div className="@3xl:col-span-5">
                <Heading isPart className="eyebrow mb-3">
                  {t('compliance.requirements')}
                </Heading>
                <TickList items={requirements} />
              </div>
              <div className="@3xl:col-span-3">
                <Heading isPart className="eyebrow mb-3">
                  {t('compliance.industries')}
                </Heading>
                <ul className="text-sm text-soft">
                  {industries.map((industry, place) => (
                    <li key={place}>{industry}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </Row>
    </SectionFrame>
  );
}
