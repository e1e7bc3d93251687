import { isWrittenIn, type Language, languageName } from '../model/languages';
import type { Check } from './core/check';
import { overTranslations } from './core/over-translations';

/** From this number of texts on, all of a dictionary are one mistake. */
const mostSingle = 3;
/** The share of a dictionary's texts that tells what it is. */
const share = 0.8;
/** From this number of sentences on, two dictionaries are not alike by chance. */
const leastAlike = 6;
/** Languages that are written in two scripts, one of which has to be said in their code: `sr-latn`. */
const inTwoScripts = new Set('az bs crh cnr ff ha kk kok ks ku mn ms pa sd sh sr tk tt ug uz'.split(' '));

const single = overTranslations('wrong-script', ({ copy, text, language }) =>
  isInWrongScript(copy, text, language) ? explain(language) : undefined,
);

export const wrongScript: Check = {
  code: 'wrong-script',
  severity: 'warning',
  summary:
    'Every dictionary is in its language: in its letters, and not the same as that of another language.',
  why: 'Readers would get a language that they may not even be able to read.',
  example: {
    file: 'finance/es.json',
    right: '"Basta una frase sobre el dinero."',
    wrong: '"Достаточно одной фразы о деньгах."',
  },
  page(context, report, options) {
    const whole = new Set<string>();
    const { translations, copies } = context;
    for (const [place, { language, file, own }] of translations.entries()) {
      const texts = new Map(
        copies.flatMap(({ text }, index) => (own[index] ? [[text, own[index]] as const] : [])),
      );
      const sentences = [...texts].filter(([copy, text]) => copy !== text && isSentence(text));
      const wrong = [...texts].filter(([copy, text]) => isInWrongScript(copy, text, language));
      const lettered = [...texts].filter(([copy, text]) => copy !== text && lettersOf(text).length > 1);
      const foreign = lettered.filter(([, text]) => isInOtherLetters(text, language));
      const isWhole =
        wrong.length > 0 && foreign.length >= mostSingle && foreign.length >= share * lettered.length;
      const same = translations.slice(0, place).find((other) => {
        if (baseOf(other.language) === baseOf(language)) return false;
        const alike = sentences.filter(([copy, text]) =>
          copies.some((one, index) => one.text === copy && other.own[index] === text),
        );
        return alike.length >= leastAlike && alike.length >= share * sentences.length;
      });
      if (!isWhole && (!same || whole.has(same.file))) continue;
      whole.add(file);
      const name = languageName(language);
      report({
        file,
        pointer: '',
        causes: [context.source.path, ...(same ? [same.file] : [])],
        message:
          same && !whole.has(same.file)
            ? `This dictionary says the same as the ${languageName(same.language)} one.`
            : `This dictionary is not in ${name}: ${foreign.length} of its texts are in other letters.`,
        hint: `Write the ${name} on the right of each entry; perhaps another dictionary was copied here.`,
      });
    }
    single.page?.(context, (finding) => whole.has(finding.file) || report(finding), options);
  },
  site(site, report, options) {
    const whole = new Set(
      site.shared?.findings.flatMap(({ code, file, pointer }) =>
        code === 'wrong-script' && pointer === '' ? file : [],
      ),
    );
    single.site?.(site, (finding) => whole.has(finding.file) || report(finding), options);
  },
};

function explain(language: Language) {
  const name = languageName(language);
  return {
    message: `This is not in ${name}: it has no letter that ${name} is written in.`,
    hint: `Write the ${name}; or accept it with a reason, if it is a name that is written like this.`,
  };
}

/**
 * Whether no letter of a translation is of its language. Names and brands in Latin letters are in dictionaries of any
 * language, and what is the same as its source text may be a name, or is reported as such.
 */
export function isInWrongScript(copy: string, text: string, language: Language): boolean {
  if (text === copy || inTwoScripts.has(language)) return false;
  if (!isInOtherLetters(text, language)) return false;
  return lettersOf(text).every((letter) => /\p{Script=Latin}/u.test(letter)) ? isSentence(text) : true;
}

/** Whether a text has letters, but none that its language is written in; a single one may be a sign. */
function isInOtherLetters(text: string, language: Language): boolean {
  const letters = lettersOf(text);
  return letters.length > 1 && !letters.some((letter) => isWrittenIn(letter, language));
}

/** The letters of a text that belong to a script. */
function lettersOf(text: string): readonly string[] {
  return text.match(/(?!\p{Script=Common}|\p{Script=Inherited})\p{L}/gu) ?? [];
}

/** Whether a text is more than a name: it has several words, of which two begin with a small letter where there are such. */
function isSentence(text: string): boolean {
  const words = text.match(/(?<![\p{L}@./])\p{L}{2,}/gu) ?? [];
  return (
    words.length > 1 && words.filter((word) => !/^\p{Lu}/u.test(word)).length > (words.length > 2 ? 1 : 0)
  );
}

/** The language without its region. */
function baseOf(language: Language): string {
  return language.split('-')[0] ?? language;
}
