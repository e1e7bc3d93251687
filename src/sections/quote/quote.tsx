import type { SectionOf } from '../../content/types.generated';
import { useAmountWords } from '../../i18n/amount-words';
import { useLabels } from '../../i18n/language';
import { Quoted } from '../../i18n/quoted';
import { Amount } from '../../ui/amount';
import { Actions } from '../../ui/button';
import { Figure, fitOf } from '../../ui/figure';
import { Picture } from '../../ui/picture';
import { SectionFrame } from '../../ui/section-frame';

/** The number of characters up to which a quotation is as large as a page's heading: across the page, or next to a result. */
const shortUpTo = { page: 120, result: 60 };

/** One large quotation with its source, buttons at the end of the same line, and what changed for the speaker beside the words. */
export function Quote({
  variant,
  quote,
  name,
  role,
  organization,
  image,
  imageAlt = '',
  result,
  actions,
  background,
  ...frame
}: SectionOf<'quote'>) {
  const t = useLabels();
  const position = [role, organization].filter((part) => part !== undefined);
  const isShort = quote.length <= shortUpTo[result ? 'result' : 'page'];
  const isWide = isShort || result !== undefined;
  return (
    <SectionFrame {...frame} background={variant === 'night' ? 'night' : background}>
      <figure
        className={`grid gap-x-16 ${isWide ? 'gap-y-6 @xl:gap-y-12' : 'mx-auto max-w-5xl gap-y-8'} ${result ? '@4xl:grid-cols-[5fr_7fr]' : ''}`}
      >
        <blockquote
          className={`leading-tight! font-display font-semibold text-balance text-section ${isShort ? '@3xl:text-page' : ''}`}
        >
          <Quoted>{quote}</Quoted>
        </blockquote>
        {result && <Result {...result} />}
        <figcaption className="col-span-full flex flex-wrap items-center gap-5 border-t-2 border-ink pt-5">
          {image && <Picture image={image} alt={imageAlt} className="size-20 shrink-0 @xl:size-28" />}
          <span>
            <span className="block font-semibold">{name}</span>
            {position.length > 0 && (
              <span className="block text-sm text-soft">{position.join(t('format.comma'))}</span>
            )}
          </span>
          <Actions actions={actions} className="@3xl:ms-auto" />
        </figcaption>
      </figure>
    </SectionFrame>
  );
}

/** What changed where the speaker works: the largest figure of the page, with its drawing; beside the words, it comes before them. */
function Result({ improvement, metric, share, change }: NonNullable<SectionOf<'quote'>['result']>) {
  const words = useAmountWords();
  return (
    <div className="@4xl:-order-1">
      <p className="@4xl:-mt-3">
        <span
          className="figure block wrap-break-word text-[calc(min(22cqi,5.25rem)*var(--fit,1))] leading-none text-accent @4xl:text-[calc(min(14cqi,11rem)*var(--fit,1))] @4xl:[&>small]:text-[0.36em]"
          style={fitOf(improvement)}
        >
          <Figure>{improvement}</Figure>
        </span>
        <span className="mt-2 block max-w-sm font-semibold">{metric}</span>
      </p>
      <Amount share={share} change={change} {...words} />
    </div>
  );
}
