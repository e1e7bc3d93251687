import { plainDigits } from '../text/plain-digits';
import { jsonIn } from './json-in';
import { readQuoted, readWrongQuotes } from './quoted';
import type { TextReader } from './reader';
import { closingBrackets, commas, doubleQuotes, singleQuotes } from './signs';
import type { ScalarNode } from './tree';

/** A name, which is a sentence in a dictionary, without its opening quote, or without its closing one. */
const unopenedName = /^[^\s"{}[\],:](?:\\.|[^"\\])*"(?=\s*:)/;
/** In `"Note: "best" plan": …` the colon is part of the name: a quoted word follows it, and more words. */
const unclosedName =
  /^"((?:\\.|[^"\\])*[^"\s:\\])(?!\s*:\s*"[^"]*"\s*[^\s",:}\]][^",:}\]]*"\s*:)(?=\s*:\s*(["[{]|([-\d.]+|true|false|null)(\s*,\s*"|[\s,}]*$)))/;
/** A name without quotes: a word, or a sentence of a dictionary before a text. */
const namePattern = /^(?:[\p{L}_$][^"{}[\],:]*(?=\s*:\s*["{[])|[\w$-]+)/u;
/** A number up to the end of its entry, or words, of which the second is no value that lacks its colon. */
const unnamedValue =
  /^(?:-?\.?\d[\d.]*\s*(?:,|\}|$)|[\p{L}\p{N}_-]+\s+(?!(?:true|false|null)\b|[^"{}[\],:]*:\s*["{[])\p{L})/u;
/** Matches an opening quote that JSON does not allow. */
export const isWrongQuote = new RegExp(`^[${singleQuotes}${doubleQuotes}]`);
const firstWord = new RegExp(`^[^\\s,:"${closingBrackets}${commas}\uff1a]+`);
const endOfValue = new RegExp(`^\\s*([,/#${closingBrackets}${commas}]|$)`);
const behindText = new RegExp(`[\\s,${closingBrackets}${commas}]*$`);
const longestNumber = 40;
const commaNumber = /^[-+]?\d+(?:[.,]\d+)*,\d+(?=\s*(?:[,}]|$))/;
/** A number that goes on. */
const beginningOfNumber = /^-?(?:\d+(?:\.|(?:\.\d+)?[eE][+-]?))?$/;
const beforeEntry = /^\s*["{[\p{L}]/u;
/** Digits in groups, as people write large numbers. */
const groups = /^[-+]?\d[\d .'’_\u00a0\u202f]*$/;

/** Whether a value stands where a name belongs. */
export function isUnnamedValue(reader: TextReader): boolean {
  const line = reader.isBroken ? reader.restOfLine() : '';
  return unnamedValue.test(line) && !unopenedName.test(line);
}

/** Reads a property name, quoted or not; undefined if none can start here. */
export function readName(reader: TextReader, endOfFile: () => never): ScalarNode | undefined {
  const offset = reader.at;
  if (reader.char === '"') {
    // In `"title: "…` the quote is missing after the name, not after the value.
    const unclosed = !reader.isBroken || reader.isName() ? null : unclosedName.exec(reader.restOfLine());
    if (!unclosed) return readQuoted(reader, true, endOfFile);
    reader.at += unclosed[0].length;
    reader.fault('unclosedText', reader.at, 0, '"');
    return { kind: 'scalar', offset, length: unclosed[0].length, value: unclosed[1] ?? '' };
  }
  if (isWrongQuote.test(reader.char)) return readWrongQuotes(reader);
  const unopened = reader.isBroken ? unopenedName.exec(reader.restOfLine())?.[0] : undefined;
  if (unopened) {
    reader.at += unopened.length;
    reader.fault('unopenedText', offset, unopened.length, `"${unopened}`);
    return { kind: 'scalar', offset, length: unopened.length, value: unopened.slice(0, -1) };
  }
  const word = namePattern.exec(reader.restOfLine())?.[0];
  if (!word) {
    reader.fault('character', reader.at++, 1);
    return undefined;
  }
  reader.at += word.length;
  reader.fault('unquotedName', offset, word.length, `"${word}"`);
  return { kind: 'scalar', offset, length: word.length, value: word };
}

/**
 * Reads a number with commas as the value of a name, since a JSON comma would be followed by another name. `0,5` and
 * `1.200,00` can only be decimals; in `1,320` the comma may separate thousands.
 */
export function readCommaNumber(reader: TextReader): ScalarNode | undefined {
  const offset = reader.at;
  const written = reader.isBroken ? reader.restOfLine().slice(0, longestNumber) : '';
  const word = commaNumber.exec(plainNumber(written))?.[0];
  if (word === undefined) return undefined;
  const isDecimal = /^-?(0|[1-9]\d*),(\d{1,2}|\d{4,})$/.test(word) || /^-?0,\d+$/.test(word);
  // With points between thousands, as in German or Spanish.
  const isGrouped = /^-?[1-9]\d{0,2}(\.\d{3})+,\d{1,2}$/.test(word);
  const meant = word.replaceAll('.', '').replace(',', '.');
  reader.fault('number', offset, word.length, isDecimal || isGrouped ? meant : undefined);
  reader.at += word.length;
  reader.end = reader.at;
  return { kind: 'scalar', offset, length: word.length, value: word };
}

/** A number with the signs of other scripts as JSON writes them. */
function plainNumber(word: string): string {
  return plainDigits(
    word
      .replace(/^[\u2212\uff0d]/, '-')
      .replaceAll('\uff0e', '.')
      .replaceAll('\uff0c', ','),
  );
}

/** Whether the file ends within a word or a number: what is missing there is no mistake of its own. */
function isCutOff(reader: TextReader, word: string): boolean {
  if (word === '' || reader.text.slice(reader.at).trimEnd() !== word) return false;
  const isWord = ['true', 'false', 'null'].some((one) => one !== word && one.startsWith(word));
  return isWord || beginningOfNumber.test(word);
}

/**
 * Reads anything without quotes: a number, true, false, null, or text that lacks them.
 *
 * @param endOfFile called when the file ends within it
 */
export function readUnquoted(reader: TextReader, endOfFile: () => never): ScalarNode | undefined {
  const offset = reader.at;
  const line = reader.restOfLine();
  const word = firstWord.exec(line)?.[0] ?? '';
  if (isCutOff(reader, word)) endOfFile();
  const take = (length: number, value: ScalarNode['value']): ScalarNode => {
    reader.at = offset + length;
    return { kind: 'scalar', offset, length, value };
  };
  // In valid JSON, a token before a quote on the same line is not text.
  const opened = reader.isBroken ? /^[^"]*"(?=\s*([,}\]]|$))/.exec(line)?.[0] : undefined;
  if (opened) {
    reader.fault('unopenedText', offset, opened.length, `"${opened}`);
    return take(opened.length, opened.slice(0, -1));
  }
  const endsHere = endOfValue.test(line.slice(word.length));
  const value = endsHere ? (jsonIn(word) as ScalarNode['value'] | undefined) : undefined;
  if (value !== undefined) return take(word.length, value);
  const plain = plainNumber(word);
  if (endsHere && /^[-+.\d]/.test(plain)) {
    // What a point separates from the next entry is whole: the point stands for a comma.
    const whole =
      plain.endsWith('.') &&
      beforeEntry.test(reader.text.slice(offset + word.length, offset + word.length + longestNumber))
        ? word.slice(0, -1)
        : '';
    const number = jsonIn(whole);
    if (typeof number === 'number') return take(whole.length, number);
    const meant = plain.replace(/^(-?)\./, '$10.').replace(/\.$/, '');
    reader.fault('number', offset, word.length, typeof jsonIn(meant) === 'number' ? meant : undefined);
    return take(word.length, word);
  }
  const literal =
    /^(true|false|null)$/i.exec(word)?.[0] ?? (word === 'None' || word === 'undefined' ? 'null' : undefined);
  if (endsHere && literal) {
    reader.fault('word', offset, word.length, literal.toLowerCase());
    return take(word.length, word);
  }
  const text = line.replace(behindText, '');
  if (groups.test(text)) {
    reader.fault('number', offset, text.length);
    return take(text.length, text);
  }
  if (text === '' || !/[\p{L}\d]/u.test(text)) {
    reader.fault('character', offset, 1);
    reader.at++;
    return undefined;
  }
  const isWord = endsHere && word.length < text.length;
  reader.fault('unquotedText', offset, isWord ? word.length : text.length);
  return take(isWord ? word.length : text.length, isWord ? word : text);
}
