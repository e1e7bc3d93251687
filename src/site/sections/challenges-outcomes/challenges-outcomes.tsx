import type { FC } from 'react';
import type { SectionOf } from '../../../content/types.generated';
import { Heading } from '../../../ui/heading';
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
      <div className="dark night border-t-2 border-accent p-6 pt-8 @3xl:px-12 @3xl:pb-10">
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

/** The first outcome is set large above the others, and the challenges take the narrower side. */
function Lead({ challengesTitle, challenges, outcomesTitle, outcomes: [first, ...others] }: Sides) {
  return (
    <div className="grid gap-x-12 gap-y-10 @3xl:grid-cols-12">
      <div className="border-t-2 border-ink pt-5 @3xl:col-span-5">
        <Heading className="mb-5 text-item">{challengesTitle}</Heading>
        <RuleList items={challenges} className="gap-4" />
      </div>
      <div className="border-t-2 border-accent pt-5 @3xl:col-span-7">
        <Heading className="mb-5 text-item text-accent">{outcomesTitle}</Heading>
        <p className="font-display text-block font-semibold text-balance">{first}</p>
        <TickList items={others} className="mt-5 gap-4" />
      </div>
    </div>
  );
}

const layouts: Record<NonNullable<SectionOf<'challenges-outcomes'>['variant']>, FC<Sides>> = {
  split: Split,
  ledger: Ledger,
  lead: Lead,
};
