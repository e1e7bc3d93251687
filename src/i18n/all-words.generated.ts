// Generated from the files of this folder by `npm run generate`. Do not edit.
import ar from './ar.json';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import type { Words } from './index';
import { provideWords } from './language';

/** The words of every language that components speak, for where pages of all of them are rendered. */
const all: Record<string, Words> = { ar, de, en, es, fr };
for (const [language, words] of Object.entries(all)) provideWords(language, words);
