import { named } from '../model/diagnostics';
import { type Fix, fixBy } from '../model/fix';
import { type Language, sourceLanguage } from '../model/languages';
import { redirectsFile } from '../model/redirects';
import type { Excess } from '../schema/excesses';
import type { Violation } from '../schema/violation';
import { unknownAccents } from '../site/theme/unknown-accents';
import { wrongColors } from '../site/theme/wrong-colors';
import { isDay } from '../text/days';
import { type ProperForm, properForm, properMoment } from '../text/proper-form';
import { didYouMean, quote, shorten } from '../text/quote';
import { quoteList, suggest, suggestOnly } from '../text/suggest';
import { isTimeZone, suggestTimeZone } from '../text/time-zones';
import type { Check } from './core/check';
import { iconFaults } from './core/icon-faults';
import { schemaPathFaults } from './core/schema-path-faults';

export const wrongValue: Check = {
  code: 'wrong-value',
  severity: 'error',
  waivedBy: [],
  summary: 'Every value is one of those that the schema allows.',
  why: 'The page knows only certain icons, backgrounds and variants; with any other it would not know what to show. With a `$schema` that leads nowhere, editors silently offer neither completion nor help.',
  example: { file: 'finance/page.json', right: '"background": "muted"', wrong: '"background": "mutted"' },
  page(context, report) {
    const language = sourceLanguage(context.languages);
    for (const violation of context.violationsOf('wrong-value')) {
      const { file, pointer, property, value, owner } = violation;
      report({
        file,
        pointer,
        message: `${shorten(JSON.stringify(value))} is not a value for "${property}" in ${owner}.`,
        hint: hintFor(violation, language),
        ...fixFor(violation, language),
      });
    }
    for (const excess of atFault(context.excesses)) report({ file: context.source.path, ...excess });
    for (const { file, pointer, text } of context.timeZones) {
      if (text === '' || isTimeZone(text)) continue;
      const meant = suggestTimeZone(text);
      report({
        file,
        pointer,
        message: `${quote(text)} is not a time zone.`,
        hint: didYouMean(meant, 'Write it as a continent and a city: "Europe/Madrid".'),
      });
    }
    const theme = context.page.settings?.theme;
    for (const { file, pointer, text, name, hint, meant } of theme ? wrongColors(theme) : [])
      report({
        file,
        pointer,
        message: `${quote(text)} is not a color for "${name}" in the theme.`,
        hint,
        ...fixBy(meant, [{ file, pointer }]),
      });
    if (context.page.isSite && !theme?.isBroken)
      for (const { pointer, color, accents } of unknownAccents(context.document, theme?.value)) {
        const meant = suggest(color, [...accents, 'ink', 'accent']);
        report({
          file: context.source.path,
          pointer,
          severity: 'warning',
          message: `The theme has no accent ${quote(color)}: the shape has the color "accent".`,
          hint: didYouMean(
            meant,
            `Use ${quoteList(['ink', 'accent', ...accents])}, or name the color in "accents" of _site/theme.json.`,
          ),
        });
      }
  },
  // Whether a `$schema` is right depends on those of other documents, and an icon on the site document.
  site(context, report) {
    for (const fault of iconFaults(context)) report(fault);
    const all = context.all();
    // Which of two counts is not known.
    const twice = new Set(
      all.flatMap(({ findings }) =>
        findings.flatMap(({ code, file, pointer }) =>
          code === 'duplicate-key' && pointer === '/$schema' ? file : [],
        ),
      ),
    );
    for (const fault of schemaPathFaults(all, context.schemaFolder))
      if (!twice.has(fault.file)) report(fault);
  },
};

/** What is at fault where numbers exceed their limits: a number, or the limit that several exceed. */
function atFault(excesses: readonly Excess[]): { pointer: string; message: string; hint: string }[] {
  return excesses.flatMap((one) => {
    const { pointer, property, value, than, limitPointer, limit } = one;
    const beyond = excesses.filter((other) => other.limitPointer === limitPointer);
    if (beyond.length === 1)
      return {
        pointer,
        message: `"${property}" is ${value}, more than "${than}", which is ${limit}.`,
        hint: `Write ${limit} or less, or a larger "${than}".`,
      };
    if (beyond[0] !== one) return [];
    return {
      pointer: limitPointer,
      message: `"${than}" is ${limit}, less than ${beyond.length} numbers that it limits, such as ${value}.`,
      hint: `Write ${Math.max(...beyond.map((other) => other.value))} or more, or smaller numbers.`,
    };
  });
}

