import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { ArrowLink } from '../../../ui/button';
import { Heading } from '../../../ui/heading';
import { Icon } from '../../../ui/icon';
import { RuleList, TickList } from '../../../ui/lists';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';

/** Roles with their challenges and outcomes. */
export function Personas({ items, ...frame }: SectionOf<'personas'>) {
  const t = useLabels();
  return (
    <SectionFrame {...frame}>
      <Row name={frame.title}>
        <ul className="grid gap-x-12 gap-y-14 @4xl:grid-cols-2">
          {items.map(({ title, subtitle, path, icon, challenges, outcomes }, index) => (
            <li key={index} className="flex flex-col border-t-2 border-ink pt-5">
              <Heading className="flex items-center gap-3 text-item">
                {icon && <Icon path={icon} className="size-6 text-accent" />}
                {title}
              </Heading>
              <p className="mt-2 text-lg text-soft">{subtitle}</p>
              <div className="mt-6 mb-6 grid gap-6 @xl:grid-cols-2">
                <div>
                  <Heading isPart className="eyebrow mb-3">
                    {t('personas.challenges')}
                  </Heading>
                  <RuleList items={challenges} />
                </div>
                <div>
                  <Heading isPart className="eyebrow mb-3">
                    {t('personas.outcomes')}
                  </Heading>
                  <TickList items={outcomes} />
                </div>
              </div>
              <p className="mt-auto">
                <ArrowLink href={path} about={title}>
                  {t('personas.open')}
                </ArrowLink>
              </p>
            </li>
          ))}
        </ul>
      </Row>
    </SectionFrame>
  );
}
