import { ownValue, valueAt } from '../json/values';
import { isRecord } from '../model/is-record';
import { childOf } from '../schema/fields';
import { folderIn, nameIn } from '../text/paths';
import { suggest } from '../text/suggest';
import type { Check } from './core/check';

export const missingAlt: Check = {
  code: 'missing-alt',
  severity: 'error',
  summary: 'Every image that says something has an alternative text.',
  why: 'Whoever cannot see the image, or is still waiting for it, learns nothing of what it shows.',
  example: {
    file: 'finance/page.json',
    right: '"type": "hero",',
    wrong: '"type": "hero",\n      "heroImage": "../_site/team.svg",',
  },
  page(context, report) {
    for (const { file, pointer } of context.images) {
      const name = nameIn(pointer);
      const owner = valueAt(context.document, folderIn(pointer));
      const tree = context.fieldsAt(folderIn(pointer));
      // An image whose schema has no alternative text is decorative; an empty text has its own finding.
      if (ownValue(owner, `${name}Alt`) !== undefined || !childOf(tree, `${name}Alt`)) continue;
      // One whose name is misspelled is there: another check says so.
      const others = isRecord(owner) ? Object.keys(owner).filter((other) => !childOf(tree, other)) : [];
      if (suggest(`${name}Alt`, others) !== undefined) continue;
      report({
        file,
        pointer,
        message: `"${name}" has no alternative text.`,
        hint: `Add "${name}Alt": what the image shows, in one sentence.`,
      });
    }
  },
};
