import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Quoted } from '../../i18n/quoted';
import { Actions } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { SectionFrame } from '../../ui/section-frame';

/** The number of characters up to which a quotation is as large as a page's heading. */
const shortUpTo = 120;

/** One large quotation with its source, and buttons at the end of the same line. */
export function Quote({
  variant,
  quote,
  name,
  role,
  organization,
  image,
  imageAlt = '',
  actions,
  background,
  ...frame
}: SectionOf<'quote'>) {
  const t = useLabels();
  const position = [role, organization].filter((part) => part !== undefined);
  const isShort = quote.length <= shortUpTo;
  return (
    <SectionFrame {...frame} background={variant === 'night' ? 'night' : background}>
      <figure className={`flex flex-col ${isShort ? 'gap-12' : 'mx-auto max-w-5xl gap-8'}`}>
        <blockquote
          className={`leading-tight! font-display font-semibold text-balance text-section ${isShort ? '@3xl:text-page' : ''}`}
        >
          <Quoted>{quote}</Quoted>
        </blockquote>
        <figcaption className="flex flex-wrap items-center gap-5 border-t-2 border-ink pt-5">
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
