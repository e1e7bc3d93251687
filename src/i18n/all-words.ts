import siteWords from '#site/words.generated';
import type { EngineWords } from './index';
import { provideWords } from './language';

const engineWords = import.meta.glob<Partial<EngineWords>>('./*.json', { eager: true, import: 'default' });
const ofSite: Record<string, object> = siteWords;

const languages = Object.keys(engineWords).map((file) => file.slice('./'.length, -'.json'.length));

/**
 * The words of every language that components speak, for where pages of all of them are rendered. Where the application is bundled,
 * this module is another, with the words of the site's documents (src/node/bundle/site-plugin.ts). Here, they are not known: a
 * language that only the site has says the engine's words in English.
 */
for (const language of new Set([...languages, ...Object.keys(ofSite)])) {
  const words = engineWords[`./${language}.json`] ?? engineWords['./en.json'];
  provideWords(language, { ...words, ...ofSite[language] });
}
