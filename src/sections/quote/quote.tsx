import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Quoted } from '../../i18n/quoted';
import { Actions } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { SectionFrame } from '../../ui/section-frame';

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
  return (
    <SectionFrame {...frame} background={variant === 'night' ? 'night' : background} density="wide">
      <figure className="mx-auto flex max-w-5xl flex-col gap-8">
        <blockquote className="text-section leading-tight! font-display font-semibold text-balance">
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
