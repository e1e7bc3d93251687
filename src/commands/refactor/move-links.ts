import { type Place, pointerToken } from '../../content/model/diagnostics';
import { machineTexts } from '../../content/model/machine-texts';
import { InlineLinkUse } from '../../content/site/field-uses';
import { entriesOf } from '../../content/site/load';
import type { PageFacts } from '../../content/site/page-facts';
import { withLinks } from '../../content/text/inline-text';
import type { Checker } from '../../node/check/checker';
import type { SiteEdits } from './site-edits';

/** The new target of a link on a page; undefined if it stays. */
type TargetOf = (href: string, pageId: string) => string | undefined;

/**
 * Changes the targets of links: link values, and links in inline text, in documents and dictionaries. Dictionary entries keyed
 * by such a text are renamed.
 *
 * @param stays selects links that keep their target nevertheless
 */
export function moveLinks(
  checker: Checker,
  edits: SiteEdits,
  targetOf: TargetOf,
  stays: (link: Place) => boolean = () => false,
): void {
  const { site } = checker;
  const entries = new MovedEntries(checker, edits, targetOf);
  // Shared content comes first: its entries are needed under their old keys until the pages have been processed.
  for (const facts of site.all()) {
    const { id } = facts;
    const target = (href: string) => targetOf(href, id);
    if (!facts.hrefs.some((href) => target(href) !== undefined)) continue;
    const seen = new Set<string>();
    const moved = new Map<string, string>();
    for (const use of site.context(facts).hrefs) {
      const { file, pointer, text } = use;
      const after = target(text);
      if (after === undefined || stays(use)) continue;
      if (!(use instanceof InlineLinkUse)) {
        edits.replace(file, pointer, text, after);
        continue;
      }
      const written = withLinks(use.whole, target);
      if (seen.has(`${file} ${pointer}`)) continue;
      seen.add(`${file} ${pointer}`);
      if (use.entry) entries.say(file, use.entry.copy, written, `${text} → ${after}`);
      else {
        edits.add(file, { op: 'set', pointer, value: written }, `${text} → ${after}`);
        moved.set(use.whole, written);
      }
    }
    for (const [before, after] of moved) entries.follow(facts, before, after);
  }
  site.release();
}

/** The description of a renamed entry. */
const follows = 'the entry goes by its text';

/** Renames dictionary entries whose text has changed. */
class MovedEntries {
  readonly #checker: Checker;
  readonly #edits: SiteEdits;
  readonly #targetOf: TargetOf;
  /** Changes made so far: an entry is shared by all equal texts. */
  readonly #followed = new Set<string>();
  readonly #renamed = new Set<string>();

  constructor(checker: Checker, edits: SiteEdits, targetOf: TargetOf) {
    this.#checker = checker;
    this.#edits = edits;
    this.#targetOf = targetOf;
  }

  /** Changes the translation of an entry. */
  say(file: string, copy: string, translation: string, what: string): void {
    if (this.#followed.has(`${file} ${copy}`)) return;
    this.#followed.add(`${file} ${copy}`);
    this.#edits.add(file, { op: 'set', pointer: pointerToken(copy), value: translation }, what);
  }

  /** Renames the entries of a page's text to its new wording. */
  follow(facts: PageFacts, before: string, after: string): void {
    for (const { dictionary } of Object.values(facts.translations))
      if (dictionary !== undefined) this.#rename(dictionary, facts, before, after);
    for (const { file, language } of this.#checker.site.translations) {
      const isOwn = facts.translations[language]?.lacked.every(({ copy }) => copy !== before);
      if (isOwn) continue;
      const others = this.#checker.site
        .all()
        .filter(({ translations }) => translations[language]?.lacked.some(({ copy }) => copy === before));
      const isAll = others.every(({ id }) => this.#moved(before, id) === after);
      if (isAll) this.#rename(file, facts, before, after);
      else {
        const isNeeded = others.some(({ id }) => this.#moved(before, id) === before);
        this.#split(file, facts, before, after, isNeeded);
      }
    }
  }

  #rename(file: string, { id }: PageFacts, before: string, after: string): void {
    const entries = entriesOf(this.#checker.read(file));
    const translation = entries[before];
    if (translation === undefined || this.#isDone(`${file} ${before}`)) return;
    const pointer = pointerToken(before);
    if (entries[after] !== undefined) {
      this.#edits.add(file, { op: 'remove', pointer }, `its text has an entry already`);
      return;
    }
    const written = this.#moved(translation, id);
    if (written !== translation) this.say(file, before, written, follows);
    this.#edits.add(file, { op: 'rename', pointer, name: after }, follows);
  }

  /**
   * Splits an entry whose texts are no longer equal, so that each page has its own. @param isNeeded whether a text still has
   * the old wording
   */
  #split(file: string, { id }: PageFacts, before: string, after: string, isNeeded: boolean): void {
    const entries = entriesOf(this.#checker.read(file));
    const translation = entries[before];
    if (translation === undefined) return;
    if (entries[after] === undefined && !this.#isDone(`${file} ${after}`)) {
      const value = this.#moved(translation, id);
      this.#edits.add(file, { op: 'insert', pointer: pointerToken(after), value }, follows);
      if (machineTexts(this.#checker.read(file)?.value).includes(translation))
        this.#edits.mark(file, value, true);
    }
    if (!isNeeded && !this.#isDone(`${file} ${before}`))
      this.#edits.add(file, { op: 'remove', pointer: pointerToken(before) }, 'no text uses it any more');
  }

  /** Whether an entry has been renamed; marks it as renamed. */
  #isDone(entry: string): boolean {
    const isDone = this.#renamed.has(entry);
    this.#renamed.add(entry);
    return isDone;
  }

  #moved(text: string, id: string): string {
    return withLinks(text, (href) => this.#targetOf(href, id));
  }
}
