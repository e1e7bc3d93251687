import { type GetTextTranslations, po } from 'gettext-parser';
import { isLanguageCode, type Language, usualScript } from '../../content/model/languages';
import { attempt } from '../../content/text/attempt';
import { capitalized } from '../../content/text/capitalized';
import { grouped } from '../../content/text/grouped';
import { composed } from '../../content/text/plain-text';
import { UsageError } from '../../node/project/project';

/** A text in a file for translators. */
interface PoEntry {
  /** The document of its dictionary. */
  context: string;
  copy: string;
  text: string;
  isFuzzy: boolean;
}

/** Comments on an entry for the translator. */
interface PoComments {
  /** Locations of the text. */
  references: readonly string[];
  /** One per line. */
  notes: readonly string[];
  /** The text's wording when it was translated. */
  earlier?: string | undefined;
}

/** A returned file. */
export interface PoFile {
  /** Its name in messages. */
  name: string;
  language: Language;
  entries: readonly (PoEntry & { line: number })[];
}

/** The version of the format; files of another version are rejected. */
const version = '1';
const versionHeader = 'X-Page-Builder-Format';

/** A gettext file in UTF-8. */
export function poText(language: Language, entries: readonly (PoEntry & PoComments)[]): string {
  const byContext = grouped(entries, ({ context }) => context);
  const translations: GetTextTranslations['translations'] = {};
  for (const [context, list] of byContext) translations[context] = drawn(list);
  const headers = {
    Language: toGettext(language),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Generator': 'page-builder',
    [versionHeader]: version,
  };
  return po.compile({ charset: 'utf-8', headers, translations }).toString('utf8');
}

/** The entries of a document by text. */
function drawn(entries: readonly (PoEntry & PoComments)[]): GetTextTranslations['translations'][string] {
  return Object.fromEntries(
    entries.map(({ context, copy, text, isFuzzy, references, notes, earlier }) => {
      const comments = {
        reference: references.join('\n'),
        extracted: notes.join('\n'),
        ...(isFuzzy && { flag: 'fuzzy' }),
        ...(earlier !== undefined && { previous: `msgid ${inQuotes(earlier)}` }),
      };
      return [copy, { msgctxt: context, msgid: copy, msgstr: [text], comments }];
    }),
  );
}

/**
 * Parses a file returned by a translator.
 *
 * @throws UsageError if it is not such a file, names no language, or has another format version; with the line of a syntax
 * error
 */
