import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { Disclosure } from '../../../ui/disclosure';
import { Heading } from '../../../ui/heading';
import { OpenSign } from '../../../ui/lists';
import { SectionFrame } from '../../../ui/section-frame';
import { layerColors } from '../../layers';

/**
 * The four layers, drawn as strata of which one is open at a time, and a panel that explains how they work together. As in
 * every picture of them, the first is at the bottom.
 */
export function Framework({ layers, panel, ...frame }: SectionOf<'framework'>) {
  const t = useLabels();
  const fromTop = layers.map((layer, index) => ({ ...layer, number: index + 1 })).reverse();
  return (
    <SectionFrame {...frame}>
      <div>
        {fromTop.map(({ layer, title, description, details, tags, number }) => (
          <Disclosure
            key={number}
            name="framework-layers"
            className="relative isolate py-3 @3xl:py-5"
            summaryClassName="grid grid-cols-[1fr_auto] items-center gap-x-5 bg-surface px-4 py-4 @3xl:w-4/5 @3xl:grid-cols-[minmax(13rem,1fr)_2fr_1.25rem] @3xl:gap-x-8 @3xl:px-8 @3xl:py-5 hover:text-accent"
            summary={
              <>
                {/* The stratum is as high as its row, open or closed, and goes from edge to edge of the page. */}
                <span
                  aria-hidden="true"
                  className={`absolute inset-y-0 start-[calc(50%-50cqi)] end-[calc(50%-50cqi)] -z-10 coarse ${layerColors[layer].fill}`}
                />
                <Heading className="text-block">
                  <span className="figure me-3 text-soft" aria-hidden="true">
                    {number}
                  </span>
                  {title}
                </Heading>
                <span className="text-sm text-soft @max-3xl:row-start-2 @3xl:text-base">{description}</span>
                <span className="@max-3xl:col-start-2 @max-3xl:row-span-2 @max-3xl:row-start-1">
                  <OpenSign />
                </span>
              </>
            }
          >
            <div className="grid gap-6 bg-surface px-4 pb-6 @3xl:w-4/5 @3xl:grid-cols-[minmax(13rem,1fr)_2fr_1.25rem] @3xl:gap-x-8 @3xl:px-8">
              <ul className="flex flex-wrap content-start gap-2 @3xl:flex-col @3xl:gap-1.5">
                {tags.map((tag, index) => (
                  <li key={index} className={`border-s-2 ps-3 text-sm ${layerColors[layer].border}`}>
                    {tag}
                  </li>
                ))}
              </ul>
              <p className="max-w-[65ch] text-base">{details}</p>
            </div>
          </Disclosure>
        ))}
      </div>
      {panel && (
        <Disclosure
          className="mt-10"
          summaryClassName="no-print mx-auto flex w-fit min-h-12 items-center gap-3 rounded-sm border border-line-strong px-5 py-2.5 text-sm font-semibold hover:border-ink"
          summary={
            <>
              <span className="group-open:hidden">{t('layers.show')}</span>
              <span className="hidden group-open:inline">{t('layers.hide')}</span>
              <OpenSign />
            </>
          }
        >
          <div className="mt-8 grid gap-x-12 gap-y-6 border-t-2 border-ink pt-6 md:grid-cols-12">
            <div className="md:col-span-5">
              <Heading className="text-item">{panel.title}</Heading>
              <p className="mt-3 text-soft">{panel.description}</p>
            </div>
            <ol className="flex flex-col-reverse md:col-span-7">
              {panel.steps.map((step, index) => {
                const layer = layers[index];
                return (
                  <li key={index} className="flex gap-4 border-b border-line py-3 last:pt-0">
                    <span
                      aria-hidden="true"
                      className={`w-3 shrink-0 ${layer ? layerColors[layer.layer].fill : ''}`}
                    />
                    <span>{step}</span>
                  </li>
                );
              })}
            </ol>
          </div>
        </Disclosure>
      )}
    </SectionFrame>
  );
}
