// Generated from the words of the engine by `npm run generate`. Do not edit.
import type { EngineWords } from './index';

/** Language to its words, fetched when a page is shown in it. */
const all: Record<string, () => Promise<{ default: Partial<EngineWords> }>> = {
  ar: () => import('./words/ar.generated'),
  de: () => import('./words/de.generated'),
  en: () => import('./words/en.generated'),
  es: () => import('./words/es.generated'),
  fr: () => import('./words/fr.generated'),
};

export default all;
