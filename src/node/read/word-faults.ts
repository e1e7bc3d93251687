import { readFileSync } from 'node:fs';
import path from 'node:path';
import { differingPlaceholders, pluralForm } from '../../content/model/component-words';
import { suggest } from '../../content/text/suggest';
import { projectPlace } from '../project/place-of';
import { languagesIn, readWords, sourceFolders } from './word-files';

/** A mistake in a file of component words, at its line. */
export interface WordFault {
  file: string;
  line: number;
  /** What is wrong, and what to do. */
  message: string;
}

const baseOf = (key: string) => key.replace(pluralForm, '');

/**
 * Mistakes in the word files of the engine and of the site's sources that would show where a word is said: a key that English
 * lacks, a plural without its form for all other numbers, or a placeholder that is missing or that nobody fills in. Words that a
 * language lacks are {@link incompleteWordFiles}.
 */
export function wordFaults(folders: readonly string[] = sourceFolders.map(projectPlace)): WordFault[] {
  return folders.flatMap((folder) => {
    const english = readWords(path.join(folder, 'en.json'));
    return languagesIn(folder).flatMap((language) =>
      faultsIn(path.join(folder, `${language}.json`), english),
    );
  });
}

function faultsIn(file: string, english: Readonly<Record<string, string>>): WordFault[] {
  const words = readWords(file);
  const meant = new Map(Object.entries(english).map(([key, text]) => [baseOf(key), text]));
  const lines = readFileSync(file, 'utf8').split('\n');
  return Object.entries(words).flatMap(([key, text]) => {
    const message = faultOf(key, text, words, english, meant);
    const line = lines.findIndex((one) => one.includes(`${JSON.stringify(key)}:`)) + 1;
    return message === undefined ? [] : [{ file, line, message }];
  });
}

function faultOf(
  key: string,
  text: string,
  words: Readonly<Record<string, string>>,
  english: Readonly<Record<string, string>>,
  meant: ReadonlyMap<string, string>,
): string | undefined {
  const isForm = pluralForm.test(key);
  const source = english[key] ?? (isForm ? meant.get(baseOf(key)) : undefined);
  if (source === undefined) {
    const likely = suggest(key, Object.keys(english));
    return `${JSON.stringify(key)} is not in en.json beside it: ${likely === undefined ? 'add it there, or remove it.' : `did you mean ${JSON.stringify(likely)}?`}`;
  }
  if (isForm && words[`${baseOf(key)}_other`] === undefined)
    return `${JSON.stringify(key)} is for one number alone: add ${JSON.stringify(`${baseOf(key)}_other`)} for all others.`;
  const { lacking, unknown } = differingPlaceholders(key, text, source);
  if (lacking.length > 0)
    return `${JSON.stringify(key)} does not say ${lacking.join(' and ')}: write it where it belongs.`;
  return unknown.length > 0
    ? `${JSON.stringify(key)} says ${unknown.join(' and ')}, which the English words do not fill in: write the same placeholders.`
    : undefined;
}
