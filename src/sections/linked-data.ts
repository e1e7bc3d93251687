import siteData from '#site/linked-data';
import type { Section } from '../content/types.generated';
import { readingOf } from '../ui/inline-text';

/** What a site adds to what its pages tell search engines: `src/site/linked-data.ts`. It may have none. */
export interface SiteLinkedData {
  eventsOf(sections: readonly Section[]): SectionEvent[];
}

const ofSite: Partial<SiteLinkedData> = siteData;

/** An event as schema.org says it, without what its page and its site add. */
export interface SectionEvent {
  '@type': 'Event';
  name: string;
  /** The day: `2027-01-21`. */
  startDate: string;
  /** As ISO 8601 says it: `PT45M`. */
  duration: string;
  performer: { '@type': 'Person'; name: string };
}

/** Whether sections make their page an article: they tell of a project from its first month to its last. */
export function isArticle(sections: readonly Section[]): boolean {
  return sections.some((section) => section.type === 'summary' && section.timeline !== undefined);
}

/** The coming events that sections announce: what those of the site are, the site says. */
export function eventsOf(sections: readonly Section[]): SectionEvent[] {
  return ofSite.eventsOf?.(sections) ?? [];
}

/** A question with its answer, as schema.org says it. */
interface SectionQuestion {
  '@type': 'Question';
  name: string;
  acceptedAnswer: { '@type': 'Answer'; text: string };
}

/** The questions that sections answer, in the order of the page. */
export function questionsOf(sections: readonly Section[]): SectionQuestion[] {
  return sections
    .flatMap((section) => (section.type === 'faq' ? section.items : []))
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: readingOf(answer) },
    }));
}
