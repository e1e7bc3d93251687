import { lacking } from '../text/lacking';
import { withHalves } from './day-halves';
import { eastAsianFigures, isDense } from './east-asian-figures';
import { type Language, numberSigns } from './languages';
import { type ScaleReader, scaleReader } from './large-numbers';
import { smallNumbers } from './small-numbers';

const pattern = /\d[\d.,\u00a0\u202f]*\d|\d/g;

/** The numbers in a text. */
interface Figures {
  /** As digits, with a decimal point: `2.5 billion` is `2500000000`. */
  values: string[];
  /** The number of zeros of each number word without a figure: `two billion` has nine. */
  words: number[];
  /** Small numbers that the text has in words: `two` is 2. */
  small: () => readonly string[];
  /** Numbers that the text says, and that the other one may leave to a word: `十二` is 12, and `12月` is December. */
  spelled: readonly string[];
}

export type Pair = readonly [source: Language, translation: Language];

/** The numbers that only one of two texts contains. */
export type Differences = readonly [source: readonly string[], translation: readonly string[]];

/** The numbers that only one of the texts contains. A number that the other text spells out is not reported. */
export function differences(written: string, translated: string, pair: Pair): Differences {
  const [copy, translation] = [written.replace(apostrophes, ''), translated.replace(apostrophes, '')];
  const readers = pair.map(scaleReader);
  // If the number words of one language are not known, both texts may say them alike.
  const scales = readers.every(Boolean) ? [readers] : [[], readers];
  let fewest: Differences = [[], []];
  for (const [before, after] of readings(copy, translation, pair)) {
    for (const [source, target] of scales)
      for (const isShared of [true, false]) {
        const all = differ(
          figuresOf(before, pair[0], source, isShared),
          figuresOf(after, pair[1], target, isShared),
        );
        const { length } = all.flat();
        if (length === 0) return all;
        if (fewest.flat().length === 0 || length < fewest.flat().length) fewest = all;
      }
  }
  const [lost, added] = fewest;
  return [asWritten(lost, copy), asWritten(added, translation)];
}

/** Two texts as written, and with times of day, decades and dates alike: they need to agree in one of these readings. */
function* readings(copy: string, translation: string, [source, target]: Pair): Generator<Texts> {
  const clocks = [onOneClock(copy, source), onOneClock(translation, target)] as const;
  const pairs: Texts[] = [[copy, translation], [...clocks]];
  const decimals = pairs.map(
    ([before, after]) => [inDecimals(before, source), inDecimals(after, target)] as const,
  );
  // What has a point is a time where the other text says one.
  if (translation.search(clock) >= 0) pairs.push([clocks[0].replace(pointed, onPoint), clocks[1]]);
  if (copy.search(clock) >= 0) pairs.push([clocks[0], clocks[1].replace(pointed, onPoint)]);
  for (const texts of [...pairs, ...decimals.filter((pair, index) => pair.join() !== pairs[index]?.join())]) {
    yield texts;
    for (const alike of spellings) {
      const [before, after] = alike(texts, [source, target]);
      if (before !== texts[0] || after !== texts[1]) yield [before, after];
    }
  }
}

type Texts = readonly [source: string, translation: string];

/** Two texts in which something is written alike that languages write in different ways. */
const spellings: readonly ((texts: Texts, pair: Pair) => Texts)[] = [
  ([before, after]) => [before.replace(century, ''), after],
  ([before, after]) => [before, after.replace(century, '')],
  ([before, after]) => [before.replace(hundreds, inCenturies), after.replace(hundreds, inCenturies)],
  ([before, after]) => [before.replace(initial, 'M'), after.replace(initial, 'M')],
  ([before, after]) => [before.replace(thousands, ''), after.replace(thousands, '')],
  ([before, after], [source, target]) => [inFigures(before, source), inFigures(after, target)],
  // Where one of them says a month by its name, the other has a number more.
  ([before, after], [source, target]) => {
    const hasDate = inFigures(before, source) !== before;
    if (hasDate === (inFigures(after, target) !== after)) return [before, after];
    return hasDate ? [inFigures(before, source, false), after] : [before, inFigures(after, target, false)];
  },
  ([before, after]) => [nationally(before, after), nationally(after, before)],
  ([before, after]) => [withYearsOf(after, before), withYearsOf(before, after)],
  ([before, after]) => [before.replace(lastZero, '$1'), after.replace(lastZero, '$1')],
];

