import { existsSync } from 'node:fs';
import { engineSource, projectPlace } from '../../node/project/place-of';
import { languagesIn } from '../../node/read/word-files';

const note = '// Generated from the words of the engine by `npm run generate`. Do not edit.\n';
/** The name of a language's import: `ptBr`. */
const nameOf = (code: string) => code.replaceAll(/-./g, (part) => part.charAt(1).toUpperCase());

/**
 * The modules that provide the components' labels: one per language, one with all of them for the server, and one that fetches
 * them. The bundler adds the site's labels (src/node/bundle/site-plugin.ts).
 */
export function wordModules(): { path: string; content: string }[] {
  const codes = languagesIn(projectPlace('src/i18n'));
  return [
    ...codes.map((code) => ({ path: `src/i18n/words/${code}.generated.ts`, content: moduleOf(code) })),
    { path: 'src/i18n/all-words.generated.ts', content: moduleOfAll(codes) },
    { path: 'src/i18n/word-code.generated.ts', content: codeOfAll(codes) },
  ];
}

function moduleOf(code: string): string {
  return `${note}import engine from '../${code}.json';

export default { ...engine };
`;
}

/** The members of an object with the words of every language. */
function membersOf(codes: readonly string[]): string {
  return codes.map((code) => (nameOf(code) === code ? code : `'${code}': ${nameOf(code)}`)).join(', ');
}

function moduleOfAll(codes: readonly string[]): string {
  return `${note}import siteWords from '#site/words.generated';
import type { EngineWords } from './index';
import { provideWords } from './language';
${codes.map((code) => `import ${nameOf(code)} from './words/${code}.generated';\n`).join('')}
/** The words of every language that components speak, for where pages of all of them are rendered. */
const all: Record<string, Partial<EngineWords>> = { ${membersOf(codes)} };
const ofSite: Record<string, object> = siteWords;
for (const [language, words] of Object.entries(all))
  provideWords(language, { ...words, ...ofSite[language] });
`;
}

function codeOfAll(codes: readonly string[]): string {
  const members = codes.map(
    (code) => `  ${nameOf(code) === code ? code : `'${code}'`}: () => import('./words/${code}.generated'),\n`,
  );
  return `${note}import type { EngineWords } from './index';

/** Language to its words, fetched when a page is shown in it. */
const all: Record<string, () => Promise<{ default: Partial<EngineWords> }>> = {
${members.join('')}};

export default all;
`;
}

/** All labels of the site's components, for the server. */
export function siteWordList(): string {
  const codes = languagesIn(projectPlace('src/site/words'));
  return `${note.replace('engine', 'site')}${codes.map((code) => `import ${nameOf(code)} from './words/${code}.json';\n`).join('')}
/** What components of this site say, by language. */
export default { ${membersOf(codes)} };
`;
}

/** The type declarations of the site's labels; empty if it has none. */
export function siteWordTypes(): string {
  if (!existsSync(projectPlace('src/site/words/en.json'))) return '';
  return `import type words from './words/en.json';

type Own = typeof words;

declare module '${engineSource('src/i18n/index')}' {
  interface SiteWords extends Own {}
}
`;
}
