import { framesOf } from '../model/headings';
import { grouped } from '../text/grouped';
import { quote } from '../text/quote';
import type { Check } from './core/check';

/** The number of similar headings that is acceptable; more form a pattern that visitors notice. */
const usual = 4;

const alike = ['Desk to Desk', 'Hand to Hand', 'Door to Door', 'Town to Town', 'Page to Page'];
const sections = alike.map(
  (words) =>
    `{ "type": "cta", "title": "From ${words}", "actions": [{ "label": "Get Started", "href": "/" }] }`,
);
const spanish = alike.map((words) => `"From ${words}": "${words.replace('to', 'a')}"`);

export const repeatedHeading: Check = {
  code: 'repeated-heading',
  severity: 'warning',
  summary: `At most ${usual} headings of the site are built alike.`,
  why: 'One heading "From … to …" is a thought; on the sixth page it is a pattern, and whoever reads two pages stops reading headings.',
  example: {
    file: 'finance/page.json',
    right: '"background": "muted",',
    wrong: `"background": "muted", "actions": [{ "label": "Get Started", "href": "/" }] }, ${sections.join(', ')}, { "type": "cta", "title": "Write to us",`,
    beside: {
      file: 'finance/es.json',
      text: '"From 3.2 to 12 months": "De 3,2 a 12 meses"',
      wrong: `"From 3.2 to 12 months": "De 3,2 a 12 meses", ${spanish.join(', ')}`,
    },
  },
  options: {
    most: {
      usual,
      schema: {
        type: 'integer',
        minimum: 1,
        description: `As many headings may be built alike; usually ${usual}.`,
      },
    },
  },
  site(site, report, { most = usual }) {
    if (typeof most !== 'number') return;
    const frames = [...framesOf(site.headings.keys(), most + 1)].filter(
      ([, headings]) => headings.length > most,
    );
    if (frames.length === 0) return;
    const everywhere = site
      .all()
      .flatMap(({ file, headings }) => headings.map((heading) => ({ ...heading, file })));
    const byWords = grouped(everywhere.entries(), ([, { words }]) => words);
    for (const [frame, headings] of frames) {
      // In site order.
      const uses = headings
        .flatMap((words) => byWords.get(words) ?? [])
        .toSorted(([a], [b]) => a - b)
        .map(([, use]) => use);
      const [first, ...others] = uses;
      if (!first) continue;
      const shown = uses.slice(0, 3).map(({ text }) => quote(text));
      report({
        file: first.file,
        pointer: first.pointer,
        others: others.map(({ file, pointer }) => ({ file, pointer })),
        message: `${headings.length} headings are built alike (${frame}): ${shown.join(', ')}${uses.length > 3 ? ' …' : ''}`,
        hint: `Write ${headings.length - most === 1 ? 'one' : `${headings.length - most}`} of them another way: say what its page alone says.`,
      });
    }
  },
};
