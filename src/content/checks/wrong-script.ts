import { type Language, languageName } from '../model/languages';
import type { PageContext } from '../site/page-context';
import type { Check, Report } from './core/check';
import { hasLetters, isInOtherLetters, isInWrongScript, isSentence } from './core/foreign-text';
import { overTranslations } from './core/over-translations';

/** From this number of texts on, all of a dictionary are one mistake. */
const mostSingle = 3;
/** The share of a dictionary's texts that is enough to judge the dictionary. */
const share = 0.8;
/** From this number of equal sentences on, two dictionaries are not alike by chance. */
const leastAlike = 6;

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
  ...overTranslations(
    'wrong-script',
    ({ copy, text, language }) => (isInWrongScript(copy, text, language) ? explain(language) : undefined),
    foreignDictionaries,
  ),
};

/** The dictionaries that are not in their language. */
function foreignDictionaries(context: PageContext) {
  const { source, translations } = context;
  const found: Parameters<Report>[0][] = [];
  for (const [place, dictionary] of translations.entries()) {
    const { language, file } = dictionary;
    const texts = textsOf(dictionary, context);
    const isRight = (other: Dictionary) => found.every((fault) => fault.file !== other.file);
    const twin = translations
      .slice(0, place)
      .find((other) => isRight(other) && areAlike(texts, other, dictionary, context));
    const foreign = foreignIn(texts, language);
    if (!twin && foreign === undefined) continue;
    const name = languageName(language);
    found.push({
      file,
      pointer: '',
      causes: [source.path, ...(twin ? [twin.file] : [])],
      message: twin
        ? `This dictionary says the same as the ${languageName(twin.language)} one.`
        : `This dictionary is not in ${name}: ${foreign} of its texts are in other letters.`,
      hint: `Write the ${name} on the right of each entry; perhaps another dictionary was copied here.`,
    });
  }
  return found;
}

type Dictionary = PageContext['translations'][number];

interface Text {
  copy: string;
  text: string;
}

/** The texts of a page that a dictionary translates, each once, without those that it leaves as they are. */
function textsOf({ own }: Dictionary, { copies }: PageContext): Text[] {
  const texts = new Map<string, string>();
  for (const [index, { text: copy }] of copies.entries()) {
    const text = own[index];
    if (text && text !== copy) texts.set(copy, text);
  }
  return [...texts].map(([copy, text]) => ({ copy, text }));
}

/** The number of texts in letters of another language; undefined if they are few, and each is a mistake of its own. */
function foreignIn(texts: readonly Text[], language: Language): number | undefined {
  const foreign = texts.filter(({ text }) => isInOtherLetters(text, language)).length;
  const isWhole =
    foreign >= mostSingle &&
    foreign >= share * texts.filter(({ text }) => hasLetters(text)).length &&
    // Those may be names in Latin letters, each of which is right.
    texts.some(({ copy, text }) => isInWrongScript(copy, text, language));
  return isWhole ? foreign : undefined;
}

/** Whether a dictionary's sentences are those of another language's. */
function areAlike(
  texts: readonly Text[],
  other: Dictionary,
  { language }: Dictionary,
  context: PageContext,
): boolean {
  if (baseOf(other.language) === baseOf(language)) return false;
  const sentences = texts.filter(({ text }) => isSentence(text));
  const others = new Map(textsOf(other, context).map(({ copy, text }) => [copy, text]));
  const alike = sentences.filter(({ copy, text }) => others.get(copy) === text).length;
  return alike >= leastAlike && alike >= share * sentences.length;
}

function explain(language: Language) {
  const name = languageName(language);
  return {
    message: `This is not in ${name}: it has no letter that ${name} is written in.`,
    hint: `Write the ${name}; or accept it with a reason, if it is a name that is written like this.`,
  };
}

/** The language without its region. */
function baseOf(language: Language): string {
  return language.replace(/-.*/, '');
}
