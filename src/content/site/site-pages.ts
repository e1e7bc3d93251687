import { type Languages, translatedLanguages } from '../model/languages';
import { machineTexts } from '../model/machine-texts';
import { isSharedSection, siteFolder } from '../model/routes';
import { sharedType } from '../model/section-files';
import { SiteTranslation } from '../model/site-translation';
import { type Dictionaries, entriesOf, isReadable } from './load';
import type { PageFacts, ShownSection } from './page-facts';
import { perVersion } from './per-version';
import { SiteCounts } from './site-counts';

/** Remembered, since many checks use it. */
const allOf = perVersion(({ pages, sharedSections, shared }: SitePages): readonly PageFacts[] => {
  const sorted = [...pages.values(), ...sharedSections.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
  return shared ? [shared, ...sorted] : sorted;
});

/**
 * The facts of the pages and shared sections of a site, with counts of what they use. Adding or removing a page costs in
 * proportion to its content.
 */
export class SitePages extends SiteCounts {
  readonly pages = new Map<string, PageFacts>();
  readonly sharedSections = new Map<string, PageFacts>();
  /** The site document with the shared dictionaries. */
  shared: PageFacts | undefined;
  languages: Languages = [];

  /** Increments with every change, invalidating what was computed for earlier versions. */
  version = 0;

  /**
   * Sets the languages and removes all pages, which then have to be set again.
   *
   * @returns whether the languages have changed
   */
  setLanguages(languages: Languages): boolean {
    if (JSON.stringify(languages) === JSON.stringify(this.languages)) return false;
    for (const id of [siteFolder, ...this.pages.keys(), ...this.sharedSections.keys()]) this.delete(id);
    this.languages = languages;
    this.translations = translatedLanguages(languages).map(({ code }) => new SiteTranslation(code));
    return true;
  }

  setShared(dictionaries: Dictionaries): void {
    this.version++;
    for (const translation of this.translations) {
      const dictionary = dictionaries.get(translation.language);
      translation.isUnknown = !isReadable(dictionary);
      translation.entries = entriesOf(dictionary);
      translation.machine = new Set(machineTexts(dictionary?.value));
    }
  }

  /** Adds or replaces the facts of a page. */
  set(facts: PageFacts): void {
    this.delete(facts.id);
    this.version++;
    this.count(facts, 'add');
    if (facts.id === siteFolder) this.shared = facts;
    else this.#mapOf(facts.id).set(facts.id, facts);
  }

  /** Removes a page. */
  delete(id: string): void {
    const facts = id === siteFolder ? this.shared : this.#mapOf(id).get(id);
    if (!facts) return;
    this.version++;
    this.count(facts, 'remove');
    if (id === siteFolder) this.shared = undefined;
    else this.#mapOf(id).delete(id);
  }

  #mapOf(id: string): Map<string, PageFacts> {
    return isSharedSection(id) ? this.sharedSections : this.pages;
  }

  /** The facts of a page, of a shared section or of the site document. */
  facts(id: string): PageFacts | undefined {
    return id === siteFolder ? this.shared : this.#mapOf(id).get(id);
  }

  /** The facts of all pages and shared sections in file order, the site document first. */
  all(): readonly PageFacts[] {
    return allOf(this);
  }

  /** The distinct shared sections on a page; those that do not exist are left out. */
  sectionsOn({ shows = [] }: PageFacts): PageFacts[] {
    const sections = new Set(shows.flatMap(({ id }) => this.sharedSections.get(id) ?? []));
    return [...sections];
  }

  /** The facts of a page, merged with the images, downloads, endpoints and embedded content of its shared sections. */
  withSections(page: PageFacts): PageFacts {
    const sections = this.sectionsOn(page);
    if (sections.length === 0) return page;
    const all = [page, ...sections];
    const names = ['images', 'downloads', 'endpoints', 'posted', 'embedded'] as const;
    const merged = names.map((name) => [name, [...new Set(all.flatMap((facts) => facts[name] ?? []))]]);
    // The types of shared sections are in their own documents.
    const types = all.flatMap((facts) => facts.types).filter((type) => type !== sharedType);
    return { ...page, ...Object.fromEntries(merged), types: [...new Set(types)] };
  }

  /** The anchors on a page, including those of its shared sections. */
  anchorsOf(page: PageFacts): readonly string[] {
    if (!page.shows) return page.anchors;
    return [...page.anchors, ...page.shows.flatMap((one) => this.anchorsIn(one))];
  }

  /** The anchors that a shared section adds to a page; its own is replaced by one set on the page. */
  anchorsIn({ id, anchor }: ShownSection): readonly string[] {
    const facts = this.sharedSections.get(id);
    if (!facts) return [];
    return anchor === undefined ? facts.anchors : facts.anchors.filter((one) => one !== facts.ownAnchor);
  }

  /** The pages that show a shared section. */
  pagesShowing(id: string): PageFacts[] {
    return [...this.pages.values()].filter(({ shows }) => shows?.some((one) => one.id === id));
  }
}
