import type { i18n, TFunction } from 'i18next';
import { type Context, createContext, type ReactNode, useContext } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '../content/languages';
import { createI18n, type Words } from './index';

/** What components may know about languages. */
export interface LanguageState {
  language: Language;
  /** The language that the toggle offers. */
  other: Language;
  /** This page in the other language. */
  otherHref: string;
}

const StateContext = createContext<LanguageState | undefined>(undefined);
/** The language alone: what only depends on it is the same on all pages. */
const LanguageContext = createContext<Language | undefined>(undefined);
/** What is known of each language: all of them on the server, those that were shown in a browser. */
const known = new Map<Language, { i18n: i18n; label: TFunction<'ui'> }>();

/** Makes the words of a language known to components. */
export function provideWords(language: Language, words: Words): void {
  const instance = createI18n(language, words);
  known.set(language, { i18n: instance, label: rememberWords(instance.t) });
}

/** Whether the words of a language are known. */
export function hasWords(language: Language): boolean {
  return known.has(language);
}

function knownOf(language: Language) {
  const found = known.get(language);
  if (!found) throw new Error(`The words of "${language}" must be provided first.`);
  return found;
}

/** Says which language its children are in. The address decides, not a stored choice: `/es/…` is Spanish. */
export function LanguageProvider({ value, children }: { value: LanguageState; children: ReactNode }) {
  return (
    <StateContext value={value}>
      <LanguageContext value={value.language}>
        <I18nextProvider i18n={knownOf(value.language).i18n}>{children}</I18nextProvider>
      </LanguageContext>
    </StateContext>
  );
}

/** The language of the page. @throws outside a LanguageProvider (specification, section 8) */
export function useLanguage(): LanguageState {
  return useProvided(StateContext);
}

function useProvided<T>(context: Context<T | undefined>): T {
  const value = useContext(context);
  if (!value) throw new Error('useLanguage must be used inside a <LanguageProvider>.');
  return value;
}

/**
 * The words that components say, in the page's language. What `useTranslation` does beyond this, waiting for languages to
 * load and watching them change, costs more than rendering most sections.
 */
export function useLabels(): TFunction<'ui'> {
  return knownOf(useProvided(LanguageContext)).label;
}

/** `t` looks at every word anew each time, which takes longer than showing most components: what it said is remembered. */
function rememberWords(t: TFunction<'ui'>): TFunction<'ui'> {
  const said = new Map<string, string>();
  const translate = (key: keyof Words, options?: Record<string, unknown>) => {
    const asked = options ? `${key} ${JSON.stringify(options)}` : key;
    const word = said.get(asked) ?? t(key, options ?? {});
    if (said.size === remembersUpTo) said.clear();
    said.set(asked, word);
    return word;
  };
  return translate as TFunction<'ui'>;
}

/** There are fewer words; but some have titles of pages in them. */
const remembersUpTo = 1000;

/** A date or number formatter of the page's language. */
export function useFormat() {
  return formatOf(useProvided(LanguageContext));
}

const formats = new Map<Language, ReturnType<typeof createFormat>>();

function formatOf(language: Language) {
  const format = formats.get(language) ?? createFormat(language);
  formats.set(language, format);
  return format;
}

/** Each formatter is made when it is first needed: making one takes longer than showing most sections. */
function createFormat(language: Language) {
  let number: Intl.NumberFormat | undefined;
  const options = { timeZone: 'UTC', year: 'numeric' } as const;
  const more = [{}, { month: 'long' }, { month: 'long', day: 'numeric' }] as const;
  const dates: Intl.DateTimeFormat[] = [];
  return {
    number: (value: number) => {
      number ??= new Intl.NumberFormat(language);
      return number.format(value);
    },
    /** `2024-11-14`, `2024-11` or `2024` as the language writes it. */
    date: (value: string) => {
      const precision = value.split('-').length - 1;
      dates[precision] ??= new Intl.DateTimeFormat(language, { ...options, ...more[precision] });
      return dates[precision].format(new Date(value));
    },
  };
}
