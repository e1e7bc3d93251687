import { type Finding, pointerTokens } from '../../model/diagnostics';
import { headingsOf } from '../../model/headings';
import { icons } from '../../model/icons';
import { widestOf } from '../../model/image-places';
import { isRecord } from '../../model/is-record';
import { type LackedText, LackedTexts } from '../../model/lacked-texts';
import { type Language, sourceLanguage } from '../../model/languages';
import type { Teaser } from '../../model/list';
import { routesIn } from '../../model/local-routes';
import { unreadKeys } from '../../model/machine-texts';
import { oddLinks } from '../../model/odd-links';
import { sharedSectionId } from '../../model/routes';
import { hasWords } from '../../model/wording';
import { sectionPointer } from '../../schema/document-parts';
import { typeOf } from '../../schema/fields';
import { type BorrowingItem, borrowingItems } from '../../schema/from-page';
import type { SchemaSet } from '../../schema/schemas';
import { visitWords } from '../../schema/words';
import { charactersIn } from '../../site/characters';
import type { DocumentTranslation } from '../../site/document-fields';
import type { CopyUse } from '../../site/field-uses';
import { readList } from '../../site/lists';
import { aliasesOf, isReadable, type SourceFile, translationIn } from '../../site/load';
import type { PageContext } from '../../site/page-context';
import type { PageFacts, ShownImage, ShownList, ShownSection, TranslationFacts } from '../../site/page-facts';
import { draftOf } from '../../site/unpublished';
import { teaserOf, wordsOfTeaser } from './teaser-facts';

/**
 * Collects from a page, shared section or site document what the site checks need to know of it.
 *
 * @param findings the findings of the page checks
 */
export function collectFacts(
  context: PageContext,
  findings: readonly Finding[],
): Omit<PageFacts, 'findings' | 'accepts' | 'unsure'> {
  const { isInvalid, document, page, languages, schemas } = context;
  const teaser = context.isSharedSection ? undefined : teaserOf(document, context);
  const title = textOf(document?.title);
  const description = textOf(document?.description);
  const texts = new Set<string>();
  for (const { text } of context.copies) if (hasWords(text)) texts.add(text);
  const translations: Record<Language, TranslationFacts> = {};
  for (const translation of context.translations)
    translations[translation.language] = translationFacts(context, translation, {
      ...{ title, description, teaser },
      twice: findings.filter(({ code, file }) => code === 'duplicate-key' && file === page.source.path),
    });
  const routes = page.isSite ? undefined : routesIn(document, languages);
  const hrefs = distinct(context.hrefs.map(({ text }) => text));
  const characters = charactersIn([page.source, ...page.dictionaries.values()]);
  const addressesOf = (kind: 'endpoint' | 'embed') =>
    context.addresses.flatMap(({ leaf, text }) => (leaf.kind === kind ? text : []));
  return {
    id: page.id,
    file: page.source.path,
    isInvalid,
    draft: page.isSite || context.isSharedSection ? false : draftOf(document),
    ...(page.isSite && typeof document?.timeZone === 'string' && { timeZone: document.timeZone }),
    ...(context.isSharedSection && typeof document?.id === 'string' && { ownAnchor: document.id }),
    schemaPaths: schemaPathsIn(context.files),
    aliases: aliasesOf(context.page),
    ...(routes && { routes }),
    ...ifAny('breadcrumb', breadcrumbOf(document)),
    isSitemap: isSitemap(page.id, document),
    isUnindexed: document?.noindex === true,
    mentions: isInvalid ? mentionsIn(page.source.text, hrefs) : [],
    anchors: context.anchors.map(({ text }) => text),
    headings: headingsOf(context.sections, (index) => context.sectionPointer(index)),
    ...ifAny('shows', showsOf(context)),
    ...(teaser && { teaser }),
    ...ifAny('borrows', borrowsOf(context)),
    ...ifAny('lists', listsOf(context)),
    hrefs,
    outward: distinct(context.outward.map(({ text }) => text)),
    wrongHrefs: distinct(context.wrongHrefs.map(({ text }) => text)),
    ...ifAny('oddLinks', oddLinksIn(context)),
    ...ifAny(
      'icons',
      distinct(context.icons.flatMap(({ text }) => (Object.hasOwn(icons, text) ? [] : text))),
    ),
    images: distinct(context.images.flatMap(({ text }) => context.filePath(text) ?? [])),
    wrongImages: distinct(context.wrongImages.map(({ text }) => text)),
    ...ifAny('downloads', distinct(context.downloads.flatMap(({ text }) => context.filePath(text) ?? []))),
    ...ifAny('wrongDownloads', distinct(context.wrongDownloads.map(({ text }) => text))),
    shown: shownIn(context),
    types: distinct(context.sections.map(typeOf)),
    words: wordsIn(context.sections, schemas),
    ...(characters && { characters }),
    texts: texts.size,
    translations,
    days: distinct(context.days),
    endpoints: distinct(addressesOf('endpoint')),
    posted: distinct(
      context.addresses.flatMap(({ leaf, text }) =>
        leaf.kind === 'endpoint' && leaf.isPosted ? [text] : [],
      ),
    ),
    ...ifAny('embedded', distinct(addressesOf('embed'))),
    title,
    description,
  };
}

function schemaPathsIn(files: readonly SourceFile[]): Readonly<Record<string, string>> {
  const paths: Record<string, string> = {};
  for (const { path, value } of files)
    if (isRecord(value) && typeof value.$schema === 'string') paths[path] = value.$schema;
  return paths;
}

