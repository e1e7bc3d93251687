// Generated from the words of the engine and of the site by `npm run generate`. Do not edit.
import type { Words } from './index';
import { provideWords } from './language';
import ar from './words/ar.generated';
import de from './words/de.generated';
import en from './words/en.generated';
import es from './words/es.generated';
import fr from './words/fr.generated';

/** The words of every language that components speak, for where pages of all of them are rendered. */
const all: Record<string, Words> = { ar, de, en, es, fr };
for (const [language, words] of Object.entries(all)) provideWords(language, words);
