// Generated from the files of this folder by `npm run generate`. Do not edit.
import en from './en.json';
import es from './es.json';
import type { Words } from './index';
import { provideWords } from './language';

/** The words of every language that components speak, for where pages of all of them are rendered. */
const all: Record<string, Words> = { en, es };
for (const [language, words] of Object.entries(all)) provideWords(language, words);
