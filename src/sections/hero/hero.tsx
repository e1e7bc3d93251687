import type { SectionOf } from '../../content/types.generated';
import { Actions } from '../../ui/button';
import { Drawing } from '../../ui/drawing';
import { Picture } from '../../ui/picture';

/**
 * Where home's drawing stands: under the text from edge to edge on a phone, else from the eighth column to the edge of the
 * page, as high as the hero.
 */
const toTheEdge =
  'max-md:-mx-(--spacing-gutter) max-md:h-[min(90vw,30rem)] md:absolute md:inset-y-0 md:start-[calc(50%+min(100%,90rem)/10)] md:end-[max(0px,50%-62rem)]';

/** A photograph fills the panel; on a phone it stands under the text. */
const toThePanel = 'md:absolute md:inset-y-0 md:beside-the-text';

/** The top of a page. The heading falls back to the page's title, which the section list fills in. */
export function Hero({
  id,
  variant = 'page',
  title,
  subtitle,
  motif,
  heroImage,
  heroImageAlt,
  stats,
  actions,
}: SectionOf<'hero'>) {
  const isHome = variant === 'home';
  // It runs out of the page behind what is shown: with nothing on it, it would be an empty third of the page.
  const hasPanel = variant === 'panel' && (heroImage || motif);
  return (
    <section
      id={id}
      className={`@container relative overflow-hidden ${variant === 'night' ? 'dark night' : ''}`}
    >
      {hasPanel && <div className="absolute inset-y-0 beside-the-text bg-muted max-md:hidden" />}
      <div
        className={`wrap grid items-center gap-x-12 gap-y-10 md:grid-cols-12 ${isHome ? 'pt-[clamp(2.5rem,6vw,6rem)] md:pb-[clamp(2.5rem,6vw,6rem)]' : 'py-[clamp(2rem,4.5vw,4.5rem)]'}`}
      >
        <div className={`min-w-0 ${isHome ? 'md:col-span-7' : 'md:col-span-8'}`}>
          <h1 tabIndex={-1} className={isHome ? 'text-display' : 'text-page'}>
            {title}
          </h1>
          <p className="mt-6 max-w-[38rem] text-lg text-soft">{subtitle}</p>
          <Actions actions={actions} className="mt-8" />
          {stats && (
            <dl className="mt-[clamp(2.5rem,5vw,4.5rem)] grid max-w-[38rem] grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-x-4 gap-y-6 border-t border-line pt-6">
              {stats.map(({ value, label }, index) => (
                <div key={index} className="flex flex-col">
                  <dt className="order-last text-xs text-soft">{label}</dt>
                  <dd className="figure text-figure">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {heroImage ? (
          <Picture
            image={heroImage}
            alt={heroImageAlt ?? ''}
            isFirst
            className={isHome ? 'md:col-span-5' : variant === 'panel' ? toThePanel : 'md:col-span-4'}
          />
        ) : (
          motif && (
            <div className={isHome ? toTheEdge : 'relative max-md:hidden md:col-span-4'}>
              <Drawing motif={motif} fills={isHome} />
            </div>
          )
        )}
      </div>
    </section>
  );
}
