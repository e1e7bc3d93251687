import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { Heading } from '../../../ui/heading';
import { SectionFrame } from '../../../ui/section-frame';

/** How often something occurs, drawn as bars. */
export function Patterns({ items, ...frame }: SectionOf<'patterns'>) {
  const t = useLabels();
  return (
    <SectionFrame {...frame}>
      <ul className="border-b border-line">
        {items.map(({ title, description, frequency }, index) => (
          <li
            key={index}
            className="grid items-center gap-x-10 gap-y-3 border-t border-line py-6 @3xl:grid-cols-2"
          >
            <div>
              <Heading className="text-item">{title}</Heading>
              <p className="mt-1 text-soft">{description}</p>
            </div>
            <div>
              <p className="text-sm text-soft">
                <span className="figure me-2 text-section text-ink">{frequency}%</span>
                {t('patterns.projects')}
              </p>
              <span aria-hidden="true" className="drawn mt-2 block h-3 bg-line">
                <span className="block h-full bg-accent" style={{ width: `${frequency}%` }} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
