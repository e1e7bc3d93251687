import { isRecord } from '../model/is-record';
import { typeOf } from '../schema/fields';
import type { Check } from './core/check';

export const headingOutline: Check = {
  code: 'heading-outline',
  severity: 'error',
  summary: 'Every page begins with its one main heading.',
  why: 'Screen readers and search engines find their way by headings; the first one says what the page is about.',
  example: {
    file: 'finance/page.json',
    right: '"type": "hero",\n      "subtitle": "One sentence on money is enough."',
    wrong: '"type": "cta",\n      "title": "Write to us"',
  },
  needs: ['right-count'],
  page({ sections, source, page, isSharedSection, schemas }, report) {
    const { heading } = schemas.typeFor;
    if (heading === undefined || page.isSite || sections.length === 0) return;
    const { path: file } = source;
    if (isSharedSection) {
      if (typeOf(sections[0]) === heading)
        report({
          file,
          pointer: '/type',
          message: 'A shared section cannot be the main heading of the pages that show it.',
          hint: 'Each page begins with a main heading of its own: use another section type here.',
        });
      return;
    }
    // Entries that are not sections are reported by another check.
    const firstSection = sections.findIndex(isRecord);
    const headings = [...sections.keys()].filter((index) => typeOf(sections[index]) === heading);
    // In an invalid document its type may be misspelled.
    if (headings.length === 0)
      report(
        {
          file,
          pointer: '/sections/0',
          message: 'The page has no main heading.',
          hint: `Begin with a section of type "${heading}": its title is the heading of the page.`,
        },
        ['valid-document'],
      );
    for (const index of headings.slice(1)) {
      report({
        file,
        pointer: `/sections/${index}/type`,
        message: `A second "${heading}" gives the page a second main heading.`,
        hint: 'Use another section type.',
      });
    }
    if (headings.length === 1 && headings[0] !== firstSection) {
      report({
        file,
        pointer: `/sections/${headings[0]}/type`,
        message: 'The main heading does not come first.',
        hint: `Move the "${heading}" to the top of "sections".`,
      });
    }
  },
};
