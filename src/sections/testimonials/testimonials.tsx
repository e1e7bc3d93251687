import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Quoted } from '../../i18n/quoted';
import { Avatar } from '../../ui/avatar';
import { TickList } from '../../ui/lists';
import { Row } from '../../ui/row';
import { SectionFrame } from '../../ui/section-frame';

/**
 * Quotes from executives with their results: the first one large and as wide as the section, the others in pairs below it. An even
 * number has no first one.
 */
export function Testimonials({ items, ...frame }: SectionOf<'testimonials'>) {
  const t = useLabels();
  const hasLead = items.length % 2 === 1;
  return (
    <SectionFrame {...frame} density="wide">
      <Row name={frame.title} count={items.length} stacked={3}>
        <ul className="grid gap-x-16 border-b border-line-strong @4xl:grid-cols-2">
          {items.map(({ name, title, company, initials, avatar, delay, quote, results }, index) => {
            const isLead = hasLead && index === 0;
            return (
              <li
                key={index}
                className={`grid gap-x-12 gap-y-5 @4xl:gap-y-8 border-t border-line-strong py-[clamp(2rem,4vw,3.5rem)] ${isLead ? '@4xl:col-span-full @4xl:grid-cols-12' : '@4xl:row-span-3 @4xl:grid-rows-subgrid'}`}
              >
                <figure className="contents">
                  <blockquote
                    className={`font-display ${isLead ? 'text-block @4xl:col-span-full text-balance @4xl:text-section @6xl:text-page @4xl:leading-tight' : 'text-item text-pretty'}`}
                  >
                    <Quoted>{quote}</Quoted>
                  </blockquote>
                  <figcaption
                    className={`flex items-center gap-4 self-start ${isLead ? '@4xl:col-span-4' : ''}`}
                  >
                    <Avatar initials={initials} portrait={avatar} delay={delay} />
                    <span>
                      <span className="block font-semibold">{name}</span>
                      <span className="block text-sm text-soft">
                        {[title, company].join(t('format.comma'))}
                      </span>
                    </span>
                  </figcaption>
                </figure>
                <TickList
                  items={results}
                  className={isLead ? '@4xl:col-span-8 @4xl:grid @4xl:grid-cols-3 @4xl:gap-6' : ''}
                />
              </li>
            );
          })}
        </ul>
      </Row>
    </SectionFrame>
  );
}
