import type { SectionOf } from '../../content/types.generated';
import { RuleList, TickList } from '../../ui/lists';
import { SectionFrame } from '../../ui/section-frame';

/** What troubles the reader beside what changes. */
export function ChallengesOutcomes({
  challengesTitle,
  challenges,
  outcomesTitle,
  outcomes,
  ...frame
}: SectionOf<'challenges-outcomes'>) {
  // Without a heading of the section, its two parts are what the page's outline names next.
  const Heading = frame.title ? 'h3' : 'h2';
  return (
    <SectionFrame {...frame}>
      <div className="grid gap-px border-y border-line bg-line @3xl:grid-cols-2">
        <div className="bg-surface py-8 @3xl:pr-12">
          <Heading className="mb-5 text-[clamp(1.375rem,2vw,1.75rem)] leading-tight">
            {challengesTitle}
          </Heading>
          <RuleList items={challenges} className="space-y-4 [&_li]:text-base" />
        </div>
        <div className="bg-surface py-8 @3xl:pl-12">
          <Heading className="mb-5 text-[clamp(1.375rem,2vw,1.75rem)] leading-tight text-accent">
            {outcomesTitle}
          </Heading>
          <TickList items={outcomes} className="space-y-4 [&_li]:text-base [&_svg]:mt-2" />
        </div>
      </div>
    </SectionFrame>
  );
}
