import { useEffect } from 'react';
import type { SectionOf } from '../../../content/types.generated';
import { useFormat, useLabels } from '../../../i18n/language';
import { Button } from '../../../ui/button';
import { Heading } from '../../../ui/heading';
import { SectionFrame } from '../../../ui/section-frame';
import { showToast, usesToasts } from '../../../ui/toast';

/** Whitepapers. Their buttons announce that downloads are not available yet and request nothing (requirement 7). */
export function Whitepapers({ items, ...frame }: SectionOf<'whitepapers'>) {
  const t = useLabels();
  useEffect(usesToasts, []);
  const format = useFormat();
  return (
    <SectionFrame {...frame}>
      <ul className="border-b border-line">
        {items.map(({ title, description, category, readTime, downloadCount }, index) => (
          <li
            key={index}
            className="grid gap-x-10 gap-y-4 border-t border-line py-7 @3xl:grid-cols-[1fr_auto]"
          >
            <div>
              <p className="eyebrow">{category}</p>
              <Heading className="mt-1 text-item">{title}</Heading>
              <p className="mt-2 max-w-[65ch] text-soft">{description}</p>
              <p className="mt-3 text-sm text-soft tabular">
                {readTime} ·{' '}
                {t('resources.downloads', { count: downloadCount, value: format.number(downloadCount) })}
              </p>
            </div>
            <Button
              look="secondary"
              className="no-print self-center justify-self-start"
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
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
