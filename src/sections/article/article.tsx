import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Quoted } from '../../i18n/quoted';
import { ScrollingTable } from '../../ui/data-table';
import { Heading } from '../../ui/heading';
import { InlineText } from '../../ui/inline-text';
import { Picture } from '../../ui/picture';
import { SectionFrame } from '../../ui/section-frame';

type Block = SectionOf<'article'>['blocks'][number];
type Ground = 'bg-surface' | 'bg-muted';

/** Long text at a readable line length, with a table of contents from three headings on. */
export function Article({ blocks, ...frame }: SectionOf<'article'>) {
  const entries = blocks.filter(({ heading }) => heading);
  const hasContents = entries.length > 2;
  const ground = frame.background === 'muted' ? 'bg-muted' : 'bg-surface';
  return (
    <SectionFrame {...frame}>
      <div className={hasContents ? 'grid gap-x-12 gap-y-10 @4xl:grid-cols-12' : ''}>
        {hasContents && <Contents entries={entries} />}
        <div className={`min-w-0 max-w-[42rem] ${hasContents ? '@4xl:col-span-8' : 'mx-auto'}`}>
          {blocks.map((block, index) => (
            <Part key={index} block={block} ground={ground} />
          ))}
        </div>
      </div>
    </SectionFrame>
  );
}

function Contents({ entries }: { entries: Block[] }) {
  const t = useLabels();
  return (
    <nav
      aria-label={t('article.contents')}
      className="no-print max-w-[42rem] self-start border-t-2 border-ink pt-4 @4xl:sticky @4xl:top-24 @4xl:col-span-4 @4xl:flex @4xl:max-h-[calc(100dvh-7rem)] @4xl:flex-col"
    >
      <p aria-hidden="true" className="eyebrow">
        {t('article.contents')}
      </p>
      {/* The padding has room for the focus rings of the links, which a scrolling box would cut off. */}
      <ol className="-mx-1.5 mt-0.5 p-1.5 @4xl:overflow-y-auto">
        {entries.map(({ heading, id }, index) => (
          <li key={index}>
            <a
              href={`#${id}`}
              className="inline-block min-h-6 py-1.5 text-sm text-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Part({ block, ground }: { block: Block; ground: Ground }) {
  const t = useLabels();
  const {
    id,
    heading,
    paragraphs = [],
    points,
    quote,
    quoteSource,
    table,
    image,
    imageAlt = '',
    caption,
  } = block;
  return (
    <div
      id={heading ? undefined : id}
      className={`mt-6 flex flex-col gap-5 first:mt-0 ${heading ? 'pt-6 first:pt-0' : ''}`}
    >
      {heading && (
        <Heading id={id} className="text-block">
          {heading}
        </Heading>
      )}
      {paragraphs.map((paragraph, index) => (
        <p key={index}>
          <InlineText>{paragraph}</InlineText>
        </p>
      ))}
      {points && (
        <ul className="flex list-disc flex-col gap-2 ps-6 marker:text-accent">
          {points.map((point, index) => (
            <li key={index}>
              <InlineText>{point}</InlineText>
            </li>
          ))}
        </ul>
      )}
      {quote && (
        <figure className="my-3 border-s-4 border-accent ps-6">
          <blockquote className="text-block font-display text-pretty">
            <Quoted>
              {typeof quote === 'string' ? (
                quote
              ) : (
                <span>
                  <InlineText>{quote}</InlineText>
                </span>
              )}
            </Quoted>
          </blockquote>
          {quoteSource && <figcaption className="mt-3 text-sm text-soft">{quoteSource}</figcaption>}
        </figure>
      )}
      {table && (
        <ScrollingTable {...table} name={heading ?? table.columns.join(t('format.comma'))} ground={ground} />
      )}
      {image && (
        <figure className="my-3">
          <Picture image={image} alt={imageAlt} className="" />
          {caption && (
            <figcaption className="mt-3 text-sm text-soft">
              <InlineText>{caption}</InlineText>
            </figcaption>
          )}
        </figure>
      )}
    </div>
  );
}
