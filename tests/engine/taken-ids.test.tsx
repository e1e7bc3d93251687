import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { renderPage } from '../../src/app/server/entry-server';
import { createResolver } from '../../src/content/resolve/resolve';
import type { ResolvedPage } from '../../src/content/resolve/resolved-page';
import { pointersOf } from '../../src/content/schema/fields';
import type { Section } from '../../src/content/types.generated';
import { engineRoot } from '../../src/node/project/project';
import { sharedContent, site } from '../support/firm';
import { examplesOf, schemas, sectionTypes } from '../support/project';

const resolver = createResolver(sharedContent(), schemas);
const page = resolver.page(site.pages[0] as (typeof site.pages)[number], site.languages[0]?.code ?? '');

/** The ids on a page with these sections. Ids that React generates are left out: no editor can write them. */
function idsIn(sections: Section[]): Set<string> {
  const shown: ResolvedPage = { ...page, sections };
  // With more than two languages, the page has a menu of them.
  const languages = [...site.languages.slice(0, 2), { code: 'xx', name: 'Another' }];
  const data = { page: shown, site: { ...resolver.site(page.language), languages } };
  const { body } = renderPage(data);
  const html = readFileSync(path.join(engineRoot, 'index.html'), 'utf8') + body;
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
  return new Set(ids.filter((id) => /^[a-z][a-z0-9-]*$/.test(id)));
}

/** The ids that an editor gave in a section. */
function anchorsOf(section: Section): string[] {
  const fields = schemas.sectionFields(section.type);
  return pointersOf(fields, section, '').flatMap(({ leaf, text }) => (leaf.kind === 'anchor' ? text : []));
}

it('the check has the ids that pages use themselves: `npx vitest run tests/engine/taken-ids.test.tsx -u`', async () => {
  const frame = idsIn([]);
  const taken: Record<string, string[]> = { '': [...frame].sort() };
  for (const type of sectionTypes) {
    const own = new Set<string>();
    for (const section of Object.values(examplesOf(type))) {
      const anchors = anchorsOf(section);
      for (const id of idsIn([section])) {
        if (frame.has(id) || anchors.includes(id)) continue;
        // An id that is made from the section's id stands for all of its kind.
        const part = anchors.find((anchor) => id.endsWith(`-${anchor}`));
        own.add(part === undefined ? id : `${id.slice(0, -part.length)}*`);
      }
    }
    if (own.size > 0) taken[type] = [...own].sort();
  }
  const lines = Object.entries(taken).map(
    ([type, ids]) =>
      `  ${type === '' || type.includes('-') ? `'${type}'` : type}: [${ids.map((id) => `'${id}'`).join(', ')}],\n`,
  );
  await expect(`// Generated from rendered pages by tests/engine/taken-ids.test.tsx. Do not edit.

/** The ids that a page has of itself, and those that sections of a type add; \`*\` stands for each id of the page. */
export const takenIds: Readonly<Record<string, readonly string[]>> = {
${lines.join('')}};
`).toMatchFileSnapshot('../../src/content/schema/taken-ids.generated.ts');
});
