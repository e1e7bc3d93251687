import type { SectionOf } from '../../content/types.generated';
import { Heading } from '../../ui/heading';
import { SectionFrame } from '../../ui/section-frame';

/** Grouped links to pages: the sitemap. */
export function LinkGroups({ items, ...frame }: SectionOf<'link-groups'>) {
  // Five groups in four columns would leave one column with two groups and the others with one.
  const columns = items.length === 5 ? '@6xl:columns-5' : '@6xl:columns-4';
  return (
    <SectionFrame {...frame}>
      <div className={`gap-x-12 @xl:columns-2 @4xl:columns-3 ${columns}`}>
        {items.map(({ title, links }, index) => (
          <div key={index} className="mb-10 break-inside-avoid border-t-2 border-ink pt-4">
            <Heading className="mb-3 text-item">{title}</Heading>
            <ul>
              {links.map(({ label, href }, place) => (
                <li key={place}>
                  <a
                    href={href}
                    className="inline-flex min-h-8 min-w-6 items-center text-sm text-soft underline-offset-4 hover:text-ink hover:underline"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}
