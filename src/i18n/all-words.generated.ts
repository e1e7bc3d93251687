// Generated from the words of the engine by `npm run generate`. Do not edit.
import siteWords from '#site/words.generated';
import type { EngineWords } from './index';
import { provideWords } from './language';
import ar from './words/ar.generated';
import de from './words/de.generated';
import en from './words/en.generated';
import es from './words/es.generated';
import fr from './words/fr.generated';

/** The words of every language that components speak, for where pages of all of them are rendered. */
const all: Record<string, Partial<EngineWords>> = { ar, de, en, es, fr };
const ofSite: Record<string, object> = siteWords;
for (const [language, words] of Object.entries(all))
  provideWords(language, { ...words, ...ofSite[language] });
