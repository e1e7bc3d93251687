import type { SectionOf } from '../../../content/types.generated';
import { useStandsBesideHeading } from '../../../ui/beside-heading';
import { Figure } from '../../../ui/figure';
import { Heading, LevelAbove } from '../../../ui/heading';
import { SectionFrame } from '../../../ui/section-frame';

/** The way to a first result: stations along a line, each with its figure; the line lies where the width of the page is free. */
export function Way({ id, title, subtitle, background, items }: SectionOf<'way'>) {
  if (useStandsBesideHeading())
    return (
      <div id={id} className="@container">
        {title && <h2 className="text-item">{title}</h2>}
        {subtitle && <p className="mt-2 text-sm text-soft">{subtitle}</p>}
        <LevelAbove value={title ? 2 : 1}>
          <Stations items={items} />
        </LevelAbove>
      </div>
    );
  return (
    <SectionFrame id={id} title={title} subtitle={subtitle} background={background}>
      <Stations items={items} />
    </SectionFrame>
  );
}

function Stations({ items }: Pick<SectionOf<'way'>, 'items'>) {
  return (
    <ol className="mt-5 ps-1.5 @4xl:grid @4xl:auto-cols-fr @4xl:grid-flow-col @4xl:pt-1.5 @4xl:ps-0">
      {items.map(({ figure, title, description }, index) => (
        <li
          key={index}
          className="relative border-accent ps-6 pb-6 last:pb-0 @max-4xl:border-s-2 @4xl:border-t-2 @4xl:ps-0 @4xl:pe-8 @4xl:pt-6 @4xl:pb-0"
        >
          <span
            aria-hidden="true"
            className="drawn absolute start-0 top-2 -ms-[7px] size-3 rotate-45 bg-ink @4xl:-top-[7px] @4xl:ms-0.5"
          />
          <p className="figure text-section text-accent @4xl:text-page">
            <Figure>{figure}</Figure>
          </p>
          <Heading className="font-semibold">{title}</Heading>
          <p className="text-sm text-soft">{description}</p>
        </li>
      ))}
    </ol>
  );
}
