import type { Check } from './core/check';

export const unusedSharedSection: Check = {
  code: 'unused-shared-section',
  severity: 'warning',
  summary: 'Every shared section is used on some page.',
  why: 'Its texts are written, translated and corrected for nobody.',
  example: {
    file: '_shared/start/section.json',
    wrong: '{ "type": "cta", "title": "Write to us", "actions": [{ "label": "Get Started", "href": "/" }] }',
    beside: { file: '_shared/start/es.json', text: '{}' },
  },
  site(site, report) {
    // What an invalid document shows is unknown, and a wrong name was probably meant for this section.
    if (site.hasInvalid) return;
    for (const id of site.shown.keys()) if (!site.sharedSections.has(id)) return;
    for (const { id, file } of site.sharedSections.values()) {
      if (site.shown.has(id)) continue;
      report({
        file,
        pointer: '',
        message: 'No page shows this section.',
        hint: 'Let a page show it, or remove its folder.',
      });
    }
  },
};
