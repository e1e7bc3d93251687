import { useEffect } from 'react';
import type { SectionOf } from '../../../content/types.generated';
import { useFormat, useLabels } from '../../../i18n/language';
import { Button } from '../../../ui/button';
import { Heading } from '../../../ui/heading';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';
import { showToast, usesToasts } from '../../../ui/toast';
import { layerColors } from '../../layers';

/** Whitepapers, each with a jacket that shows how long it is. Their buttons announce that downloads are not available yet and request nothing (requirement 7). */
export function Whitepapers({ items, ...frame }: SectionOf<'whitepapers'>) {
  const t = useLabels();
  useEffect(usesToasts, []);
  const format = useFormat();
  const longest = Math.max(...items.map(({ readTime }) => minutesIn(readTime)));
  return (
    <SectionFrame {...frame}>
      <Row name={frame.title} count={items.length}>
        <ul className="grid gap-x-10 gap-y-12 @xl:grid-cols-2 @4xl:grid-cols-3">
          {items.map(({ title, description, category, layer, readTime, downloadCount }, index) => (
            <li key={index} className="in-two-rows">
              <div className="flex flex-col border border-s-4 border-line border-s-ink bg-raised p-6">
                <p className="eyebrow">{category}</p>
                <Heading className="mt-3 text-block">{title}</Heading>
                <Length minutes={minutesIn(readTime)} of={longest} layer={layer} />
              </div>
              <div className="flex flex-col">
                <p className="text-soft">{description}</p>
                <p className="mt-3 mb-5 text-sm text-soft tabular">
                  {readTime} ·{' '}
                  {t('resources.downloads', { count: downloadCount, value: format.number(downloadCount) })}
                </p>
                <Button
                  look="secondary"
                  className="no-print mt-auto self-start"
                  onClick={() =>
                    showToast({
                      title: t('resources.download.noted', { title }),
                      description: t('resources.noted.hint'),
                    })
                  }
                >
                  {t('resources.download')}
                  <span className="sr-only">: {title}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Row>
    </SectionFrame>
  );
}

/** The minutes in a reading time such as `18 min read`; 0 if it has no number. */
function minutesIn(readTime: string): number {
  return Math.min(60, Number(/\d+/.exec(readTime)?.[0] ?? 0));
}

/**
 * How long a paper is, at the foot of its jacket: a band with the hatching of its layer, as wide as the paper is long beside the
 * longest, or a line for each minute of reading.
 */
function Length({
  minutes,
  of,
  layer,
}: {
  minutes: number;
  of: number;
  layer: keyof typeof layerColors | undefined;
}) {
  return (
    <span aria-hidden="true" className="-mx-6 -mb-6 mt-auto block pt-8">
      {layer ? (
        <i
          className={`coarse block h-20 @xl:h-36 ${layerColors[layer].fill}`}
          style={{ width: `${Math.round((minutes / of) * 100)}%` }}
        />
      ) : (
        <span className="grid gap-1 px-6 pb-6">
          {Array.from({ length: minutes }, (_, index) => (
            <i key={index} className="border-t border-line-strong" />
          ))}
        </span>
      )}
    </span>
  );
}
