import { inJson } from '../../content/json/layout';
import { pointerToken } from '../../content/model/diagnostics';
import { type Language, languageName } from '../../content/model/languages';
import { routeOf, siteFolder } from '../../content/model/routes';
import type { SiteTranslation } from '../../content/model/site-translation';
import { lengthOf } from '../../content/model/wording';
import { partsOf } from '../../content/schema/document-parts';
import { type CopyLeaf, pointersOf } from '../../content/schema/fields';
import { entriesOf } from '../../content/site/load';
import type { PageFacts } from '../../content/site/page-facts';
import { linksIn, readingOf } from '../../content/text/inline-text';
import { quote } from '../../content/text/quote';
import { unspaced } from '../../content/text/unspaced';
import type { Checker } from '../../node/check/checker';
import type { Plan, PlanNote } from '../../node/plan/plan';
import { UsageError } from '../../node/project/project';
import { assertReadable } from './obstacles';
import { SiteEdits } from './site-edits';
import { type UnfitText, UnfitTexts } from './unfit-texts';

export interface Replacement {
  from: string;
  to: string;
  /** The language whose translations are changed; by default the texts of the documents. */
  language?: Language | undefined;
  /** Selects pages by route. */
  isWanted?: ((route: string) => boolean) | undefined;
  /** Whether to match parts of words: `us` in `Customers`. */
  isAnywhere?: boolean | undefined;
  /** Whether to ignore case. */
  isAnyCase?: boolean | undefined;
  /** Whether to keep the translations of changed texts, because the caller has confirmed that they are still right. */
  keepsTranslations?: boolean | undefined;
}

/**
 * Replaces words in copy, never in names or addresses.
 *
 * @throws UsageError if a document with errors contains the words, or a text would violate its length limits
 */
export function planReplacement(checker: Checker, folder: string, replacement: Replacement): Plan {
  const { to, language, keepsTranslations = false } = replacement;
  const from = partsOfWords(replacement);
  const written = (text: string) => (replacement.isAnyCase ? text.toLowerCase() : text);
  assertReadable(checker, (text) => written(text).includes(written(inJson(replacement.from))));
  const edits = new SiteEdits((file) => checker.text(file));
  const unfit: UnfitText[] = [];
  const asRead = partsOfWords(replacement, '\\s');
  /** Texts that only read as if they held the words. */
  const passed = new Set<string>();
  const change = (file: string, pointer: string, text: string, leaf: Limits) => {
    const after = replaced(text, from, to, leaf.isInline);
    const reading = leaf.isInline ? readingOf(text) : text;
    if ([...reading.matchAll(asRead)].length > placesIn(text, from, leaf.isInline).length)
      passed.add(`${file}: ${quote(text)}`);
    if (after === text) return undefined;
    if (after.trim() === '') throw new UnfitTexts([{ kind: 'empty', file, text }]);
    const length = lengthOf(leaf.isInline ? readingOf(after) : after);
    if (length < leaf.minLength || length > leaf.maxLength)
      unfit.push({ kind: 'length', file, text: after, length, min: leaf.minLength, max: leaf.maxLength });
    const limit = leaf.maxLength === Number.MAX_SAFE_INTEGER ? '' : `   (${length} of ${leaf.maxLength})`;
    edits.add(file, { op: 'set', pointer, value: after }, text, `→ ${after}${limit}`);
    return after;
  };
  const notes =
    language === undefined
      ? replaceTexts(checker, replacement, edits, change, keepsTranslations)
      : replaceTranslations(checker, replacement, language, change);
  if (unfit.length > 0) throw new UnfitTexts(unfit);
  return {
    root: folder,
    title: `Replace "${replacement.from}" with "${to}"${language === undefined ? '' : ` in ${languageName(language)}`}`,
    changes: edits.changes(),
    notes: [...notes, ...passedOver([...passed])],
  };
}

/** Says which texts stay as they are, though they read as if they held the words. */
function passedOver(places: readonly string[]): string[] {
  const more = places.length - mostPlaces;
  return [
    ...places
      .slice(0, mostPlaces)
      .map((place) => `${place} says it with marks or other spaces inside of the words: change it by hand.`),
    ...(more > 0 ? [`So ${more === 1 ? 'does 1 more text' : `do ${more} more texts`}.`] : []),
  ];
}

const mostPlaces = 10;

/** @throws UsageError for words that cannot be replaced anywhere */
export function assertWords({ from, to }: Pick<Replacement, 'from' | 'to'>): void {
  if (from === to) throw new UsageError('Both texts are the same.');
  if (/[\p{Cc}\p{Cs}]/u.test(to))
    throw new UsageError(
      'The new text has a character that nobody can read: type it, or paste it as plain text.',
    );
}

/** Where words stand in a text, but for the targets of its links. */
function placesIn(text: string, from: RegExp, isInline = false): RegExpExecArray[] {
  const targets = isInline ? linksIn(text).map(({ target }) => target) : [];
  return [...text.matchAll(from)].filter(
    ({ index, 0: words }) =>
      !targets.some(({ offset, length }) => index < offset + length && index + words.length > offset),
  );
}

/** Replaces words in a text. */
function replaced(text: string, from: RegExp, to: string, isInline?: boolean): string {
  return placesIn(text, from, isInline).reduceRight(
    (left, { index, 0: words }) => left.slice(0, index) + to + left.slice(index + words.length),
    text,
  );
}

