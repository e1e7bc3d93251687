import { type ReactNode, useContext } from 'react';
import type { SectionOf } from '../../content/types.generated';
import { BesideHeading } from '../../ui/beside-heading';
import { Actions } from '../../ui/button';
import { Figure } from '../../ui/figure';
import { Picture } from '../../ui/picture';

/** A photograph fills the panel; on a phone it is below the text. */
const toThePanel = 'md:absolute md:inset-y-0 md:beside-the-text';

/** A panel begins at the header, or a little behind it: the breadcrumb is not as high as 16 steps. */
const upToTheHeader = 'lg:[nav+&]:-mt-16 lg:[nav+&]:pt-16';

type HeroSection = SectionOf<'hero'>;

/**
 * The top of a page. The heading defaults to the page's title, which the section list passes in. A section shown beside the
 * heading takes five of twelve columns, or is below it.
 */
export function Hero(props: HeroSection) {
  const beside = useContext(BesideHeading);
  const { variant, heroImage, stats } = props;
  if (variant === 'below' || variant === 'night-below') return <Below {...props} beside={beside} />;
  // A picture or figures need the columns that the others have.
  if (variant === 'short' && !heroImage && !beside && !stats) return <Short {...props} />;
  return <Beside {...props} beside={beside} />;
}

/** The title and the text next to each other, above a line. */
function Short({ id, eyebrow, title, subtitle, actions }: HeroSection) {
  return (
    <section id={id} className="border-b border-line">
      <div className="wrap grid items-start gap-x-12 gap-y-6 py-tight lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Title eyebrow={eyebrow} className="text-page">
            {title}
          </Title>
        </div>
        <div className="lg:col-span-5">
          {subtitle && <p className="max-w-[38rem] text-lg text-soft">{subtitle}</p>}
          <Actions actions={actions} className="mt-6" />
        </div>
      </div>
    </section>
  );
}

interface DrawnProps extends HeroSection {
  /** The section shown beside the heading; null where there is none. */
  beside: ReactNode;
}

/** The title and the text next to each other, figures under the title, and below all of it the picture or the drawing. */
function Below(props: DrawnProps) {
  const { id, variant, eyebrow, title, heroImage, heroImageAlt = '', stats, beside } = props;
  // More than three figures have no room under the title.
  const isBand = !heroImage && (stats?.length ?? 0) > 3;
  const areUnderTitle = stats && !heroImage && !isBand;
  // What introduces a drawing stands beside the figures, in the columns that the text leaves: that is smaller, so that both columns
  // are about as high.
  const isIntroduced = Boolean(beside && stats && !isBand);
  // Next to a photograph, figures have the columns that it leaves; on a phone a drawing comes before them.
  const nextToPhotograph = 'lg:order-last lg:col-span-5';
  const underTitle = `lg:col-span-7 lg:self-end ${beside ? 'max-sm:order-last' : ''} ${isIntroduced ? 'lg:relative lg:col-start-1 lg:row-span-2 lg:row-start-2' : ''}`;
  return (
    <section
      id={id}
      className={`@container relative overflow-hidden ${variant === 'night-below' ? 'dark night' : ''}`}
    >
      <div
        className={`wrap grid items-center gap-x-12 gap-y-6 pt-tight pb-section lg:grid-cols-12 lg:gap-y-4 [nav+section>&]:lg:pt-2 ${isIntroduced ? 'lg:grid-rows-[auto_1fr]' : ''}`}
      >
        <div className="-mb-2 min-w-0 lg:col-span-7 lg:mb-0 lg:self-start">
          <Title eyebrow={eyebrow} className="text-page">
            {title}
          </Title>
        </div>
        <div
          className={`-mt-5 min-w-0 lg:col-span-5 lg:self-start ${areUnderTitle ? 'lg:col-start-8 lg:row-span-2 lg:row-start-1' : ''}`}
        >
          <About {...props} isSmaller={isIntroduced} />
        </div>
        {stats && (
          <Figures
            stats={stats}
            arrangement={heroImage ? 'column' : isBand ? 'band' : 'row'}
            className={heroImage ? nextToPhotograph : isBand ? '' : underTitle}
          />
        )}
        {heroImage && <Picture image={heroImage} alt={heroImageAlt} isFirst className="lg:col-span-7" />}
        {!heroImage && beside && (
          <div className={`grid min-w-0 ${isIntroduced ? 'drawing-below' : 'col-span-full'}`}>{beside}</div>
        )}
      </div>
    </section>
  );
}