export function readPo(name: string, bytes: Uint8Array): PoFile {
  const entries = blocksOf(name, textOf(name, bytes)).flatMap(({ text, line }) => {
    const { headers, translations } = po.parse(text);
    return Object.values(translations)
      .flatMap((ofContext) => Object.values(ofContext))
      .map((entry) => ({ ...entry, headers, line }));
  });
  const headers = entries[0]?.msgid === '' ? entries[0].headers : undefined;
  const fileVersion = headers?.[versionHeader];
  if (fileVersion === undefined)
    throw new UsageError(
      `${name} was not written by npm run translations -- export: its header has no ${versionHeader}.`,
    );
  if (fileVersion !== version)
    throw new UsageError(
      `${name} has version ${JSON.stringify(fileVersion)} of the format, and this program reads ${version}: export the texts anew.`,
    );
  const charset = /charset=["']?([\w-]+)/i.exec(headers?.['Content-Type'] ?? '')?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset))
    throw new UsageError(`${name} says that it is written in ${charset}: save it in UTF-8.`);
  const language = fromGettext(headers?.Language ?? '');
  if (!isLanguageCode(language))
    throw new UsageError(`${name} names no language: its header lacks a line such as "Language: es\\n".`);
  return {
    ...{ name, language },
    entries: entries.slice(1).map(({ msgctxt = '', msgid, msgstr, comments, line }) => ({
      // Some systems decompose letters with accents.
      ...{ context: msgctxt, copy: msgid, text: composed(msgstr[0] ?? ''), line },
      isFuzzy: /(?:^|[,\s])fuzzy(?:[,\s]|$)/.test(comments?.flag ?? ''),
    })),
  };
}

/** Decodes a file. @throws UsageError if it is not UTF-8 */
function textOf(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${name} is not UTF-8 text: save it in UTF-8.`);
  }
}

/** A line of an entry: an optional keyword and a quoted text. */
const entryLine = /^\s*(?:(msgctxt|msgid|msgid_plural|msgstr)(?:\[\d+\])?\s*)?"(?:[^"\\]|\\.)*"\s*$/;

/** Which keyword may follow which: an entry has a text and a translation. */
const order: Record<string, readonly string[]> = {
  '': ['msgctxt', 'msgid'],
  msgctxt: ['msgid'],
  msgid: ['msgstr'],
  msgstr: ['msgctxt', 'msgid'],
};

/**
 * The entries of a file, with comments and the line where the text starts. Obsolete entries (`#~`) are skipped.
 *
 * @throws UsageError with the first invalid line
 */
function blocksOf(name: string, text: string): { text: string; line: number }[] {
  const blocks: { lines: string[]; line: number }[] = [];
  let lines: string[] = [];
  let begun = '';
  const refuse = (index: number, why: string): never => {
    throw new UsageError(`${name}, line ${index + 1}: ${why}`);
  };
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const sign = line.trimStart();
    if (sign === '') continue;
    if (sign.startsWith('#')) {
      if (begun !== '' && begun !== 'msgstr') refuse(index, 'a comment stands within an entry.');
      if (begun === 'msgstr') lines = [];
      begun = '';
      lines.push(line);
      continue;
    }
    const match = entryLine.exec(line) ?? refuse(index, 'this is not a line of a PO file.');
    const [, keyword] = match;
    if (keyword === 'msgid_plural') refuse(index, 'a text has no plural forms here.');
    if (keyword === undefined) {
      if (begun === '') refuse(index, 'this text belongs to no entry.');
    } else {
      if (!order[begun]?.includes(keyword)) refuse(index, `${keyword} cannot stand here.`);
      if (begun === 'msgstr') lines = [];
      begun = keyword;
    }
    lines.push(
      withBytesRead(line) ?? refuse(index, 'its escaped bytes are not UTF-8: save the file without escapes.'),
    );
    if (keyword === 'msgid') blocks.push({ lines, line: index + 1 });
  }
  if (begun === 'msgctxt' || begun === 'msgid')
    refuse(text.split('\n').length - 1, 'the last entry is not whole.');
  return blocks.map(({ lines: own, line }) => ({ text: own.join('\n'), line }));
}

/**
 * A line whose bytes in octal or hexadecimal are the characters that they mean in UTF-8: `\303\251` is é. Undefined if they
 * mean none.
 */
function withBytesRead(line: string): string | undefined {
  return attempt(() =>
    line.replaceAll(escapes, (written) => {
      const bytes = [...written.matchAll(/\\(?:x([\da-f]{2})|([0-7]{3}))/gi)].map(([, hex, octal = '']) =>
        hex === undefined ? Number.parseInt(octal, 8) : Number.parseInt(hex, 16),
      );
      if (bytes.length === 0) return written;
      const read = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
      return read.replaceAll(/["\\\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));
    }),
  );
}

/** Escaped bytes in a row; or any other escape, so that a backslash that is one itself is passed over. */
const escapes = /(?:\\(?:x[\da-f]{2}|[0-7]{3}))+|\\./gi;

/** The gettext code of a language: `pt_BR` for `pt-br`, `zh_Hant` for `zh-hant`. */
function toGettext(language: Language): string {
  const [first, ...rest] = language.split('-');
  const named = rest.map((part) => (part.length === 4 ? capitalized(part) : part.toUpperCase()));
  return [first, ...named].join('_');
}

/** The scripts that gettext names behind a language: `sr@latin` for `sr-latn`. */
const scripts: Readonly<Record<string, string>> = { '@latin': '-latn', '@cyrillic': '-cyrl' };

function fromGettext(name: string): Language {
  const code = name.toLowerCase().replaceAll('_', '-');
  return code.replace(/^([a-z]+)(.*)(@[a-z]+)$/, (whole, language: string, region: string, script: string) =>
    script in scripts ? `${language}${scripts[script]}${region}` : whole,
  );
}

/**
 * The language of a site that a file means: what programs call `fr_FR` may be its `fr`, and `zh_TW` its `zh-hant`, and the other
 * way round. The file's own if there is none, or more than one.
 */
export function sameButRegion(language: Language, languages: readonly Language[]): Language {
  if (languages.includes(language)) return language;
  const same = languages.filter(
    (code) =>
      usualScript(code) === usualScript(language) &&
      (codesWithoutRegion(code).includes(language) || codesWithoutRegion(language).includes(code)),
  );
  return same.length === 1 && same[0] !== undefined ? same[0] : language;
}

/** The code of a language without its region, and the one that says its script instead. */
function codesWithoutRegion(language: Language): Language[] {
  const script = usualScript(language)?.toLowerCase();
  return [language.replace(/-(?:[a-z]{2}|\d{3})$/, ''), `${language.split('-')[0]}-${script}`];
}

function inQuotes(text: string): string {
  const signs: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll(/[\n\r\t]/g, (sign) => signs[sign] ?? sign)}"`;
}
