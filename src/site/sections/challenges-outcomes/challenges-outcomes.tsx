import type { FC } from 'react';
import type { SectionOf } from '../../../content/types.generated';
import { Emphasized } from '../../../ui/figure';
import { Heading } from '../../../ui/heading';
import { Sign } from '../../../ui/icon';
import { RuleList, TickList } from '../../../ui/lists';
import { SectionFrame } from '../../../ui/section-frame';

type Sides = Pick<
  SectionOf<'challenges-outcomes'>,
  'challengesTitle' | 'challenges' | 'outcomesTitle' | 'outcomes'
>;

/** The reader's challenges, and next to them the outcomes. */
export function ChallengesOutcomes({
  variant = 'split',
  challengesTitle,
  challenges,
  outcomesTitle,
  outcomes,
  ...frame
}: SectionOf<'challenges-outcomes'>) {
  const Layout = layouts[variant];
  // Without a section heading, its two parts are the next level of the page's outline.
  return (
    <SectionFrame {...frame}>
      <Layout {...{ challengesTitle, challenges, outcomesTitle, outcomes }} />
    </SectionFrame>
  );
}

/** The outcomes are on the dark theme's night background. */
function Split({ challengesTitle, challenges, outcomesTitle, outcomes }: Sides) {
  return (
    <div className="grid gap-y-10 @3xl:grid-cols-2">
      <div className="border-t-2 border-ink pt-8 @3xl:pe-12 @3xl:pb-10">
        <Heading className="mb-5 text-block">{challengesTitle}</Heading>
        <RuleList items={challenges} className="gap-4" />
      </div>
      <div className="dark night border border-t-2 border-line border-t-accent p-6 pt-8 @3xl:px-12 @3xl:pb-10">
        <Heading className="mb-5 text-block text-accent">{outcomesTitle}</Heading>
        <TickList items={outcomes} className="gap-4" />
      </div>
    </div>
  );
}

/** Both lists are ruled like the two sides of an account. */
function Ledger({ challengesTitle, challenges, outcomesTitle, outcomes }: Sides) {
  return (
    <div className="grid gap-x-12 gap-y-10 @3xl:grid-cols-2">
      <Account title={challengesTitle} entries={challenges} className="border-ink text-soft" />
      <Account title={outcomesTitle} entries={outcomes} className="border-accent" />
    </div>
  );
}

function Account({ title, entries, className }: { title: string; entries: string[]; className: string }) {
  return (
    <div className={`border-t-2 pt-5 ${className}`}>
      <Heading className="mb-5 text-block text-ink">{title}</Heading>
      <ul>
        {entries.map((entry, index) => (
          <li key={index} className="border-t border-line py-4">
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A row for each challenge, with an arrow to the outcome that answers it. The figures of outcomes are large. */
function Pairs({ challengesTitle, challenges, outcomesTitle, outcomes }: Sides) {
  return (
    <div className="grid gap-x-12 @3xl:grid-cols-12">
      <Heading className="text-item text-soft @3xl:col-span-5 @3xl:pb-5">{challengesTitle}</Heading>
      <div className="flex items-baseline gap-4 pb-5 text-accent @3xl:col-span-7">
        <Leading />
        <Heading className="text-item">{outcomesTitle}</Heading>
      </div>
      <ul className="@3xl:col-span-full">
        {Array.from({ length: Math.max(challenges.length, outcomes.length) }, (_, index) => (
          <li
            key={index}
            className="grid items-baseline gap-x-12 gap-y-2 border-t border-line py-5 first:border-t-2 first:border-ink @3xl:grid-cols-12 @3xl:py-7"
          >
            <p className="text-soft @3xl:col-span-5 @5xl:text-lg">{challenges[index]}</p>
            {outcomes[index] && (
              <div className="flex items-baseline gap-4 @3xl:col-span-7">
                <Leading />
                <p className="font-display text-item font-semibold text-balance">
                  <Emphasized size="text-section">{outcomes[index]}</Emphasized>
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Leading() {
  return <Sign name="arrow" className="size-5 translate-y-0.5 text-accent rtl:-scale-x-100" />;
}

/** Below the challenges, the first outcome is as large as a page's heading, across the page; the others are below it. */
function Lead({ challengesTitle, challenges, outcomesTitle, outcomes: [first = '', ...others] }: Sides) {
  const columns = 'gap-4 @4xl:grid @4xl:auto-cols-fr @4xl:grid-flow-col @4xl:gap-x-12';
  return (
    <div className="grid gap-y-8 @3xl:gap-y-14">
      <div className="border-t-2 border-ink pt-5">
        <Heading className="mb-5 text-item">{challengesTitle}</Heading>
        <RuleList items={challenges} className={columns} />
      </div>
      <div className="border-t-2 border-accent pt-5">
        <Heading className="text-item text-accent">{outcomesTitle}</Heading>
        <p className="my-5 font-display text-section leading-tight! font-semibold text-balance @3xl:my-8 @5xl:text-page">
          <Emphasized size="">{first}</Emphasized>
        </p>
        <TickList items={others} className={columns} />
      </div>
    </div>
  );
}

const layouts: Record<NonNullable<SectionOf<'challenges-outcomes'>['variant']>, FC<Sides>> = {
  split: Split,
  ledger: Ledger,
  pairs: Pairs,
  lead: Lead,
};
