import { pointerTokens } from '../model/diagnostics';
import { isRecord } from '../model/is-record';
import { childOf, type FieldTree, typeOf } from '../schema/fields';
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
  page({ images, document, sections, schemas, isSharedSection, page }, report) {
    for (const { file, pointer } of images) {
      const all = pointerTokens(pointer);
      const isInSection = all[0] === 'sections';
      const section = isSharedSection ? document : isInSection ? sections[Number(all[1])] : undefined;
      const tokens = isInSection ? all.slice(2) : all;
      const name = tokens.pop() ?? '';
      const whole = page.isSite ? schemas.siteFields : schemas.pageFields;
      let tree: FieldTree | undefined = section ? schemas.sectionFields(typeOf(section)) : whole;
      let owner: unknown = section ?? document;
      for (const token of tokens) {
        owner = isRecord(owner) ? owner[token] : (owner as unknown[])[Number(token)];
        tree = tree?.kind === 'array' ? tree.items : childOf(tree, token);
      }
      const text = isRecord(owner) ? owner[`${name}Alt`] : undefined;
      // An image whose schema has no alternative text is decorative; an empty text has its own finding.
      if (text !== undefined || !childOf(tree, `${name}Alt`)) continue;
      // One whose name is misspelt is there: another check says so.
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
