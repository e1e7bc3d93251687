import { isWrittenIn, type Language, languageName, sourceLanguage } from '../model/languages';
import type { PageContext } from '../site/page-context';
import type { Check } from './core/check';
import { overTranslations, type Translated } from './core/over-translations';

/** From this number of copied texts on, all of a dictionary are one mistake. */
const mostSingle = 6;

/** Whether a translation is the sentence that it translates: nothing else about it is worth saying. */
export function isUntranslated({ copy, text, language, languages }: Translated): boolean {
  return (
    (text === copy || isRetyped(text, copy) || isOnlyMarks(text)) &&
    isTelling(copy, language, sourceLanguage(languages))
  );
}

/** Whether two texts differ in nothing but capitals and punctuation, as one that was typed once more does. */
function isRetyped(text: string, copy: string): boolean {
  return Math.abs(text.length - copy.length) < 5 && wordsOf(text) === wordsOf(copy);
}

/** Whether a text is what somebody writes who has none yet: a dash, a question mark, three points. */
const isOnlyMarks = (text: string) => /^\p{P}[\s\p{P}]*$/u.test(text);

const wordsOf = (text: string) => text.replaceAll(/\p{P}/gu, '').toLowerCase();

/** Whether a text cannot be the same in another language. */
function isTelling(copy: string, language: Language, source: Language): boolean {
  return isSentence(copy, source) || isInOtherScript(copy, language);
}

export const untranslated: Check = {
  code: 'untranslated',
  severity: 'warning',
  summary: 'No translation is identical to its source text.',
  why: 'An entry that was copied and never translated shows English to readers of another language. Labels in Latin letters that could be names may stay as they are, in languages with other letters, too.',
  example: {
    file: 'finance/es.json',
    right: '"Basta una frase sobre el dinero."',
    wrong: '"One sentence on money is enough."',
  },
  ...overTranslations(
    'untranslated',
    (translated) =>
      isUntranslated(translated) ? explain(translated, sourceLanguage(translated.languages)) : undefined,
    copiedDictionaries,
  ),
};

/** The dictionaries that were copied and never translated. */
function copiedDictionaries({ copies, languages, source, translations }: PageContext) {
  const from = sourceLanguage(languages);
  return translations.flatMap(({ language, file, own }) => {
    const sentences = new Set(
      copies.flatMap(({ text }, index) => (own[index] && isTelling(text, language, from) ? text : [])),
    );
    const copied = new Set(
      copies.flatMap(({ text }, index) => (sentences.has(text) && own[index] === text ? text : [])),
    );
    if (copied.size < mostSingle || copied.size < 0.8 * sentences.size) return [];
    return {
      file,
      pointer: '',
      causes: [source.path],
      message: `This dictionary is not translated: on the right stands the ${languageName(from)} of ${copied.size} texts.`,
      hint: `Write the ${languageName(language)} on the right of each entry.`,
    };
  });
}

function explain({ copy, text, language }: Translated, source: Language) {
  const but = text === copy ? '' : ', but for capitals and punctuation';
  return {
    message: isOnlyMarks(text)
      ? `This is no ${languageName(language)}.`
      : `The ${languageName(language)} is the same as the ${languageName(source)}${but}.`,
    hint: 'Translate it; or accept it with a reason, if both languages really say it alike.',
  };
}

/** Distinctively English words that do not occur in names. Other languages have some of them: `Am Markt`, `Museo do Fado`. */
const english =
  /^(am|are|be|can|do|does|had|has|have|how|if|is|it|must|not|our|ours|should|that|their|these|they|this|those|us|was|we|were|what|when|where|which|who|whose|why|will|without|you|your|yours)$/;
const capitals = new Set(['US', 'IT', 'WHO']);

/**
 * Whether a text is more than a name or a word that may be the same in both languages: "Marketing", "Castellan Business
 * School".
 */
function isSentence(copy: string, source: Language): boolean {
  if (!/\s/.test(copy)) return false;
  const words = copy.match(/\p{L}+/gu) ?? [];
  const isEnglish = (word: string) => !capitals.has(word) && english.test(word.toLowerCase());
  if (/^en\b/.test(source) && words.some(isEnglish)) return true;
  return (copy.match(/(?<![\p{L}@.])\p{Ll}{2,}/gu)?.length ?? 0) >= 2;
}

/**
 * Whether a text has words in a script that a language is not written in: Japanese in English. Words in Latin letters may be names, in any
 * language.
 */
function isInOtherScript(copy: string, language: Language): boolean {
  const letters = [...copy].filter((letter) => /\p{L}/u.test(letter) && !/\p{Script=Latin}/u.test(letter));
  return letters.length > 0 && !letters.some((letter) => isWrittenIn(letter, language));
}
