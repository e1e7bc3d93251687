import type { SectionOf } from '../../content/types.generated';
import { Heading } from '../../ui/heading';
import { columnsFor, SectionFrame } from '../../ui/section-frame';

/** Grouped links to pages: the sitemap. */
export function LinkGroups({ variant = 'lists', items, ...frame }: SectionOf<'link-groups'>) {
  const isMap = variant === 'map';
  // Five groups in four columns would leave one column with two groups and the others with one.
  const wide = items.length === 5 ? '@6xl:columns-5' : '@6xl:columns-4';
  // As in other grids, there are no more columns than groups.
  const columns =
    [columnsFor(0), columnsFor(1), '@xl:columns-2', '@xl:columns-2 @4xl:columns-3'][items.length] ??
    `@xl:columns-2 @4xl:columns-3 ${wide}`;
  return (
    <SectionFrame {...frame}>
      <div className={`gap-x-12 ${columns}`}>
        {items.map(({ title, links }, index) => (
          <div key={index} className="mb-10 break-inside-avoid border-t-2 border-ink pt-4">
            <div className="mb-3 flex justify-between gap-4">
              <Heading className="text-item">{title}</Heading>
              {isMap && (
                <span aria-hidden="true" className="figure text-item text-accent">
                  {links.length}
                </span>
              )}
            </div>
            <ul className={isMap ? 'border-s border-line-strong' : ''}>
              {links.map(({ label, href }, place) => (
                <li key={place} className={isMap ? 'flex gap-3' : ''}>
                  {isMap && <span aria-hidden="true" className="dash drawn" />}
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
