import type { Section } from '../content/types.generated';
import { readingOf } from '../ui/inline-text';

/** An event as schema.org says it, without what its page and its site add. */
interface SectionEvent {
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

/** The coming events that sections announce. A recorded webinar is no longer an event. */
export function eventsOf(sections: readonly Section[]): SectionEvent[] {
  return sections
    .flatMap((section) => (section.type === 'webinars' ? section.items : []))
    .filter(({ status }) => status === 'upcoming')
    .map(({ title, presenter, date, duration }) => ({
      '@type': 'Event',
      name: title,
      startDate: date,
      duration: `PT${duration}M`,
      performer: { '@type': 'Person', name: presenter },
    }));
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
