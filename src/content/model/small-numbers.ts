import { lacking } from '../text/lacking';
import { memoize } from '../text/memoize';
import type { Language } from './languages';

/** The words from two to twelve: an article may be one, too. */
const byLanguage: Readonly<Record<string, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
  ca: 'dos|dues tres quatre cinc sis set vuit nou deu onze dotze',
  pt: 'dois|duas três quatro cinco seis sete oito nove dez onze doze',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze',
  de: 'zwei(?:er|en)? drei(?:er|en)? vier fünf sechs sieben acht neun zehn elf zwölf',
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf',
  pl: 'dw(?:a|aj|ie|óch|óm|oje) trz(?:y|ech|em)|trzej|troje czter(?:y|ech|em|ej) pię(?:ć|ciu) sześ(?:ć|ciu) siedem|siedmiu osiem|ośmiu dziewię(?:ć|ciu) dziesię(?:ć|ciu) jedena(?:ście|stu) dwanaście|dwunastu',
  cs: 'dv(?:a|ě|ou|ěma) tř(?:i|í|ech|em|emi) čtyř(?:i|ech|em|mi)? pěti? šesti? sedmi? osmi? devět|devíti deseti? jedenácti? dvanácti?',
  ru: 'дв(?:а|е|ух|ум|умя|ое) тр(?:и|[её]х|[её]м|ое) четыр(?:е|[её]х|[её]м) пят[ьи] шест[ьи] сем[ьи] восемь|восьми девят[ьи] десят[ьи] одиннадцат[ьи] двенадцат[ьи]',
  uk: "дв(?:а|і|ох|ом|оє) три|трьох|трьом|троє чотири|чотирьох|чотирьом п['’ʼ]ят[ьи] шість|шести сім|семи вісім|восьми дев['’ʼ]ят[ьи] десят[ьи] одинадцят[ьи] дванадцят[ьи]",
  sv: 'två tre fyra fem sex sju åtta nio tio elva tolv',
  da: 'to tre fire fem seks syv otte ni ti elleve tolv',
  nb: 'to tre fire fem seks sju|syv åtte ni ti elleve tolv',
  tr: 'iki üç dört beş altı yedi sekiz dokuz on(?!\\s(?:bir|iki)(?!\\p{L})) on\\sbir on\\siki',
};

/** Those among them that also have another meaning, alone or before the word that is named. */
const unsure: Readonly<Record<string, string>> = {
  ca: 'set|nou',
  da: 'to',
  de: 'acht|sieben',
  fr: 'neuf|huit(?=\\sjours)',
  it: 'sei',
  nb: 'to',
  nl: 'acht',
  tr: 'altı|yedi|on',
};

/** The numbers from 2 to 12 that a text has in words; none in a language whose words are not known. */
export function smallNumbers(text: string, language: Language): string[] {
  return read(text, patternsOf(language)?.words).map(({ value }) => value);
}

/** A number from 2 to 12 with how it is written. */
interface SmallNumber {
  value: string;
  written: string;
}

/** A figure from 2 to 12 that is no part of a date, a time of day or a longer number. */
const figure = /(?<![\p{L}\d][.,:/-]?)(?:[2-9]|1[0-2])(?![\p{L}\d]|[.,:/-]\d)/gu;

/**
 * The numbers from 2 to 12 that one text has in words and of which the other says others; empty unless each text has one that the other
 * lacks: `two days` may be `un par de días`, but not `tres días`.
 */
export function differentSmallNumbers(
  copy: string,
  translation: string,
  [source, target]: readonly [Language, Language],
): readonly [source: string[], translation: string[]] {
  // What a language says in words that are not known may be any number.
  if (!patternsOf(source) || !patternsOf(target)) return [[], []];
  const ofCopy = [...inFigures(copy), ...inWords(copy, source)];
  // Most texts have none, and need no look at their translation.
  if (ofCopy.length === 0) return [[], []];
  const ofTranslation = [...inFigures(translation), ...inWords(translation, target)];
  const lost = odd(ofCopy, translation, target);
  const added = odd(ofTranslation, copy, source);
  const areFigures = [...lost, ...added].every(({ written }) => /\d/.test(written));
  if (lost.length === 0 || added.length === 0 || areFigures) return [[], []];
  return [lost.map(({ written }) => written), added.map(({ written }) => written)];
}

/** Those of a text's numbers that another text has neither in words nor in figures, and that are no words of it as well. */
function odd(numbers: readonly SmallNumber[], other: string, language: Language): SmallNumber[] {
  const said = [
    ...smallNumbers(other, language),
    ...(other.match(/\d+/g) ?? []).map((one) => `${Number(one)}`),
  ];
  return lacking(numbers, said, ({ value }) => value).filter(({ written }) => !other.includes(written));
}

/** The numbers that a text surely has in words. */
function inWords(text: string, language: Language): SmallNumber[] {
  const patterns = patternsOf(language);
  // To look for letters alone takes a tenth of the time, and most texts do not have them.
  return patterns?.letters.test(text) ? read(text, patterns.sureWords) : [];
}

const inFigures = (text: string) =>
  (text.match(figure) ?? []).map((written): SmallNumber => ({ value: written, written }));

/** @param pattern with a group for each number */
function read(text: string, pattern?: RegExp): SmallNumber[] {
  if (!pattern) return [];
  return [...text.matchAll(pattern)].map(([written, ...groups]) => ({
    value: `${groups.findIndex((group) => group !== undefined) + 2}`,
    written,
  }));
}

const hyphen = '[-\u2010\u2011]';

const patternsOf = memoize((language: Language) => {
  const name = language.split('-')[0] ?? '';
  const words = byLanguage[name]
    ?.split(' ')
    .map((forms) => `(${forms})`)
    .join('|');
  if (words === undefined) return undefined;
  const isUnsure = unsure[name] === undefined ? '' : `(?!(?:${unsure[name]})(?!\\p{L}))`;
  return {
    letters: new RegExp(words, 'iu'),
    words: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
    sureWords: new RegExp(
      `(?<![\\p{L}\\p{N}]${hyphen}?|hal[bfv]\\s)${isUnsure}(?:${words})(?!${hyphen}?[\\p{L}\\p{N}])`,
      'giu',
    ),
  };
});
