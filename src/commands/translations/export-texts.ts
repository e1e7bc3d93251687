import { termsIn } from '../../content/checks/glossary';
import { pointerTokens } from '../../content/model/diagnostics';
import { type Language, type Languages, listNames } from '../../content/model/languages';
import {
  documentFile,
  isSharedSection,
  nameOfSection,
  routeOf,
  siteFolder,
} from '../../content/model/routes';
import { type NeededText, neededTexts, type TextPlace } from '../../content/site/needed-texts';
import { mayHaveMarks } from '../../content/text/inline-text';
import type { Checker } from '../../node/check/checker';
import { UsageError } from '../../node/project/project';
import { poText } from './po-file';

/**
 * A file for translators: every text, once per dictionary that needs it, with its location, length limits and glossary terms. A
 * text that has changed since its translation has the old translation, marked as fuzzy; so is what a machine translated and
 * nobody has read.
 *
 * @throws UsageError if a document has errors that make it unreliable
 */
export function exportTexts(checker: Checker, language: Language): string {
  return poText(
    language,
    readableTexts(checker, language).map((needed) => {
      const { copy, id, text, earlier, places, isUnread } = needed;
      const isStale = text === '' && earlier !== undefined && earlier.text !== '';
      return {
        ...{ context: documentFile(id), copy, isFuzzy: isStale || isUnread === true },
        text: isStale ? earlier.text : text,
        references: places.map(({ facts, pointer }) => `${facts.file}#${pointer}`),
        notes: notesOn(needed, checker.languages, language),
        earlier: isStale ? earlier.copy : undefined,
      };
    }),
  );
}

/**
 * Every text that a language needs.
 *
 * @throws UsageError if a document has errors, so that its texts are uncertain
 */
export function readableTexts(checker: Checker, language: Language): NeededText[] {
  const broken = checker.site.all().flatMap(({ file, isInvalid, translations }) => {
    const dictionary = translations[language]?.dictionary;
    if (isInvalid) return file;
    return dictionary !== undefined && checker.read(dictionary)?.isBroken ? dictionary : [];
  });
  if (broken.length > 0)
    throw new UsageError(
      `Mend ${listNames(broken.slice(0, 5))}${broken.length > 5 ? ' …' : ''} first: npm run validate-pages says what is wrong.`,
    );
  return neededTexts(checker.site, language);
}

/** Notes for the translator, one per line. */
function notesOn(text: NeededText, languages: Languages, language: Language): string[] {
  const { copy, places, isInline } = text;
  const [first, ...others] = places;
  const terms = termsIn(copy, languages, language).map(({ term, use, avoid }) => {
    const not = avoid.length > 0 ? `, never ${listNames(avoid.map(quoted), ' or ')}` : '';
    return `Glossary: ${quoted(term)} is ${listNames(use.map(quoted), ' or ')}${not}.`;
  });
  return [
    ...(first ? [nameOf(first) + (others.length > 0 ? `, and ${others.length} more` : '')] : []),
    ...lengthOf(text),
    ...(isInline && mayHaveMarks(copy)
      ? ['**Strong**, _emphasis_ and [links](/address) stay marked, and addresses stay as they are.']
      : []),
    ...terms,
  ];
}

function lengthOf({ minLength, maxLength, isInline }: NeededText): string[] {
  const counted = isInline ? ', without its marks' : '';
  if (maxLength === Number.MAX_SAFE_INTEGER)
    return minLength > 1 ? [`At least ${minLength} characters${counted}.`] : [];
  if (minLength > 1) return [`${minLength} to ${maxLength} characters${counted}.`];
  return [`At most ${maxLength} characters${counted}.`];
}

/** A readable location: `Page /finance, section 3 (hero) › title`. */
function nameOf({ facts, pointer, type }: TextPlace): string {
  const path = pointerTokens(pointer);
  const isOfPage = type !== undefined && !isSharedSection(facts.id);
  const within = (isOfPage ? path.slice(2) : path)
    .map((token) => (/^\d+$/.test(token) ? ` ${Number(token) + 1}` : ` › ${token}`))
    .join('');
  if (facts.id === siteFolder) return `Every page${within}`;
  if (isSharedSection(facts.id)) return `Shared section ${nameOfSection(facts.id)} (${type})${within}`;
  const section = isOfPage ? `, section ${Number(path[1]) + 1} (${type})` : '';
  return `Page ${routeOf(facts.id)}${section}${within}`;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
