import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../content/languages';
import { projectRoot } from '../project/project';

const wordsOf = (language: Language) => path.join(projectRoot, `src/i18n/${language}.json`);

/** The keys of the words of components that a language lacks; `all` when it has none, undefined when it lacks nothing. */
export function missingWords(language: Language): readonly string[] | 'all' | undefined {
  if (!existsSync(wordsOf(language))) return 'all';
  const own = read(language);
  const lacking = Object.keys(read('en')).filter((key) => !own[key]);
  return lacking.length > 0 ? lacking : undefined;
}

/** The words of a language; none when its file is no JSON, which the compiler reports. */
function read(language: Language): Record<string, string> {
  try {
    return JSON.parse(readFileSync(wordsOf(language), 'utf8'));
  } catch {
    return {};
  }
}
