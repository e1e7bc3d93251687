/** A sign of money, or a code of three letters beside a figure: `€`, `EUR 5`, `5 EUR`. */
const sign =
  /\p{Sc}|(?<![\p{L}\d])[A-Z]{3}(?=[\s\u00a0\u202f]?\d)|(?<=\d[\s\u00a0\u202f]?)[A-Z]{3}(?![\p{L}\d])/gu;

/** The currencies that only one of two texts names, if each names one that the other does not; empty if not: a text may spell it out. */
export function differentCurrencies(
  copy: string,
  translation: string,
): readonly [source: string[], translation: string[]] {
  const [source, other] = [currenciesOf(copy), currenciesOf(translation)];
  const lost = [...source.keys()].filter((currency) => !other.has(currency));
  const added = [...other.keys()].filter((currency) => !source.has(currency));
  if (lost.length === 0 || added.length === 0) return [[], []];
  return [
    lost.map((currency) => source.get(currency) ?? ''),
    added.map((currency) => other.get(currency) ?? ''),
  ];
}

/** The currencies of a text by their sign, as dollars of all countries have one; with how they are written. */
function currenciesOf(text: string): Map<string, string> {
  const written = text.match(sign) ?? [];
  return new Map(
    written.flatMap((one) => {
      const currency = one.length === 1 ? one.normalize('NFKC') : signOf(one);
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
