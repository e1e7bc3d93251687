import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { ArrowLink } from '../../../ui/button';
import { Heading } from '../../../ui/heading';
import { Icon } from '../../../ui/icon';
import { RuleList, TickList } from '../../../ui/lists';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';

/** One block per industry: challenges, outcomes and a story. */
export function Industries({ items, linkLabel, storyLabel, ...frame }: SectionOf<'industries'>) {
  const t = useLabels();
  return (
    <SectionFrame {...frame}>
      <Row name={frame.title}>
        <ul className="border-b border-line">
          {items.map((item, index) => {
            const { icon, title, subtitle, description, challenges, href, caseStudy, caseHref } = item;
            const outcomes = [item.highlight, ...item.outcomes, item.saving];
            return (
              <li key={index} className="grid gap-x-12 gap-y-8 border-t border-line py-12 @5xl:grid-cols-12">
                <div className="@5xl:col-span-5">
                  <Heading className="flex items-center gap-4 text-section">
                    {icon && <Icon path={icon} className="size-9 text-accent" />}
                    {title}
                  </Heading>
                  <p className="mt-2 text-lg">{subtitle}</p>
                  <p className="mt-3 text-soft">{description}</p>
                  <p className="mt-5">
                    <ArrowLink href={href} about={title}>
                      {linkLabel ?? t('solutions.more')}
                    </ArrowLink>
                  </p>
                </div>
                <div className="grid gap-8 @xl:grid-cols-2 @5xl:col-span-7">
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
                    <TickList items={outcomes.filter((one) => one !== undefined)} />
                  </div>
                  <div className="border-s-4 border-accent bg-raised p-5 @xl:col-span-2">
                    <Heading isPart className="eyebrow mb-1">
                      {t('industries.story')}
                    </Heading>
                    <p>{caseStudy}</p>
                    {caseHref && (
                      <p className="mt-4">
                        <ArrowLink href={caseHref} about={title}>
                          {storyLabel ?? t('solutions.more')}
                        </ArrowLink>
                      </p>
                    )}
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      </Row>
    </SectionFrame>
  );
}
