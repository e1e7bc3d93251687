import { readFileSync } from 'node:fs';
import { placeOf } from '../project/place-of';
import { sourceFiles } from './files';
import { wordKeys } from './word-files';

/**
 * The keys of component words that no source uses, either by full key or by the beginning of a template
 * (`contact.industry.` and a value). A plural is used without its suffix.
 *
 * @param without path prefix, below the project, of sources to ignore
 */
export function unusedWords(without?: string): string[] {
  const text = sourceFiles('src')
    .filter((file) => without === undefined || !file.startsWith(without))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file))
    .map((file) => readFileSync(placeOf(file), 'utf8'))
    .join('\n');
  const beginnings = [...text.matchAll(/`([\w-]+\.(?:[\w-]+\.)*)\$\{/g)].map(
    ([, beginning = '']) => beginning,
  );
  return wordKeys().filter((key) => {
    const asked = key.replace(/_(zero|one|two|few|many|other)$/, '');
    return !text.includes(`'${asked}'`) && !beginnings.some((beginning) => key.startsWith(beginning));
  });
}
