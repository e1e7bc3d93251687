import { named } from '../model/diagnostics';
import { documentFile, nameOfSection } from '../model/routes';
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
    for (const page of site.pages.values()) {
      for (const { id, pointer } of page.shows ?? []) {
        const file = documentFile(id);
        // Its file is misnamed, which another check reports.
        if (site.sharedSections.has(id) || site.wrongNames.has(file)) continue;
        const name = nameOfSection(id);
        // Invalid names are reported by the schema.
        if (!/^[a-z0-9-]+$/.test(name)) continue;
        const meant = suggest(name, names);
        report({
          file: page.file,
          pointer,
          causes: [file],
          message: `There is no shared section ${quote(name)}.`,
          hint: didYouMean(meant, `Write it: ${named(file)}.`),
        });
      }
    }
  },
};
