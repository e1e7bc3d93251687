import type { SectionOf } from '../../content/types.generated';
import { Band, useAccents } from '../../ui/band';
import { Actions } from '../../ui/button';

/** The closing call to action. Its edge shows the site's accents, like the foot of a core, the first at the bottom. */
export function Cta({
  id,
  variant = 'card',
  title,
  subtitle,
  background = 'default',
  actions,
}: SectionOf<'cta'>) {
  const hasBand = useAccents() > 0;
  const isLine = variant === 'line';
  return (
    <section id={id} className={`@container py-wide ${background === 'muted' ? 'bg-muted' : ''}`}>
      <div className="wrap">
        {isLine ? (
          <div className={`relative ${hasBand ? '' : 'border-t-2 border-ink'}`}>
            {hasBand && <Band isFlat />}
            <div className="grid items-start gap-x-12 gap-y-5 pt-10 @5xl:grid-cols-12 @5xl:pt-tight">
              <h2 className="text-section @5xl:col-span-7 @5xl:text-page">{title}</h2>
              <div className="@5xl:col-span-5">
                {subtitle && <p className="max-w-2xl text-lg text-soft">{subtitle}</p>}
                <Actions actions={actions} className="mt-6" />
              </div>
            </div>
          </div>
        ) : (
          <div
            className={`relative break-inside-avoid border border-line bg-raised ${hasBand ? 'ps-3' : ''}`}
          >
            {hasBand && <Band />}
            <div className="grid items-center gap-x-12 gap-y-6 p-tight @5xl:grid-cols-[3fr_2fr]">
              <div>
                <h2 className="text-section">{title}</h2>
                {subtitle && <p className="mt-3 max-w-2xl text-lg text-soft">{subtitle}</p>}
              </div>
              <Actions actions={actions} className="@5xl:justify-end" />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
