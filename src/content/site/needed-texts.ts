import type { Language } from '../model/languages';
import { machineTexts } from '../model/machine-texts';
import { isSharedSection, siteFolder } from '../model/routes';
import { hasWords } from '../model/wording';
import { type CopyLeaf, typeOf } from '../schema/fields';
import { grouped } from '../text/grouped';
import { translationIn } from './load';
import { missingTexts } from './missing-texts';
import type { PageFacts } from './page-facts';
import type { SiteContext } from './site-context';

/** A text that a dictionary translates, or should translate, with all its places. */
export interface NeededText extends Omit<CopyLeaf, 'kind'> {
  copy: string;
  /** The folder and the file of the dictionary, which need not exist. */
  id: string;
  file: string;
  /** The translation; empty if there is none. */
  text: string;
  /** Whether there is an entry, even if empty. */
  hasEntry: boolean;
  /** Whether a machine wrote the translation, and nobody has read it. */
  isUnread?: boolean;
  /** The entry for the text's earlier wording. */
  earlier?: { copy: string; text: string };
  /** Where the text is used: at least one place. */
  places: readonly TextPlace[];
}

/** A place of a text in a document. */
export interface TextPlace {
  facts: PageFacts;
  pointer: string;
  /** The type of its section, if any. */
  type?: string;
}

/**
 * Every text that a language needs, in the order of documents and dictionaries, the site document first. A text that
 * the page's dictionary lacks is looked up in the shared one; if both lack it, it belongs in the page's own, or in the
 * shared one if several pages use it. Texts without words, such as figures, are left out unless a dictionary has them.
 */
export function neededTexts(site: SiteContext, language: Language): NeededText[] {
  const translation = site.translations.find((one) => one.language === language);
  if (!translation) return [];
  const uses = site.all().flatMap((facts) => usesIn(site, facts, language));
  site.release();
  const lackingIn = new Map<string, Set<string>>();
  const isLacking = ({ copy, own }: Use) => own === undefined && translation.entries[copy] === undefined;
  for (const use of uses) {
    if (!isLacking(use)) continue;
    const ids = lackingIn.get(use.copy) ?? new Set();
    lackingIn.set(use.copy, ids.add(use.facts.id));
  }
  const earlier = new Map(
    missingTexts(site).flatMap((text) => {
      const before = text.alike ?? text.stale;
      return text.language === language && before !== undefined
        ? [[keyOf(text.target, text.copy), before]]
        : [];
    }),
  );
  const needed = new Map<string, NeededText & { places: TextPlace[] }>();
  for (const use of uses) {
    const { copy, own, leaf, isUnread: _, ...place } = use;
    const isOwn = isLacking(use) ? lackingIn.get(copy)?.size === 1 : own !== undefined;
    if (isLacking(use) && !hasWords(copy)) continue;
    const id = isOwn ? place.facts.id : siteFolder;
    const file = `${id}/${language}.json`;
    const text = (isOwn ? own : translation.entries[copy]) ?? '';
    const isUnread = (isOwn ? use.isUnread : translation.machine.has(text)) && text !== '';
    const key = keyOf(file, copy);
    const listed = needed.get(key);
    if (listed) {
      listed.places.push(place);
      listed.minLength = Math.max(listed.minLength, leaf.minLength);
      listed.maxLength = Math.min(listed.maxLength, leaf.maxLength);
      if (leaf.isInline) listed.isInline = true;
      continue;
    }
    const before = earlier.get(key);
    needed.set(key, {
      ...{ copy, id, file, text, hasEntry: !isLacking(use), places: [place] },
      ...{ minLength: leaf.minLength, maxLength: leaf.maxLength },
      ...(leaf.isInline && { isInline: true }),
      ...(isUnread && { isUnread }),
      ...(before !== undefined && { earlier: { copy: before, text: translationOf(site, file, before) } }),
    });
  }
  return [...grouped(needed.values(), ({ file }) => file).values()].flat();
}

/** The lookup key of a text in a dictionary. */
export function keyOf(file: string, copy: string): string {
  return `${file} ${copy}`;
}

/** A place of a text, with the entry in its document's dictionary. */
interface Use extends TextPlace {
  copy: string;
  leaf: CopyLeaf;
  own: string | undefined;
  /** Whether a machine wrote that entry, and nobody has read it. */
  isUnread: boolean;
}

function usesIn(site: SiteContext, facts: PageFacts, language: Language): Use[] {
  const { copies, translations, sections } = site.context(facts);
  const { own = [], dictionary } = translations.find((one) => one.language === language) ?? {};
  const machine = machineTexts(dictionary?.value);
  return copies.map(({ text: copy, leaf, pointer }, index) => {
    const [, place] = isSharedSection(facts.id) ? ['', 0] : (/^\/sections\/(\d+)\//.exec(pointer) ?? []);
    const type = place === undefined ? undefined : typeOf(sections[Number(place)]);
    const text = own[index];
    const isUnread = text !== undefined && machine.includes(text);
    return { facts, pointer, copy, leaf, own: text, isUnread, ...(type !== undefined && { type }) };
  });
}

function translationOf(site: SiteContext, file: string, copy: string): string {
  return translationIn(site.folder.read(file)?.value, copy) ?? '';
}