/** A text in the form that its schema requires; undefined if the form is not what is wrong. */
function formOf({ keyword, limit, value }: Violation, language: Language): ProperForm | undefined {
  if (typeof value !== 'string') return undefined;
  if (keyword === 'format' && limit === 'date') return properForm(value, isDay);
  if (keyword === 'format' && limit === 'moment') return properMoment(value);
  const pattern = keyword === 'pattern' ? new RegExp(String(limit), 'u') : undefined;
  return pattern && properForm(value, (text) => pattern.test(text), language);
}

/** The fix for a misspelled word with a single candidate, or for a date in another format. */
function fixFor(violation: Violation, language: Language): { fix?: Fix } {
  const { keyword, limit, value } = violation;
  const proper = formOf(violation, language);
  if (proper) return fixBy(proper.kind === 'day' ? proper.text : undefined, [violation]);
  if (keyword !== 'enum' || !Array.isArray(limit) || typeof value !== 'string') return {};
  return fixBy(withoutQuotes(violation) ?? suggestOnly(value, limit.map(String)), [violation]);
}

/** The number that stands in quotes where it is one of the allowed values without them. */
function withoutQuotes({ limit, value }: Violation): number | undefined {
  return Array.isArray(limit)
    ? limit.find((one) => typeof one === 'number' && String(one) === value)
    : undefined;
}

/** What HTML and other programs call the kinds of fields of a form. */
const otherNames: Readonly<Record<string, string>> = {
  textarea: 'long',
  multiline: 'long',
  select: 'choice',
  dropdown: 'choice',
  radio: 'choice',
  checkbox: 'check',
  phone: 'tel',
  telephone: 'tel',
  mail: 'email',
  string: 'text',
  input: 'text',
};

function hintFor(violation: Violation, language: Language): string {
  const { keyword, limit, value, description, expected, property } = violation;
  const proper = formOf(violation, language);
  // Without its accents it would be a different address, which nobody has linked to.
  if (property === 'aliases' && /[^ -~]/.test(String(value)))
    return `An earlier address in other letters than a to z goes into ${named(redirectsFile)}: "from" is that address, "to" this page.`;
  if (proper)
    // Of a text without letters, such as a day, little is left as a name.
    return proper.kind !== 'guess'
      ? `Write ${JSON.stringify(proper.text)}.`
      : expected !== undefined && !/\p{L}/u.test(String(value))
        ? expected
        : `Did you mean ${JSON.stringify(proper.text)}?`;
  if (keyword === 'enum' && Array.isArray(limit)) {
    const bare = withoutQuotes(violation);
    if (bare !== undefined) return `Write ${bare} without quotes.`;
    const meantKind = typeof value === 'string' ? otherNames[value.toLowerCase()] : undefined;
    if (meantKind !== undefined && limit.includes(meantKind)) return didYouMean(meantKind, '');
    const meant = typeof value === 'string' ? suggest(value, limit.map(String)) : undefined;
    return didYouMean(meant, `Use ${quoteList(limit)}.`);
  }
  if (keyword === 'format' && limit === 'moment' && /^\d{4}-\d{2}-\d{2}T/.test(String(value)))
    return 'Write the time behind the day in hours and minutes, up to 23:59: `2027-03-01T09:00`.';
  if (keyword === 'format' && (limit === 'date' || limit === 'moment'))
    return /^\d{4}-\d{2}-\d{2}$/.test(String(value))
      ? 'The calendar has no such day.'
      : 'Write the year, the month and the day in figures: `2027-03-01`.';
  if (keyword === 'uniqueItems') return 'The same entry stands there twice: remove one.';
  if (keyword === 'minimum') return `It must be ${limit} or more.`;
  if (keyword === 'maximum') return `It must be ${limit} or less.`;
  return expected ?? description ?? 'Write it as the other documents do.';
}
