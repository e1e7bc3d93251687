import type { SectionOf } from '../../content/types.generated';
import { Actions } from '../../ui/button';
import { grounds } from '../../ui/section-frame';

/** The closing call to action: in a box, or as large as a page's title below a line. */
export function Cta({
  id,
  variant = 'card',
  title,
  subtitle,
  background = 'default',
  actions,
}: SectionOf<'cta'>) {
  return (
    <section id={id} className={`@container py-wide ${grounds[background]}`}>
      <div className="wrap">
        {variant === 'line' ? (
          <div className="grid items-start gap-x-12 gap-y-5 border-t-2 border-ink pt-6 @5xl:grid-cols-12 @5xl:pt-8">
            <h2 className="text-section @5xl:col-span-7 @5xl:text-page">{title}</h2>
            <div className="@5xl:col-span-5">
              {subtitle && <p className="max-w-2xl text-lg text-soft">{subtitle}</p>}
              <Actions actions={actions} className="mt-6" />
            </div>
          </div>
        ) : (
          <div className="break-inside-avoid border border-line bg-raised">
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
