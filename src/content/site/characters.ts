import { stringsOf } from '../json/values';
import { pointerTokens } from '../model/diagnostics';
import { isEntry } from '../model/machine-texts';
import { withoutMixedWords } from '../text/look-alikes';
import type { SourceFile } from './load';

/**
 * The distinct characters outside ASCII in documents, sorted: what a face must support in addition to the basic
 * characters. Runs for every page, so it searches source texts.
 */
export function charactersIn(documents: Iterable<Pick<SourceFile, 'text' | 'value'>>): string {
  const distinct = new Set<string>();
  for (const { text, value } of documents) {
    // A character may be escaped: `\u00e9`.
    const written = text.includes('\\u') ? JSON.stringify(value ?? '') : text;
    const characters = written.match(outside) ?? [];
    // A letter with a combining accent is rendered as one character if there is one.
    const composed = marks.test(characters.join('')) ? written.normalize('NFC').match(outside) : characters;
    for (const character of composed ?? []) distinct.add(character);
  }
  return [...distinct].sort().join('');
}

const outside = /[^\p{ASCII}]/gu;
const marks = /\p{M}/u;

/** A character in a document, with the pointer to its text. */
interface CharacterUse {
  character: string;
  pointer: string;
}

/** A text that is an address, and where a link in the middle of a text leads: nobody reads either. */
const address = /^(?:[a-z][a-z+.-]*:|\.{0,2}\/)\S*$|(?<=\]\()[^\s)]*/g;

/** The first occurrence of each of some characters in what people read of a document. @param value the parsed document */
export function* usesOfCharacters(value: unknown, wanted: ReadonlySet<string>): Iterable<CharacterUse> {
  const left = new Set(wanted);
  for (const { text, pointer } of stringsOf(value)) {
    // Metadata: `$schema`, `$accept`.
    if (!pointerTokens(pointer).every(isEntry)) continue;
    // A letter of another alphabet in a word is another mistake.
    const read = withoutMixedWords(text.replaceAll(address, ''));
    for (const character of read.normalize('NFC')) if (left.delete(character)) yield { character, pointer };
    if (left.size === 0) return;
  }
}
