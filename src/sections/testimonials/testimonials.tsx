import type { SectionOf } from '../../content/types.generated';
import { Avatar } from '../../ui/avatar';
import { TickList } from '../../ui/lists';
import { SectionFrame } from '../../ui/section-frame';

/** What executives say, and what they measured. */
export function Testimonials({ items, ...frame }: SectionOf<'testimonials'>) {
  return (
    <SectionFrame {...frame}>
      <ul className="grid gap-x-12 gap-y-14 @4xl:grid-cols-3">
        {items.map(({ name, title, company, initials, avatar, delay, quote, results }, index) => (
          <li key={index} className="flex flex-col border-t-2 border-ink pt-6">
            <figure>
              <blockquote className="font-display text-item">“{quote}”</blockquote>
              <figcaption className="mt-6 flex items-center gap-4">
                <Avatar initials={initials} src={avatar?.src} delay={delay} />
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-sm text-soft">
                    {title}, {company}
                  </span>
                </span>
              </figcaption>
            </figure>
            <TickList items={results} className="mt-6" />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
