import type { SectionOf } from '../../../content/types.generated';
import { Heading } from '../../../ui/heading';
import { RuleList, TickList } from '../../../ui/lists';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';

/** The reader's challenges, and next to them, on the dark theme's night background, the outcomes. */
export function ChallengesOutcomes({
  challengesTitle,
  challenges,
  outcomesTitle,
  outcomes,
  ...frame
}: SectionOf<'challenges-outcomes'>) {
  // Without a section heading, its two parts are the next level of the page's outline.
  return (
    <SectionFrame {...frame}>
      <Row name={frame.title}>
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
      </Row>
    </SectionFrame>
  );
}
