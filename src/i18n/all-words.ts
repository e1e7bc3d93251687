import siteWords from '#site/words.generated';
import type { EngineWords } from './index';
import { provideWords } from './language';

const engineWords = import.meta.glob<Partial<EngineWords>>('./*.json', { eager: true, import: 'default' });
const ofSite: Record<string, object> = siteWords;

/**
 * The words of every language that components speak, for where pages of all of them are rendered. Where the application is bundled,
 * this module is another, with the words of the site's documents (src/node/bundle/site-plugin.ts).
 */
for (const [file, words] of Object.entries(engineWords)) {
  const language = file.slice('./'.length, -'.json'.length);
  provideWords(language, { ...words, ...ofSite[language] });
}
