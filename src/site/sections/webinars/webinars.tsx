import { useEffect } from 'react';
import type { SectionOf } from '../../../content/types.generated';
import { useFormat, useLabels } from '../../../i18n/language';
import { Button } from '../../../ui/button';
import { Heading } from '../../../ui/heading';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';
import { showToast, usesToasts } from '../../../ui/toast';

/** Webinars. The status only changes the label and the button (requirement 4). */
export function Webinars({ items, ...frame }: SectionOf<'webinars'>) {
  const t = useLabels();
  useEffect(usesToasts, []);
  const format = useFormat();
  return (
    <SectionFrame {...frame}>
      <Row name={frame.title} count={items.length} stacked={4}>
        <ul className="grid gap-x-12 gap-y-12 @3xl:grid-cols-2">
          {items.map(({ title, presenter, date, duration, attendees, status }, index) => {
            const isUpcoming = status === 'upcoming';
            const people = { value: format.number(attendees) };
            return (
              <li
                key={index}
                className={`flex flex-col border-t-2 pt-5 ${isUpcoming ? 'border-accent' : 'border-line-strong'}`}
              >
                <p className={`text-sm font-semibold ${isUpcoming ? 'text-accent' : 'text-soft'}`}>
                  {isUpcoming ? t('resources.upcoming') : t('resources.recorded')}
                </p>
                <Heading className="mt-1 text-item">{title}</Heading>
                <p className="mt-2 text-soft">{presenter}</p>
                <p className="mt-3 mb-5 text-sm text-soft tabular">
                  <time dateTime={date}>{format.date(date)}</time> ·{' '}
                  {t('resources.minutes', { value: format.number(duration) })} ·{' '}
                  {isUpcoming ? t('resources.registered', people) : t('resources.attended', people)}
                </p>
                <Button
                  look={isUpcoming ? 'primary' : 'secondary'}
                  className="no-print mt-auto self-start"
                  onClick={() =>
                    showToast({
                      title: isUpcoming
                        ? t('resources.register.noted', { title })
                        : t('resources.watch.noted', { title }),
                      description: t('resources.noted.hint'),
                    })
                  }
                >
                  {isUpcoming ? t('resources.register') : t('resources.watch')}
                  <span className="sr-only">: {title}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      </Row>
    </SectionFrame>
  );
}
