import { named } from '../model/diagnostics';
import { typeOf } from '../schema/fields';
import { takenIds } from '../schema/taken-ids.generated';
import type { Check } from './core/check';

export const duplicateAnchor: Check = {
  code: 'duplicate-anchor',
  severity: 'error',
  summary:
    'No two sections of a page have the same id, and no section has an id that every page already uses.',
  why: 'A link to the anchor always leads to the first of the two: into the menu, for instance.',
  example: {
    file: 'index/page.json',
    right: '"type": "cta",',
    wrong: '"type": "cta",\n      "id": "start",',
  },
  needs: ['right-count'],
  page({ anchors, sections, page }, report) {
    const seen = new Set<string>();
    const taken = page.isSite ? new Set<string>() : takenIn(sections, anchors);
    for (const { file, pointer, text } of anchors) {
      if (seen.has(text)) {
        const message = `"${text}" is already the id of something above.`;
        report({ file, pointer, message, hint: 'Give one of the two another id.' });
      } else if (taken.has(text)) {
        const message = `"${text}" is the id of a part that the page has already, such as its menu or a field of a form.`;
        const hint = `Give it another id, such as "${text}-section", and change the links to it.`;
        report({ file, pointer, message, hint });
      }
      seen.add(text);
    }
  },
  // The anchors of shared sections are only known to site checks.
  site(site, report) {
    for (const page of site.pages.values()) {
      const seen = new Set(page.shows ? page.anchors : []);
      for (const shown of page.shows ?? []) {
        const anchors = site.anchorsIn(shown);
        const twice = anchors.find((anchor) => seen.has(anchor));
        for (const anchor of anchors) seen.add(anchor);
        const section = site.sharedSections.get(shown.id);
        if (twice === undefined || !section) continue;
        report({
          file: page.file,
          pointer: shown.pointer,
          causes: [section.file],
          message: `This shared section brings the id "${twice}" along, and the page has that already.`,
          hint:
            twice === section.ownAnchor
              ? `Give it another "id" here, beside "name": it counts for this page alone.`
              : `Give one of the two another id; that of the section stands in ${named(section.file)}.`,
        });
      }
    }
  },
};

/** The ids that sections of these types add to the page. */
function takenIn(sections: readonly unknown[], anchors: readonly { text: string }[]): Set<string> {
  const types = new Set(['', ...sections.map(typeOf)]);
  const ids = [...types].flatMap((type) => (Object.hasOwn(takenIds, type) ? (takenIds[type] ?? []) : []));
  return new Set(
    ids.flatMap((id) => (id.endsWith('*') ? anchors.map(({ text }) => id.slice(0, -1) + text) : id)),
  );
}
