import type { SiteLinkedData } from '../sections/linked-data';

/** What this site adds to the linked data of its pages. */
export default {
  /** Upcoming webinars. A recorded one is no longer an event. */
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
