import { existsSync } from 'node:fs';
import { engineSource, projectPlace } from '../../node/project/place-of';
import { languagesIn } from '../../node/read/word-files';

/** The name of a language's import: `ptBr`. */
const nameOf = (code: string) => code.replaceAll(/-./g, (part) => part.charAt(1).toUpperCase());

/** All labels of the site's components, for tests: the bundler takes them from the files (src/node/bundle/site-plugin.ts). */
export function siteWordList(): string {
  const codes = languagesIn(projectPlace('src/site/words'));
  const members = codes
    .map((code) => (nameOf(code) === code ? code : `'${code}': ${nameOf(code)}`))
    .join(', ');
  return `// Generated from the words of the site by \`npm run generate\`. Do not edit.
${codes.map((code) => `import ${nameOf(code)} from './words/${code}.json';\n`).join('')}
/** What components of this site say, by language. */
export default { ${members} };
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
