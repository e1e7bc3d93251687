import siteData from '#site/linked-data';
import type { Section } from '../content/types.generated';
import { plainText } from '../ui/inline-text';

/** What a site adds to the linked data of its pages: `src/site/linked-data.ts`, which is optional. */
export interface SiteLinkedData {
  eventsOf(sections: readonly Section[]): SectionEvent[];
}

const ofSite: Partial<SiteLinkedData> = siteData;

/** A schema.org event without what its page and its site add. */
interface SectionEvent {
  '@type': 'Event';
  name: string;
  /** The date: `2027-01-21`. */
  startDate: string;
  /** ISO 8601 duration: `PT45M`. */
  duration: string;
  performer: { '@type': 'Person'; name: string };
}

/** Whether a page's sections make it an article: they describe a project over time. */
export function isArticle(sections: readonly Section[]): boolean {
  return sections.some((section) => section.type === 'summary' && section.timeline !== undefined);
}

/** The upcoming events in a page's sections; the site finds those in its own section types. */
export function eventsOf(sections: readonly Section[]): SectionEvent[] {
  return ofSite.eventsOf?.(sections) ?? [];
}

/** A schema.org question with its answer. */
interface SectionQuestion {
  '@type': 'Question';
  name: string;
  acceptedAnswer: { '@type': 'Answer'; text: string };
}

/** The questions that sections answer, in page order. */
export function questionsOf(sections: readonly Section[]): SectionQuestion[] {
  return sections
    .flatMap((section) => (section.type === 'faq' ? section.items : []))
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    }));
}