/** The last zero behind a decimal comma: `307,50` is 307.5. Behind a point it may be part of a name: `2.10` is no `2.1`. */
const lastZero = /(?<![\d.,])(\d+,[1-9])0(?![.,]?\d)/g;

/** A year of two digits: `’68`, `2026/27`, `90er`. */
const shortYear =
  /(?<=(?<!\d)['’]|(?<!\d)(?:1\d|20)\d\d[/\u2010-\u2013-])\d\d(?!\d)|(?<![\d.,])\d0(?=(?:er|['’]?s)(?!\p{L}))/gu;

/** A text with its years of two digits as another text has them in full. */
function withYearsOf(other: string, text: string): string {
  return text.replace(
    shortYear,
    (year) => new RegExp(`(?<![\\d.,])(?:1\\d|20)${year}(?!\\d)`).exec(other)?.[0] ?? year,
  );
}

/** What Switzerland writes between thousands: `48’000`. */
const apostrophes = /(?<=\d)['’](?=\d{3}(?!\d))/g;

/** A plain space between thousands, where a no-break space is meant: `10 000`. */
const thousands = /(?<=(?<![\d.,])\d{1,3}(?: \d{3})*) (?=\d{3}(?!\d))/g;

/** A half or a quarter as a sign of its own: `1½`. */
const fraction = /(\d*)[ \u00a0\u202f]?([½¼¾])/g;
const hundredths: Readonly<Record<string, string>> = { '½': '5', '¼': '25', '¾': '75' };

/** A text with its halves and quarters in figures: `1.5` for `1½`, and where a word says it. */
function inDecimals(text: string, language: Language): string {
  const signed = text.replace(
    fraction,
    (_, whole: string, sign: string) => `${whole || '0'}.${hundredths[sign]}`,
  );
  return scaleReader(language)?.inDecimals(signed) ?? signed;
}

/** A telephone number, whose groups each country writes in its own way: `+49 30 5550148`, `030/555-0148`; but not `8.00-16.00`. */
const telephone =
  /(?<![\d.,])(?!\d{1,2}\.\d\d ?[-–] ?\d{1,2}\.\d\d(?!\d))[+(]?\d[\d ()./\u00a0\u202f-]{6,18}\d(?![.,]?\d)/g;
const inOne = (number: string) => number.replace('(0)', '').replaceAll(/\D/g, '');

/** A text with its telephone numbers in one, and without the code of the country where another text has none: `030 55` for `+49 30 55`. */
function nationally(text: string, other: string): string {
  const national = (other.match(telephone) ?? []).map(inOne).filter((number) => number.startsWith('0'));
  return text.replace(telephone, (written) => {
    const number = inOne(written);
    if (!written.startsWith('+')) return number;
    return national.find((one) => number.endsWith(one.slice(1)) && number.length - one.length < 3) ?? number;
  });
}

/** A day in figures: `2026-12-24`; `24.12.2026`, `24.12.26` or `12/24/2026`; `24.12.`; the last of several: `24.-26.12.` */
const isoDate = /(?<![\d.,/-])(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
const fullDate = /(?<![\d.,]|(?<!\d\.)[/-])(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?!\d|[./-]\d)/g;
const shortDate = /(?<![\d.,]|(?<!\d\.)[/-])(\d{1,2})\.\s?(\d{1,2})\.(?!\s?\d)/g;

/** A year of two digits, in the century that it is nearer to. */
const inCentury = (year: string) => `${Number(year) < 70 ? '20' : '19'}${year}`;

/** A text with the numbers of its days apart: day, month and year. @param hasMonths whether to leave the months in */
function inFigures(text: string, language: Language, hasMonths = true): string {
  const say = (day: string, month: string, year = '') =>
    ` ${Number(day)} ${hasMonths ? Number(month) : ''} ${year.length === 2 ? inCentury(year) : year} `;
  const isMonthFirst = (a: string, b: string, sign: string) =>
    Number(b) > 12 || (Number(a) <= 12 && sign === '/' && /^en(?:-us)?$/.test(language));
  // Where a point stands before decimals, `3.2.` is a number at the end of a sentence.
  const isDay = (day: string, month: string) =>
    numberSigns(language).decimal === ',' && Number(day) <= 31 && Number(month) <= 12;
  return text
    .replace(isoDate, (_, year, month, day) => say(day, month, year))
    .replace(fullDate, (_, a, sign, b, year) =>
      isMonthFirst(a, b, sign) ? say(b, a, year) : say(a, b, year),
    )
    .replace(shortDate, (written, day, month) => (isDay(day, month) ? say(day, month) : written));
}

/** A time of day, with minutes or half of the day: `5 pm`, `17:00`, `14h30`, `14.30 Uhr`. */
const clock =
  /(?<![\d.,:])(\d{1,2})(?:(?:[:.](\d{2}))?\s?([ap])\.?\s?m(?!\p{L})|(?::|\s?h\s?|\.(?=\d{2}\s?(?:Uhr|h)(?!\p{L})))(\d{2})(?![\d:]))/giu;

/** A time of day as many languages write it, and others a number with decimals: `9.30`. */
const pointed = /(?<![\d.,:])([01]?\d|2[0-3])\.([0-5]\d)(?![.,:]?\d)/g;
const onPoint = (_: string, hours: string, minutes: string) =>
  minutes === '00' ? `${Number(hours)}` : `${Number(hours)}:${minutes}`;

/** Whether a number with a point is a time of day that another text has, in whatever form. */
export function isTimeOf(number: string, copy: string, language: Language): boolean {
  if (copy.search(clock) < 0 || number.search(pointed) !== 0) return false;
  const time = number.replace(pointed, onPoint);
  return new RegExp(`(?<![\\d.,:])0?${time}(?![.,:]?\\d)`).test(onOneClock(copy, language));
}

/** The half of the day that stands behind the second time of two: `6 to 8 p.m.` */
const range =
  /(?<![\d.,:])(\d{1,2}(?::\d{2})?)(\s?(?:to|and|till|until|a|y|[-–])\s?)(?=\d{1,2}(?::\d{2})?\s?([ap])\.?\s?m(?!\p{L}))/giu;

/** A text with its times of day on a clock of 24 hours. */
function onOneClock(text: string, language: Language): string {
  return withHalves(text, language).replace(range, '$1 $3m$2').replace(clock, onClock);
}

/** A time of day on a clock of 24 hours, without minutes on the hour. */
function onClock(_: string, hour: string, early?: string, half?: string, late?: string): string {
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const minutes = early ?? late ?? '00';
  return minutes === '00' ? `${hours}` : `${hours}:${minutes}`;
}

/** Numbers with the hours of times of day as the text has them: `5 pm` for 5 or 17. */
function asWritten(numbers: readonly string[], text: string): string[] {
  const begun = [...text.matchAll(range)].map(
    ([, time = '', , half]) => [time, `${time} ${half}m`.replace(clock, onClock)] as const,
  );
  const ended = (text.match(clock) ?? []).map((time) => [time, time.replace(clock, onClock)] as const);
  const others = (text.match(pointed) ?? []).map((time) => [time, time.replace(pointed, onPoint)] as const);
  const times = [...begun, ...ended, ...others];
  const all = (text.match(pattern) ?? []).map(plain);
  return numbers.map(
    (number) =>
      times.find((forms) => forms.some((form) => /^\d+/.exec(form)?.[0] === number))?.[0] ??
      (all.includes(number) ? number : all.find((one) => noCents(one) === number)) ??
      number,
  );
}

/** What a decade may be without: `1990s` are the `90s`. */
const century = /(?<![\d.,])\d{2}(?=\d0(?:['’]?s|er)(?!\p{L}))/gu;

/** A century by its first year, which makes it one less: `1800-luvulla`, `1800-talet` is the 19th. */
const hundreds = /(?<![\d.,])(\d{1,2})00(?=-(?:lu[kv]u|tal))/giu;
const inCenturies = (_: string, number: string) => `${Number(number) + 1}`;

/** What Arabic writes for millions, and for metres and years as well. */
const initial = /(?<=\d[\s\u00a0\u202f]?)م(?!\p{L})/gu;

function differ(before: Figures, after: Figures): Differences {
  const spelled = [...before.spelled, ...after.spelled];
  const onlyBefore = lacking(before.values, after.values);
  const onlyAfter = lacking(after.values, before.values);
  if (onlyBefore.length === 0 && onlyAfter.length === 0) return [[], []];
  const [smallBefore, smallAfter] = [before.small(), after.small()];
  // A word that both texts have stands for none of the figures.
  const lost = lacking(onlyBefore, [...spelled, ...lacking(smallAfter, smallBefore)]);
  const added = lacking(onlyAfter, [...spelled, ...lacking(smallBefore, smallAfter)]);
  const open = [
    without(lost, lacking(after.words, before.words)),
    without(added, lacking(before.words, after.words)),
  ] as const;
  // If each text has a number that the other lacks, the numbers differ, rather than being spelled out.
  if (lost.length > 0 && added.length > 0) return open;
  const [source, translation] = open;
  return [source.filter(isLong), translation.filter(isLong)];
}

/** Small numbers may be spelled out. */
function isLong(number: string): boolean {
  return !/^\d{1,2}$/.test(number);
}

/** A half, a quarter or three quarters of a number word, with as many digits as that has zeros: `half a million` is 500000. */
const partOfOne = /^(?:5|25|75)0*$/;

/** The numbers that cannot be matched with a number word: `two billion` matches any number of ten to twelve digits. */
function without(numbers: readonly string[], words: readonly number[]): string[] {
  const left = [...words];
  return numbers.filter((number) => {
    const { length } = number.replace(/\..*/, '');
    const least = partOfOne.test(number) ? length : length - 1;
    const index = left.findIndex((noughts) => noughts <= least && length <= noughts + 3);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** @param isShared whether the scale of a range applies to both figures: `2 to 3 billion` */
function figuresOf(
  written: string,
  language: Language,
  scale: ScaleReader | undefined,
  isShared: boolean,
): Figures {
  const { text, spelled } = eastAsianFigures(written, language);
  const figures = [...text.matchAll(pattern)].map(({ 0: number, index }) => {
    const end = index + number.length;
    const isPart = !isDense(language) && /\p{L}$/u.test(text.slice(0, index));
    const isMoney = /\p{Sc}\s?$/u.test(text.slice(0, index));
    const behind = isPart ? undefined : scale?.behind(text.slice(end), isMoney);
    return {
      number: noCents(plain(number)),
      index,
      end,
      noughts: behind?.noughts ?? 0,
      length: behind?.length ?? 0,
    };
  });
  let rest = '';
  let from = 0;
  for (const [at, figure] of figures.entries()) {
    const next = figures[at + 1];
    const isRange =
      isShared && next && figure.noughts === 0 && scale?.isBetween(text.slice(figure.end, next.index));
    if (isRange) figure.noughts = next.noughts;
    rest += `${text.slice(from, figure.index)} 0 `;
    from = figure.end + figure.length;
  }
  return {
    values: figures.map(({ number, noughts }) => enlarge(number, noughts)),
    words: scale?.alone(rest + text.slice(from)) ?? [],
    small: () => smallNumbers(rest + text.slice(from), language),
    spelled,
  };
}

/** What amounts may be without: `5.00` is 5, and `8.00` an hour. */
const noCents = (number: string) => number.replace(/^0?(\d+)\.00$/, '$1');

/** A number without thousands separators and with a decimal point. */
function plain(number: string): string {
  const [, whole = number, fraction] = /^(.*?)[.,](\d{1,2})$/.exec(number) ?? [];
  // $3.2M may be unchanged in every language, so one or two digits after either separator are decimals.
  return fraction === undefined ? number.replaceAll(/\D/g, '') : `${whole.replaceAll(/\D/g, '')}.${fraction}`;
}

/** Multiplies a number by a power of ten, and drops zeros after its decimals. */
function enlarge(number: string, noughts: number): string {
  if (noughts === 0) return number;
  const [whole = '', fraction = ''] = number.split('.');
  const digits = whole + fraction.padEnd(noughts, '0').slice(0, noughts);
  const left = fraction.slice(noughts);
  return `${digits.replace(/^0+(?=\d)/, '')}${left === '' ? '' : `.${left}`}`;
}
