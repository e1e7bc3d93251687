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

/** The numbers from 2 to 12 that a text has in words; none in a language whose words are not known. */
export function smallNumbers(text: string, language: Language): string[] {
  return (patternsOf(language) ?? []).flatMap(({ value, pattern }) =>
    (text.match(pattern) ?? []).map(() => value),
  );
}

const patternsOf = memoize((language: Language) =>
  byLanguage[language.split('-')[0] ?? '']?.split(' ').map((words, index) => ({
    value: `${index + 2}`,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
  })),
);
