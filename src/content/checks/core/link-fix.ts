import { type Finding, pointerToken } from '../../model/diagnostics';
import { type DocumentEdit, type Fix, renameAt, setAt } from '../../model/fix';
import { entriesOf } from '../../site/load';
import type { SiteContext } from '../../site/site-context';
import { type LinkUses, type PlacedUse, placeOfUse } from '../../site/uses-by';
import { withLinks } from '../../text/inline-text';

/** What is wrong with a link, and the link to write if that is certain. */
export interface LinkFault extends Pick<Finding, 'message' | 'hint' | 'causes' | 'namesDocuments'> {
  fixed?: string;
}

/** The finding that a link is wrong in one or several places. */
export function linkFinding(
  site: SiteContext,
  uses: Readonly<LinkUses>,
  { fixed, ...fault }: LinkFault,
): Omit<Finding, 'code' | 'severity'> {
  const [first, ...others] = uses;
  return {
    ...placeOfUse(first),
    others: others.map(placeOfUse),
    ...fault,
    ...(fixed !== undefined && linkFix(site, uses, fixed)),
  };
}

/**
 * The fix that replaces a link everywhere. Inside inline texts, the keys of dictionary entries change along.
 *
 * @param uses of the link, the finding's first
 * @returns no fix if a dictionary already has an entry for the corrected text
 */
function linkFix(site: SiteContext, uses: readonly PlacedUse[], href: string): { fix?: Fix } {
  if (uses.every(({ inline }) => !inline)) return { fix: { edits: uses.map((use) => setAt(use, href)) } };
  const values = new Map<string, DocumentEdit>();
  const names = new Map<string, DocumentEdit>();
  for (const { file, pointer, text, facts, inline } of uses) {
    const written = inline ? withLinks(inline.whole, (one) => (one === text ? href : undefined)) : href;
    values.set(`${file}#${pointer}`, setAt({ file, pointer }, written));
    if (!inline || inline.isEntry) continue;
    for (const name of dictionariesWith(site, facts, inline.copy)) {
      if (Object.hasOwn(entriesOf(site.folder.read(name)), written)) return {};
      const place = { file: name, pointer: pointerToken(inline.copy) };
      names.set(`${place.file}#${place.pointer}`, renameAt(place, written));
    }
  }
  // Keys are renamed last, as entries are addressed by them.
  return { fix: { edits: [...values.values(), ...names.values()], isOne: true } };
}

/** The dictionaries with an entry for a text of a page: its own and the shared ones. */
function dictionariesWith(site: SiteContext, { translations }: PlacedUse['facts'], copy: string): string[] {
  const own = Object.values(translations).flatMap(({ dictionary }) => dictionary ?? []);
  const shared = site.translations.map(({ file }) => file);
  return [...new Set([...own, ...shared])].filter((file) =>
    Object.hasOwn(entriesOf(site.folder.read(file)), copy),
  );
}