/** Where the steps of a breadcrumb lead. Malformed steps are reported by the schema. */
function breadcrumbOf(document: Record<string, unknown> | undefined): string[] {
  const steps = Array.isArray(document?.breadcrumb) ? (document.breadcrumb as unknown[]) : [];
  return steps.map((step) => (isRecord(step) && typeof step.href === 'string' ? step.href : ''));
}

/** Whether a page lists the pages of the site: as set in the document, by default if its id is `sitemap`. */
function isSitemap(id: string, document: Record<string, unknown> | undefined): boolean {
  return typeof document?.sitemap === 'boolean' ? document.sitemap : id === 'sitemap';
}

function lackedText({ text: copy, leaf: { minLength, maxLength, isInline } }: CopyUse): LackedText {
  return { copy, minLength, maxLength, ...(isInline && { isInline }) };
}

function translationFacts(
  context: PageContext,
  { dictionary, own, unusedEntries }: DocumentTranslation,
  {
    title,
    description,
    teaser,
    twice,
  }: { title: string; description: string; teaser: Teaser | undefined; twice: readonly Finding[] },
): TranslationFacts {
  const { copies, source, violations, isInvalid } = context;
  const isUnreadable = source.isBroken || (dictionary !== undefined && !isReadable(dictionary));
  const lacked = new LackedTexts();
  const blank = new Set<string>();
  const wrong = new Set(
    [...violations.filter(({ file }) => file === source.path), ...twice].map(({ pointer }) => pointer),
  );
  for (const [index, use] of copies.entries()) {
    const translated = own[index];
    if (translated === '') blank.add(use.text);
    // A faulty text will be rewritten, and only then translated.
    else if (translated === undefined && (wrong.size === 0 || !wrong.has(use.pointer)))
      lacked.add(lackedText(use));
  }
  const unread = unreadKeys(dictionary?.value);
  return {
    dictionary: dictionary?.path,
    lacked: isUnreadable ? [] : [...lacked.values()],
    // With duplicate keys, an unused entry probably belongs to the one that does not count.
    unused: isInvalid || twice.length > 0 ? [] : unusedEntries,
    blank: blank.size,
    ...(unread.length > 0 && { unread }),
    title: translationIn(dictionary?.value, title),
    description: translationIn(dictionary?.value, description),
    ...(teaser && { listed: wordsOfTeaser(teaser, dictionary?.value) }),
  };
}

/** The distinct translations of inline texts whose links differ. */
function oddLinksIn({
  inlineTexts,
  copies,
  translations,
  languages,
}: PageContext): NonNullable<PageFacts['oddLinks']> {
  if (inlineTexts.size === 0) return [];
  const source = sourceLanguage(languages);
  return translations.flatMap(({ language, file, own }) => {
    const texts = new Map(
      copies.flatMap(({ text, leaf }, index) => (leaf.isInline ? [[text, own[index]] as const] : [])),
    );
    return [...texts].flatMap(([copy, translation]) => {
      const odd = oddLinks(copy, translation, [source, language]);
      return odd ? [{ file, copy, language, ...odd }] : [];
    });
  });
}

/** The uses of images with their places; the ratio is only included if the place crops and no focal point is set. */
function shownIn(context: PageContext): readonly ShownImage[] {
  return context.images.flatMap(({ text, leaf, isFocused }) => {
    const image = context.filePath(text);
    if (image === undefined) return [];
    const isCut = leaf.ratio !== undefined && !isFocused;
    return { image, width: widestOf(leaf), ...(isCut && { ratio: leaf.ratio }) };
  });
}

/** The items of a page that take content from other pages. */
function borrowsOf({ id, sections, schemas }: PageContext): BorrowingItem[] {
  return sections.flatMap((section, index) =>
    borrowingItems(schemas.sectionFields(typeOf(section)), section, sectionPointer(id, index)),
  );
}

function listsOf(context: PageContext): ShownList[] {
  const { list } = context.schemas.typeFor;
  return context.sections.flatMap((section, index) => {
    const read = list !== undefined && typeOf(section) === list ? readList(section) : undefined;
    return read ? { ...read, pointer: context.sectionPointer(index) } : [];
  });
}

function showsOf({ shared, sections }: PageContext): readonly ShownSection[] {
  return shared.flatMap(({ text, pointer }) => {
    const section = sections[Number(pointerTokens(pointer)[1])];
    const id = isRecord(section) && typeof section.id === 'string' ? section.id : undefined;
    return [{ id: sharedSectionId(text), pointer, ...(id !== undefined && { anchor: id }) }];
  });
}

/** Every path in a text that is not a known link. */
function mentionsIn(text: string, hrefs: readonly string[]): readonly string[] {
  const paths = text.match(/(?<=")\/[a-z0-9/-]*(?=")/g) ?? [];
  return paths.filter((path) => !hrefs.includes(path));
}

function wordsIn(sections: readonly unknown[], schemas: SchemaSet): PageFacts['words'] {
  const words: Record<string, string[]> = {};
  for (const section of sections)
    visitWords(schemas.sectionWords(typeOf(section)), section, (list, word) => {
      words[list] ??= [];
      if (!words[list].includes(word)) words[list].push(word);
    });
  return words;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A list of facts by its name; nothing if there are none. */
function ifAny<Name extends string, Fact>(
  name: Name,
  facts: readonly Fact[],
): { [_ in Name]?: readonly Fact[] } {
  return facts.length > 0 ? ({ [name]: facts } as { [_ in Name]: readonly Fact[] }) : {};
}

function distinct(texts: readonly string[]): readonly string[] {
  return texts.length === 0 ? [] : [...new Set(texts)];
}
