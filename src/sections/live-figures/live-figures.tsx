import { useRef } from 'react';
import type { SectionOf } from '../../content/types.generated';
import type { Format } from '../../i18n/format';
import { useFormat, useLabels, useLanguage } from '../../i18n/language';
import { Button } from '../../ui/button';
import { Figure } from '../../ui/figure';
import { columnsFor, SectionFrame } from '../../ui/section-frame';
import { useRemote } from '../../ui/use-remote';

/** Figures fetched from an endpoint. The document's figures are shown until they arrive, or if the request fails. */
export function LiveFigures({ endpoint, items, ...frame }: SectionOf<'live-figures'>) {
  const t = useLabels();
  const { language } = useLanguage();
  const format = useFormat();
  const { data, hasFailed, isFetching, retry } = useRemote(endpoint, readFigures);
  const figures = useRef<HTMLDListElement>(null);
  // The button is removed, and what was asked for will be in the figures.
  const tryAgain = () => {
    figures.current?.focus();
    retry();
  };
  const shown = (name: string, value: string, unit: string | undefined) => {
    const live = data?.[name];
    return typeof live === 'number' ? withUnit(live, unit, language, format) : (live ?? value);
  };
  return (
    <SectionFrame {...frame} density="tight">
      <dl
        ref={figures}
        tabIndex={-1}
        aria-busy={isFetching}
        className={`grid gap-x-8 gap-y-10 ${columnsFor(items.length)}`}
      >
        {items.map(({ name, label, value, unit }, index) => (
          <div key={index} className="flex flex-col border-t-2 border-ink pt-4">
            <dt className="order-2 mt-2 font-semibold">{label}</dt>
            <dd className="figure order-1 text-figure text-accent">
              <Figure>{shown(name, value, unit)}</Figure>
            </dd>
          </div>
        ))}
      </dl>
      <div role="status" className="mt-8 text-center text-soft empty:mt-0">
        {hasFailed && (
          <>
            <p className="mb-4">{t('remote.failed')}</p>
            <Button onClick={tryAgain}>{t('remote.retry')}</Button>
          </>
        )}
      </div>
    </SectionFrame>
  );
}

/** Formats a number for a language. Runs only in browsers: on the server there is no response. */
function withUnit(number: number, unit: string | undefined, language: string, format: Format): string {
  if (unit === '%')
    return (number / 100).toLocaleString(language, { style: 'percent', maximumFractionDigits: 2 });
  return [format.number(Number(number.toFixed(3))), ...(unit ? [unit] : [])].join('\u00a0');
}

/** The figures of a response: numbers, and texts within the length of a figure. @throws if it is not an object */
function readFigures(answer: unknown): Record<string, string | number> {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new Error('The answer is not an object.');
  return Object.fromEntries(
    Object.entries(answer).filter(
      ([, value]) => Number.isFinite(value) || (typeof value === 'string' && value.length <= 24),
    ),
  );
}
