import { isWrittenIn, type Language, languageName, sourceLanguage } from '../model/languages';
import type { Check } from './core/check';
import { overTranslations } from './core/over-translations';

export const untranslated: Check = {
  code: 'untranslated',
  severity: 'warning',
  summary: 'No translation is the text that it translates.',
  why: 'An entry that was copied and never translated shows English to whoever reads another language.',
  example: {
    file: 'finance/es.json',
    right: '"Basta una frase sobre el dinero."',
    wrong: '"One sentence on money is enough."',
  },
  ...overTranslations('untranslated', ({ copy, text, language, languages }) =>
    text === copy && (isSentence(copy) || isInOtherScript(copy, language))
      ? explain(language, sourceLanguage(languages))
      : undefined,
  ),
};

function explain(language: Language, source: Language) {
  return {
    message: `The ${languageName(language)} is the same as the ${languageName(source)}.`,
    hint: 'Translate it; or accept it with a reason, if both languages really say it alike.',
  };
}

/** Distinctively English words that do not occur in names. */
const english =
  /^(am|are|be|can|do|does|had|has|have|how|if|is|it|must|not|our|ours|should|that|their|these|they|this|those|us|was|we|were|what|when|where|which|who|whose|why|will|without|you|your|yours)$/;
const capitals = new Set(['US', 'IT', 'WHO']);

/**
 * Whether a text is more than a name or a word that may be the same in both languages: "Marketing", "Castellan Business
 * School".
 */
function isSentence(copy: string): boolean {
  if (!/\s/.test(copy)) return false;
  const words = copy.match(/\p{L}+/gu) ?? [];
  if (words.some((word) => !capitals.has(word) && english.test(word.toLowerCase()))) return true;
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
