import type { Check } from '../check';

export const duplicateAnchor: Check = {
  code: 'duplicate-anchor',
  severity: 'error',
  summary: 'No two sections of a page have the same id.',
  why: 'A link to the anchor always leads to the first of the two.',
  example: {
    file: 'index/page.json',
    right: '"type": "cta",',
    wrong: '"type": "cta",\n      "id": "start",',
  },
  page({ anchors, hasWrongCount }, report) {
    // When the page has too many sections, the ones with the same id may be among those that the editor removes.
    if (hasWrongCount) return;
    const seen = new Set<string>();
    for (const use of anchors) {
      const { text } = use;
      if (seen.has(text)) {
        report({
          file: use.file,
          pointer: use.pointer,
          message: `"${text}" is already the id of something above.`,
          hint: 'Give one of the two another id.',
        });
      }
      seen.add(text);
    }
  },
};
