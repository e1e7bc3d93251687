import { readFileSync } from 'node:fs';
import { pluralForm } from '../../content/model/component-words';
import { suggest } from '../../content/text/suggest';
import { projectPlace } from '../project/place-of';
import { sourceFiles } from './files';
import type { WordFault } from './word-faults';
import { wordKeys } from './word-files';

/** Where a component says a word: `t('venue.open'`. */
const wordCall = /(?<![\w.])t\(\s*'([\w-]+(?:\.[\w-]+)+)'/g;

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
    .map((file) => readFileSync(projectPlace(file), 'utf8'))
    .join('\n');
  const beginnings = [...text.matchAll(/`([\w-]+\.(?:[\w-]+\.)*)\$\{/g)].map(
    ([, beginning = '']) => beginning,
  );
  const quoted = new Set([...text.matchAll(/'(?=([\w.-]+)')/g)].map(([, word]) => word));
  return wordKeys().filter((key) => {
    return (
      !quoted.has(key.replace(pluralForm, '')) && !beginnings.some((beginning) => key.startsWith(beginning))
    );
  });
}

/**
 * Words that components say and no file has: visitors would read the key.
 *
 * @param files the sources of components, by their absolute paths
 * @param keys those that there are
 */
export function unknownWords(
  files: ReadonlyMap<string, string> = componentSources(),
  keys: readonly string[] = wordKeys(),
): WordFault[] {
  const used = new Set(keys.flatMap((key) => [key, key.replace(pluralForm, '')]));
  return [...files].flatMap(([file, text]) =>
    [...text.matchAll(wordCall)].flatMap(({ 0: call, 1: key = '', index }) => {
      if (used.has(key)) return [];
      const likely = suggest(key, [...used]);
      const hint =
        likely === undefined ? 'add it to the files of words' : `did you mean ${JSON.stringify(likely)}?`;
      const line = text.slice(0, index + call.length).split('\n').length;
      return [
        { file, line, message: `This says ${JSON.stringify(key)}, and no en.json has such words: ${hint}` },
      ];
    }),
  );
}

function componentSources(): Map<string, string> {
  const files = sourceFiles('src').filter(
    (file) =>
      /^src\/(sections|site|shell|ui)\/.+\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file),
  );
  return new Map(files.map((file) => [projectPlace(file), readFileSync(projectPlace(file), 'utf8')]));
}
