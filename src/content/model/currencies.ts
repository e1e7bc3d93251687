import { differing } from './differing';

/** What countries write for their money in letters, by its code; crowns of several are `kr`. */
const codesOfWords: Readonly<Record<string, string>> = {
  ...{ zł: 'PLN', зл: 'PLN', TL: 'TRY', Kč: 'CZK', kr: 'SEK', Kr: 'SEK', Ft: 'HUF' },
  ...{ лв: 'BGN', грн: 'UAH', руб: 'RUB', lei: 'RON' },
};

const named = `(?:[A-Z]{3}|${Object.keys(codesOfWords).join('|')})`;
const space = '[\\s\\u00a0\\u202f]?';
/** A sign of money, or a code or such a word beside a figure: `€`, `EUR 5`, `5 EUR`, `5 zł`. */
const sign = new RegExp(
  `\\p{Sc}|(?<![\\p{L}\\d])${named}(?=\\.?${space}\\d)|(?<=\\d${space})${named}(?![\\p{L}\\d])`,
  'gu',
);

/** The letters before a dollar sign that stand for one country, by the code of its money. */
const dollars: Readonly<Record<string, string>> = {
  ...{ A: 'AUD', AU: 'AUD', CA: 'CAD', HK: 'HKD', MX: 'MXN', NT: 'TWD', NZ: 'NZD' },
  ...{ R: 'BRL', S: 'SGD', SG: 'SGD', US: 'USD' },
};
const ofCountry = new RegExp(
  `(?<!\\p{L})(?:${Object.keys(dollars).join('|')})\\$|(?<![\\p{L}\\d])[A-Z]{3}(?=${space}\\d)|(?<=\\d${space})[A-Z]{3}(?![\\p{L}\\d])`,
  'gu',
);

/** The currencies that only one of two texts names, if each names one that the other does not; empty if not: a text may spell it out. */
export function differentCurrencies(
  copy: string,
  translation: string,
): readonly [source: string[], translation: string[]] {
  const [bySign, otherBySign] = [currenciesOf(copy), currenciesOf(translation)];
  const different = differing(bySign, otherBySign);
  if (different[0].length > 0 || bySign.size === 0 || otherBySign.size === 0) return different;
  return differing(ofCountries(copy), ofCountries(translation));
}

/** The currencies of a text that it names with their country, by code: `USD`, `R$`; with how they are written. */
function ofCountries(text: string): Map<string, string> {
  return new Map(
    (text.match(ofCountry) ?? []).flatMap((one) => {
      const code = dollars[one.slice(0, -1)] ?? one;
      return signOf(code) === undefined ? [] : [[code, one]];
    }),
  );
}

/** The currencies of a text by their sign, as dollars of all countries have one; with how they are written. */
function currenciesOf(text: string): Map<string, string> {
  const written = text.match(sign) ?? [];
  return new Map(
    written.flatMap((one) => {
      const currency = one.length === 1 ? one.normalize('NFKC') : signOf(codesOfWords[one] ?? one);
      return currency === undefined ? [] : [[currency, one]];
    }),
  );
}

let codes: Set<string> | undefined;

/** The sign of the currency with a code, without letters beside it (`$` for `R$`), or its shortest name; undefined if there is no such currency. */
function signOf(code: string): string | undefined {
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  if (!codes.has(code)) return undefined;
  const name = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  return /\p{Sc}/u.exec(name ?? '')?.[0] ?? name;
}
