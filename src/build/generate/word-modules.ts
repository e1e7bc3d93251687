import { wordFiles, wordLanguages } from '../read/word-files';

const note =
  '// Generated from the words of the engine and of the site by `npm run generate`. Do not edit.\n';
const nameOf = (code: string) => code.replaceAll(/-./g, (part) => part.charAt(1).toUpperCase());

/** The modules through which the words of components come in: one for each language, and one with all of them for the server. */
export function wordModules(): { path: string; content: string }[] {
  const codes = wordLanguages();
  return [
    ...codes.map((code) => ({ path: `src/i18n/words/${code}.generated.ts`, content: moduleOf(code) })),
    { path: 'src/i18n/all-words.generated.ts', content: moduleOfAll(codes) },
  ];
}

function moduleOf(code: string): string {
  const files = wordFiles(code).map((file) => ({
    name: file.startsWith('src/site/') ? 'site' : 'engine',
    from: file.startsWith('src/site/') ? `../../site/words/${code}.json` : `../${code}.json`,
  }));
  // In the order in which the formatter has imports: what lies above first.
  const imports = files.toSorted((a, b) => b.from.length - a.from.length);
  return `${note}${imports.map(({ name, from }) => `import ${name} from '${from}';\n`).join('')}
export default { ${files.map(({ name }) => `...${name}`).join(', ')} };
`;
}

/** The compiler says which words a language lacks. */
function moduleOfAll(codes: readonly string[]): string {
  const members = codes.map((code) => (nameOf(code) === code ? code : `'${code}': ${nameOf(code)}`));
  return `${note}import type { Words } from './index';
import { provideWords } from './language';
${codes.map((code) => `import ${nameOf(code)} from './words/${code}.generated';\n`).join('')}
/** The words of every language that components speak, for where pages of all of them are rendered. */
const all: Record<string, Words> = { ${members.join(', ')} };
for (const [language, words] of Object.entries(all)) provideWords(language, words);
`;
}
