import type { SectionOf } from '../../content/types.generated';
import { Quoted } from '../../i18n/quoted';
import { Avatar } from '../../ui/avatar';
import { TickList } from '../../ui/lists';
import { Row } from '../../ui/row';
import { SectionFrame } from '../../ui/section-frame';

/** Quotes from executives with their results. */
export function Testimonials({ items, ...frame }: SectionOf<'testimonials'>) {
  return (
    <SectionFrame {...frame} density="wide">
      <Row name={frame.title} count={items.length} stacked={3}>
        <ul className="border-b border-line-strong">
          {items.map(({ name, title, company, initials, avatar, delay, quote, results }, index) => (
            <li
              key={index}
              className="grid gap-x-12 gap-y-8 border-t border-line-strong py-[clamp(2rem,4vw,3.5rem)] @4xl:grid-cols-12"
            >
              <figure className="contents">
                <blockquote className="text-block font-display text-pretty @4xl:col-span-8">
                  <Quoted>{quote}</Quoted>
                </blockquote>
                <figcaption className="flex items-center gap-4 self-start @4xl:col-span-4">
                  <Avatar initials={initials} portrait={avatar} delay={delay} />
                  <span>
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-sm text-soft">
                      {title}, {company}
                    </span>
                  </span>
                </figcaption>
              </figure>
              <TickList items={results} className="@4xl:col-span-8 @4xl:grid @4xl:grid-cols-3 @4xl:gap-6" />
            </li>
          ))}
        </ul>
      </Row>
    </SectionFrame>
  );
}
