import { type Fix, pointerToken } from '../../model/diagnostics';
import { entriesOf } from '../../site/load';
import type { SiteContext } from '../../site/site-context';
import type { PlacedUse } from '../../site/uses-by';
import { withLinks } from '../../text/inline-text';

type Text = Extract<Fix, { texts: unknown }>['texts'][number];

/**
 * The fix that replaces a link everywhere. Inside inline texts, the keys of dictionary entries change along.
 *
 * @param uses of the link, the finding's first
 * @returns no fix if a dictionary already has an entry for the corrected text
 */
export function linkFix(site: SiteContext, uses: readonly PlacedUse[], href: string): { fix?: Fix } {
  if (uses.every(({ inline }) => !inline)) return { fix: { replace: JSON.stringify(href) } };
  const texts: Text[] = [];
  const add = (place: Text) => {
    const isThere = texts.some(
      ({ file, pointer, at }) => file === place.file && pointer === place.pointer && at === place.at,
    );
    if (!isThere) texts.push(place);
  };
  for (const { file, pointer, text, facts, inline } of uses) {
    const written = inline ? withLinks(inline.whole, (one) => (one === text ? href : undefined)) : href;
    add({ file, pointer, replace: JSON.stringify(written) });
    if (!inline || inline.isEntry) continue;
    for (const name of dictionariesWith(site, facts, inline.copy)) {
      if (Object.hasOwn(entriesOf(site.folder.read(name)), written)) return {};
      add({
        file: name,
        pointer: pointerToken(inline.copy),
        at: 'property',
        replace: JSON.stringify(written),
      });
    }
  }
  // Keys are renamed last, as entries are addressed by them.
  return {
    fix: { texts: texts.toSorted((a, b) => Number(a.at === 'property') - Number(b.at === 'property')) },
  };
}

/** The dictionaries with an entry for a text of a page: its own and the shared ones. */
function dictionariesWith(site: SiteContext, { translations }: PlacedUse['facts'], copy: string): string[] {
  const own = Object.values(translations).flatMap(({ dictionary }) => dictionary ?? []);
  const shared = site.translations.map(({ file }) => file);
  return [...new Set([...own, ...shared])].filter((file) =>
    Object.hasOwn(entriesOf(site.folder.read(file)), copy),
  );
}
