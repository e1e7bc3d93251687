import type { SourceFile } from './load';

/**
 * The characters outside ASCII in some documents, each once and in order: what a face is asked for besides the letters that every
 * site uses. Asked of every page, so it looks at texts as they are written.
 */
export function charactersIn(documents: Iterable<Pick<SourceFile, 'text' | 'value'>>): string {
  const found = new Set<string>();
  for (const { text, value } of documents) {
    // A character may be written as `\u00e9`.
    const written = text.includes('\\u') ? JSON.stringify(value ?? '') : text;
    const characters = written.match(outside) ?? [];
    // A letter and its accent may be written as two characters, and are set as one where there is one.
    const composed = marks.test(characters.join('')) ? written.normalize('NFC').match(outside) : characters;
    for (const character of composed ?? []) found.add(character);
  }
  return [...found].sort().join('');
}

const outside = /[^\p{ASCII}]/gu;
const marks = /\p{M}/u;

/** A character in a document: of which of its texts, and where. */
export interface CharacterUse {
  character: string;
  pointer: string;
}

/** Where in a document some characters stand first, each once. @param value what the document says */
export function* usesOfCharacters(value: unknown, wanted: ReadonlySet<string>): Iterable<CharacterUse> {
  const left = new Set(wanted);
  for (const { text, pointer } of textsIn(value, ''))
    for (const character of text.normalize('NFC'))
      if (left.delete(character)) {
        yield { character, pointer };
        if (left.size === 0) return;
      }
}

/** The texts of a document, but for what it says of itself: `$schema`, `$accept`. */
function* textsIn(value: unknown, pointer: string): Iterable<{ text: string; pointer: string }> {
  if (typeof value === 'string') yield { text: value, pointer };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    if (name.startsWith('$')) continue;
    yield* textsIn(child, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}
