import type { SectionOf } from '../../../content/types.generated';
import { useAmountWords } from '../../../i18n/amount-words';
import { useLabels } from '../../../i18n/language';
import { Amount } from '../../../ui/amount';
import { ArrowLink } from '../../../ui/button';
import { Heading } from '../../../ui/heading';
import { Icon } from '../../../ui/icon';
import { RuleList } from '../../../ui/lists';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';

/** Roles with their challenges, and with the outcomes large. */
export function Personas({ items, ...frame }: SectionOf<'personas'>) {
  const t = useLabels();
  const words = useAmountWords();
  return (
    <SectionFrame {...frame}>
      <Row name={frame.title} count={items.length}>
        <ul className="grid gap-x-12 gap-y-14 @4xl:grid-cols-2">
          {items.map(({ title, subtitle, path, icon, challenges, outcomes, change }, index) => (
            <li key={index} className="flex flex-col border-t-2 border-ink pt-5">
              <Heading className="flex items-center gap-3 text-item">
                {icon && <Icon path={icon} className="size-6 text-accent" />}
                {title}
              </Heading>
              <p className="mt-2 text-lg text-soft">{subtitle}</p>
              <Heading isPart className="sr-only">
                {t('personas.challenges')}
              </Heading>
              <RuleList items={challenges} className="mt-5" />
              <Heading isPart className="sr-only">
                {t('personas.outcomes')}
              </Heading>
              <ul className="mt-5 mb-6 flex flex-col gap-4 border-s-4 border-accent ps-4 font-display text-item font-semibold text-balance">
                {outcomes.map((outcome, index) => (
                  <li key={index}>{outcome}</li>
                ))}
                <Amount change={change} {...words} in="li" className="-mt-2 font-sans font-normal" />
              </ul>
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