/** Title, text and figures one below the other, and next to them the picture or the drawing. */
function Beside(props: DrawnProps) {
  const { id, variant = 'page', eyebrow, title, heroImage, heroImageAlt = '', stats, beside } = props;
  const isHome = variant === 'home';
  const isBoard = variant === 'board';
  const isFacing = variant === 'facing' && beside !== null;
  const isWide = variant === 'wide' && Boolean(beside ?? heroImage);
  const isOnDark = isFacing || (isWide && beside !== null);
  const isSplit = beside !== null || isBoard || isWide;
  // The panel extends to the page's edge behind its content; without content it would be an empty third of the page.
  const hasPanel = variant === 'panel' && (heroImage || beside);
  const padding = isSplit
    ? `pt-tight pb-section ${isOnDark ? 'max-lg:pb-0' : ''} lg:grid-cols-12 [nav+section>&]:lg:pt-2 print:grid-cols-12`
    : `${variant === 'short' ? 'py-tight' : 'py-section'} md:grid-cols-12`;
  return (
    <section
      id={id}
      className={`@container relative overflow-hidden ${variant === 'night' ? 'dark night' : ''} ${hasPanel || isWide ? upToTheHeader : ''}`}
    >
      {hasPanel && (
        <div
          className={`absolute inset-y-0 bg-muted ${beside ? 'beside-wide max-lg:hidden' : 'beside-the-text max-md:hidden'}`}
        />
      )}
      {isOnDark && (
        <div
          className={`dark night absolute inset-y-0 border-line max-lg:hidden ${isWide ? 'border-s after-the-text' : 'border-e before-the-text'}`}
        />
      )}
      <div className={`wrap grid items-center gap-x-12 gap-y-8 ${padding}`}>
        <div
          className={`flex min-w-0 flex-col gap-6 lg:gap-8 ${isSplit ? `${isWide ? 'lg:col-span-5' : 'lg:col-span-7'} print:col-span-7 self-stretch` : 'md:col-span-8'} ${isFacing ? 'lg:ps-8' : ''}`}
        >
          <div>
            <Title eyebrow={eyebrow} className={isHome ? 'text-display' : 'text-page'}>
              {title}
            </Title>
            <About {...props} />
          </div>
          {stats && (
            <Figures
              stats={stats}
              arrangement={isHome ? 'home' : isSplit && !isBoard ? 'ledger' : 'row'}
              className={isSplit && !isWide ? 'lg:mt-auto' : ''}
            />
          )}
        </div>
        {heroImage && (
          <Picture
            image={heroImage}
            alt={heroImageAlt}
            isFirst
            className={
              isBoard
                ? 'lg:col-span-5'
                : variant === 'panel'
                  ? toThePanel
                  : isWide
                    ? 'lg:absolute lg:inset-y-0 lg:after-the-text'
                    : `md:col-span-4 ${variant === 'facing' ? 'md:-order-1' : ''}`
            }
          />
        )}
        {!heroImage && beside && (
          <div
            data-wide={isWide || undefined}
            className={`relative grid min-w-0 @container print:col-span-5 ${isWide ? 'lg:col-span-7' : 'lg:col-span-5'} ${isHome ? 'self-stretch' : ''} ${isOnDark ? `dark night -mx-gutter px-gutter py-8 lg:mx-0 lg:px-0 lg:pb-0 ${isFacing ? 'lg:-order-1 lg:pt-6' : 'lg:self-stretch lg:ps-6 lg:pt-0'}` : ''}`}
          >
            {beside}
          </div>
        )}
      </div>
    </section>
  );
}

/** The text below the title, and its buttons. */
function About({ subtitle, actions, isSmaller = false }: HeroSection & { isSmaller?: boolean }) {
  return (
    <>
      {subtitle && (
        <p className={`mt-5 max-w-[38rem] text-lg text-soft ${isSmaller ? 'lg:text-[1.125rem]' : ''}`}>
          {subtitle}
        </p>
      )}
      <Actions actions={actions} className={isSmaller ? 'mt-6 lg:mt-4' : 'mt-6'} />
    </>
  );
}

/** How figures are arranged in a wide window; on a phone, all but those of the home page have a row each. */
const arrangements = {
  home: { list: 'max-w-[42rem]', item: '', value: 'text-figure xl:text-display' },
  row: { list: '', item: '', value: 'sm:text-figure xl:text-[3.25rem]' },
  // Beside a drawing, which is tall: one below the other, down to its foot.
  ledger: {
    list: 'lg:flex-col lg:gap-y-0 lg:pt-0',
    item: 'lg:flex-none lg:flex-row lg:items-baseline lg:gap-x-4 lg:border-line lg:py-3 lg:not-first:border-t',
    value: 'sm:text-figure xl:text-[3.25rem]',
  },
  band: {
    list: 'col-span-full',
    item: '',
    value: 'sm:text-figure lg:text-display',
  },
  column: {
    list: 'lg:flex-col lg:gap-y-4 lg:border-s lg:border-t-0 lg:ps-8 lg:pt-0',
    item: 'lg:not-first:border-t lg:not-first:border-line lg:not-first:pt-4',
    value: 'sm:text-figure lg:text-page lg:[&_small]:text-item',
  },
} as const;

function Figures({
  stats,
  arrangement,
  className,
}: {
  stats: NonNullable<SectionOf<'hero'>['stats']>;
  arrangement: keyof typeof arrangements;
  className: string;
}) {
  const { list, item, value } = arrangements[arrangement];
  return (
    <dl
      className={`flex flex-wrap gap-x-3 gap-y-6 border-t border-line pt-5 ${arrangement === 'home' ? '' : 'figure-rows'} ${list} ${className}`}
    >
      {stats.map((stat, index) => (
        <div key={index} className={`flex flex-[1_1_5rem] flex-col ${item}`}>
          <dt className="order-last text-xs text-soft lg:text-sm">{stat.label}</dt>
          <dd className={`figure ${stat.value.length > 12 ? '' : 'whitespace-nowrap'} ${value}`}>
            <Figure>{stat.value}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The page's heading, which receives focus after navigation, and what stands above it. */
function Title({
  eyebrow,
  className,
  children,
}: {
  eyebrow: string | undefined;
  className: string;
  children: string | undefined;
}) {
  return (
    <>
      {eyebrow && <p className="mb-2 text-sm font-semibold text-balance text-accent">{eyebrow}</p>}
      <h1 tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  );
}