/**
 * The pattern to search for: whole words in any language, unless parts of words are included, or it is written without spaces.
 *
 * @param space the pattern of a space in the words
 */
function partsOfWords({ from, isAnywhere = false, isAnyCase = false }: Replacement, space = ' '): RegExp {
  const text = from.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', space);
  const isWord = (end: string) => new RegExp(end, 'u').test(from);
  const letter = '[\\p{L}\\p{N}\\p{M}]';
  const before = !isAnywhere && isWord(`^(?![${unspaced}])${letter}`) ? `(?<!${letter})` : '';
  const after = !isAnywhere && isWord(`(?![${unspaced}])${letter}$`) ? `(?!${letter})` : '';
  return new RegExp(`${before}${text}${after}`, isAnyCase ? 'giu' : 'gu');
}

type Limits = Pick<CopyLeaf, 'minLength' | 'maxLength' | 'isInline'>;
/** Changes a text; undefined if it does not hold the words. */
type Change = (file: string, pointer: string, text: string, leaf: Limits) => string | undefined;

function wanted(checker: Checker, { isWanted }: Replacement): PageFacts[] {
  return checker.site.all().filter(({ id }) => !isWanted || (id !== siteFolder && isWanted(routeOf(id))));
}

/** Changes texts in documents, and updates or reports their translations. */
function replaceTexts(
  checker: Checker,
  replacement: Replacement,
  edits: SiteEdits,
  change: Change,
  keepsTranslations: boolean,
): PlanNote[] {
  const { site } = checker;
  let stale = 0;
  const renamed = new Set<string>();
  /** The entries that changed texts have got. */
  const named = new Set<string>();
  /** Renames the entry of a changed text, or counts it as stale where translations are not kept. */
  const followChange = (file: string, before: string, after: string) => {
    const entries = entriesOf(checker.read(file));
    if (entries[before] === undefined || renamed.has(`${file} ${before}`)) return;
    stale++;
    if (!keepsTranslations) return;
    renamed.add(`${file} ${before}`);
    const pointer = pointerToken(before);
    if (entries[after] === undefined && !named.has(`${file} ${after}`))
      edits.add(file, { op: 'rename', pointer, name: after }, `${entries[before]}: stays the translation`);
    else
      edits.add(file, { op: 'remove', pointer }, `${entries[before]}: "${after}" has a translation already`);
    named.add(`${file} ${after}`);
  };
  /** Gives a page an entry of its own for a changed text whose shared entry stays. */
  const addOwnEntry = (
    facts: PageFacts,
    { language, entries, machine }: SiteTranslation,
    before: string,
    after: string,
  ) => {
    const file = facts.translations[language]?.dictionary;
    const words = entries[before];
    if (file === undefined || !words || renamed.has(`${file} ${before}`)) return;
    const present = entriesOf(checker.read(file));
    if (present[before] !== undefined || present[after] !== undefined) return;
    if (named.has(`${file} ${after}`)) return;
    renamed.add(`${file} ${before}`);
    named.add(`${file} ${after}`);
    edits.add(file, { op: 'insert', pointer: pointerToken(after), value: words }, `${after}: ${words}`);
    if (machine.has(words)) edits.mark(file, words, true);
  };
  for (const facts of wanted(checker, replacement)) {
    const { document } = site.context(facts);
    for (const { tree, value, at } of partsOf(document, facts.id, site.schemas)) {
      for (const { leaf, pointer, text } of pointersOf(tree, value, at)) {
        const after = leaf.kind === 'copy' ? change(facts.file, pointer, text, leaf) : undefined;
        if (after === undefined) continue;
        for (const { dictionary } of Object.values(facts.translations))
          if (dictionary) followChange(dictionary, text, after);
        // If only some pages change a shared text, its shared entry stays for the others and these pages get their own.
        for (const translation of site.translations) {
          if (!replacement.isWanted) followChange(translation.file, text, after);
          else if (keepsTranslations) addOwnEntry(facts, translation, text, after);
        }
      }
    }
  }
  site.release();
  if (stale === 0 || keepsTranslations) return [];
  return [{ kind: 'stale-translations', count: stale }];
}

/** Changes translations in a language's dictionaries. */
function replaceTranslations(
  checker: Checker,
  replacement: Replacement,
  language: Language,
  change: Change,
): PlanNote[] {
  const { site } = checker;
  const limits = new Map<string, Limits>();
  const narrow = (text: string, { minLength, maxLength, isInline }: Limits) => {
    const earlier = limits.get(text);
    limits.set(text, {
      ...((isInline || earlier?.isInline) && { isInline: true }),
      minLength: Math.max(minLength, earlier?.minLength ?? 0),
      maxLength: Math.min(maxLength, earlier?.maxLength ?? Number.MAX_SAFE_INTEGER),
    });
  };
  for (const facts of site.all())
    for (const { copy, ...own } of facts.translations[language]?.lacked ?? []) narrow(copy, own);
  for (const facts of wanted(checker, replacement)) {
    const file = facts.translations[language]?.dictionary;
    if (file === undefined) continue;
    const own = new Map<string, Limits>();
    for (const { text, leaf } of site.context(facts).copies) own.set(text, leaf);
    for (const [copy, translation] of Object.entries(entriesOf(checker.read(file)))) {
      const any: Limits = { minLength: 0, maxLength: Number.MAX_SAFE_INTEGER };
      const leaf = own.get(copy) ?? limits.get(copy) ?? any;
      change(file, pointerToken(copy), translation, leaf);
    }
  }
  site.release();
  return [];
}
