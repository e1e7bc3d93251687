import type { SectionOf } from '../../content/types.generated';
import { Disclosure } from '../../ui/disclosure';
import { Heading } from '../../ui/heading';
import { InlineText } from '../../ui/inline-text';
import { OpenSign } from '../../ui/lists';
import { SectionFrame } from '../../ui/section-frame';

/** Questions that expand to show their answers. Several may be open, so that answers can be compared. */
export function Faq({ items, ...frame }: SectionOf<'faq'>) {
  return (
    <SectionFrame {...frame}>
      <div className="mx-auto max-w-3xl border-b border-line-strong">
        {items.map(({ question, answer }, index) => (
          <Disclosure
            key={index}
            className="border-t border-line-strong"
            summaryClassName="flex items-start justify-between gap-6 py-5 hover:text-accent"
            summary={
              <>
                <Heading className="text-item">{question}</Heading>
                <span className="mt-1 shrink-0 text-accent">
                  <OpenSign />
                </span>
              </>
            }
          >
            <p className="max-w-[65ch] pb-7 text-soft">
              <InlineText>{answer}</InlineText>
            </p>
          </Disclosure>
        ))}
      </div>
    </SectionFrame>
  );
}
