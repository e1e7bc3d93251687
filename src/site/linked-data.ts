import type { SiteLinkedData } from '../sections/linked-data';

/** What pages of this site tell search engines beside what any page does. */
export default {
  /** The webinars to come. One that was recorded is no longer an event. */
  eventsOf: (sections) =>
    sections
      .flatMap((section) => (section.type === 'webinars' ? section.items : []))
      .filter(({ status }) => status === 'upcoming')
      .map(({ title, presenter, date, duration }) => ({
        '@type': 'Event',
        name: title,
        startDate: date,
        duration: `PT${duration}M`,
        performer: { '@type': 'Person', name: presenter },
      })),
} satisfies SiteLinkedData;
