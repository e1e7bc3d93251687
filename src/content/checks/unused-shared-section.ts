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
  needs: ['valid-documents', 'existing-shared-sections'],
  site(site, report) {
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
