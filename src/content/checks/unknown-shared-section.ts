import { named } from '../model/diagnostics';
import { documentFile, nameOfSection } from '../model/routes';
import { grouped } from '../text/grouped';
import { only } from '../text/only';
import { didYouMean, quote } from '../text/quote';
import { suggest } from '../text/suggest';
import type { Check } from './core/check';

export const unknownSharedSection: Check = {
  code: 'unknown-shared-section',
  severity: 'error',
  summary: 'Every shared section that a page names exists.',
  why: 'The page would have a gap where the section should be.',
  example: {
    file: 'finance/page.json',
    right: '"actions": [{ "label": "Get Started", "href": "/" }]\n    }',
    wrong:
      '"actions": [{ "label": "Get Started", "href": "/" }]\n    },\n    { "type": "shared", "name": "opening-hours" }',
  },
  site(site, report) {
    const names = [...site.sharedSections.keys()].map(nameOfSection);
    const places = [...site.pages.values()].flatMap((page) =>
      (page.shows ?? []).map(({ id, pointer }) => ({ id, place: { file: page.file, pointer } })),
    );
    const shown = new Set(places.map(({ id }) => nameOfSection(id)));
    for (const [id, [first, ...others]] of grouped(places, (one) => one.id)) {
      const file = documentFile(id);
      // Its file is misnamed, which another check reports.
      if (!first || site.sharedSections.has(id) || site.wrongNames.has(file)) continue;
      const name = nameOfSection(id);
      // Invalid names are reported by the schema.
      if (!/^[a-z0-9-]+$/.test(name)) continue;
      const unused = names.filter((other) => !shown.has(other));
      report({
        ...first.place,
        others: others.map(({ place }) => place),
        causes: [file],
        message: `There is no shared section ${quote(name)}.`,
        // A folder that no page shows was probably renamed.
        hint: didYouMean(suggest(name, names) ?? only(unused), `Write it: ${named(file)}.`),
      });
    }
  },
};
