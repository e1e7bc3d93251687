import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { propertiesIn } from '../../content/json/json-in';
import { projectPlace } from '../project/place-of';
import { engineRoot, siteRoot } from '../project/project';
import { wordFiles, wordLanguages, wordsOfLanguage } from '../read/word-files';
import { siteSources } from './site-sources.cjs';
import { styleFault } from './styles';

/** The styles of a site's own section types. */
const siteStyles = 'src/site/styles.css';

const words = /^(?:.*\/)?src\/i18n\/words\/([\w-]+)\.generated(?:\.ts)?$/;

/**
 * Lets Vite resolve the sources of the site. Component words are merged from the engine, the site's sources and its documents.
 *
 * @param pages the folder of the site's documents, as an absolute path
 */
export function sitePlugin(pages: string): Plugin {
  const inEngine = (file: string) => path.join(engineRoot, file);
  const sources = siteSources(engineRoot, siteRoot);
  return {
    ...sources,
    name: 'site',
    config: () => ({
      server: { fs: { allow: [engineRoot, siteRoot] } },
      // Where modules are rendered one by one, Node imports packages by itself: those of the engine, as a linked site has none.
      resolve: { dedupe: siteRoot === engineRoot ? [] : enginePackages() },
    }),
    resolveId(id, importer) {
      const [, language] =
        words.exec(path.posix.join(path.posix.dirname(importer ?? ''), id)) ?? words.exec(id) ?? [];
      // There is no such file: `load` makes the module.
      if (language !== undefined && /^[./]/.test(id))
        return inEngine(`src/i18n/words/${language}.generated.ts`);
      return sources.resolveId.call(this, id, importer);
    },
    async load(id) {
      const list = sources.load(id);
      if (list !== null) return list;
      const [file = ''] = id.split('?');
      const [, language] = words.exec(file) ?? [];
      if (language !== undefined) {
        for (const source of wordFiles(language, pages)) this.addWatchFile(source);
        return `export default ${JSON.stringify(wordsOfLanguage(language, pages))};`;
      }
      if (file === inEngine('src/i18n/word-code.ts')) return wordCode(wordLanguages(pages));
      if (file === inEngine('src/i18n/all-words.ts')) return allWords(wordLanguages(pages));
      if (file === inEngine('src/ui/styles.css')) {
        const ofSite = projectPlace(siteStyles);
        this.addWatchFile(ofSite);
        const isThere = existsSync(ofSite);
        // Tailwind would say it of the engine's stylesheet, which imports the site's.
        const fault = isThere ? await styleFault(readFileSync(ofSite, 'utf8')) : undefined;
        if (fault !== undefined) throw new Error(`${siteStyles}:${fault}`);
        return withSite(readFileSync(file, 'utf8'), isThere ? ofSite : undefined);
      }
      return null;
    },
  };
}

function enginePackages(): string[] {
  const { dependencies } = propertiesIn(readFileSync(path.join(engineRoot, 'package.json'), 'utf8'));
  return Object.keys(dependencies ?? {});
}

/**
 * The engine's stylesheet with the site's appended, if there is one, and with the site's sources for Tailwind to scan, instead of those of
 * the site that the engine came with.
 */
function withSite(styles: string, ofSite: string | undefined): string {
  const sources =
    siteRoot === engineRoot
      ? ''
      : `@source not "${asGlob(path.join(engineRoot, 'src/site'))}/**";\n@source "${asGlob(projectPlace('src/site'))}/**/*.tsx";\n`;
  if (ofSite === undefined) return `${styles}\n${sources}`;
  // Imports must come first; `@source` is relative to the file that contains it.
  const end = styles.indexOf(';', styles.lastIndexOf('@import')) + 1;
  return `${styles.slice(0, end)}\n@import "${ofSite}";${styles.slice(end)}\n${sources}`;
}

/** A folder at the beginning of a glob. Only braces need it: Tailwind looks for a path before it takes it for a pattern. */
function asGlob(folder: string): string {
  return folder.replace(/[{}]/g, '\\$&');
}

function wordCode(codes: readonly string[]): string {
  return `export default { ${codes.map((code) => `'${code}': () => import('./words/${code}.generated')`).join(', ')} };`;
}

function allWords(codes: readonly string[]): string {
  const imports = codes.map((code, index) => `import words${index} from './words/${code}.generated';\n`);
  const calls = codes.map((code, index) => `provideWords('${code}', words${index});\n`);
  return `import { provideWords } from './language';\n${imports.join('')}${calls.join('')}`;
}
