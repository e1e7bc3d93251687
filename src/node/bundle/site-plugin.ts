import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { engineName, projectPlace } from '../project/place-of';
import { engineRoot, siteRoot } from '../project/project';
import { wordFiles, wordLanguages, wordsOfLanguage } from '../read/word-files';

/** Stands in for a generated list that the site does not have. */
const nothing = '\0no-site';
const words = /^(?:.*\/)?src\/i18n\/words\/([\w-]+)\.generated(?:\.ts)?$/;

/**
 * Lets Vite resolve the sources of the site: `#site/…` is a list of them that `npm run generate` writes, or empty;
 * `page-builder/…` refers to the engine. Packages are resolved from the engine. Component words are merged from the
 * engine, the site's sources and its documents.
 *
 * @param pages the folder of the site's documents, as an absolute path
 */
export function sitePlugin(pages: string): Plugin {
  const inEngine = (file: string) => path.join(engineRoot, file);
  const own = projectPlace('src/site') + path.sep;
  const isOfSite = (importer: string) => siteRoot !== engineRoot && importer.startsWith(own);
  return {
    name: 'site',
    enforce: 'pre',
    config: () => ({ server: { fs: { allow: [engineRoot, siteRoot] } } }),
    async resolveId(id, importer) {
      if (id.startsWith('#site/')) {
        const file = projectPlace(`src/site/${id.slice('#site/'.length)}.ts`);
        return existsSync(file) ? file : `${nothing}/${id}`;
      }
      if (id.startsWith(`${engineName}/`)) {
        const file = inEngine(`src/${id.slice(engineName.length + 1)}`);
        const resolved = await this.resolve(file, importer, { skipSelf: true });
        // The bundler would say which conditions of the package it tried, and not where the import stands.
        if (!resolved)
          throw new Error(`${fromSite(importer)} imports ${id}, which the engine does not have.`);
        return resolved;
      }
      const [, language] =
        words.exec(path.posix.join(path.posix.dirname(importer ?? ''), id)) ?? words.exec(id) ?? [];
      // The engine has no file for a language that only the site has words in.
      if (language !== undefined && /^[./]/.test(id))
        return inEngine(`src/i18n/words/${language}.generated.ts`);
      if (importer === undefined || !/^[@\w]/.test(id) || path.isAbsolute(id) || !isOfSite(importer))
        return null;
      return this.resolve(id, inEngine('src/site.ts'), { skipSelf: true });
    },
    load(id) {
      if (id.startsWith(nothing)) return `export default ${id.endsWith('/checks.generated') ? '[]' : '{}'};`;
      const [file = ''] = id.split('?');
      const [, language] = words.exec(file) ?? [];
      if (language !== undefined) {
        for (const source of wordFiles(language, pages)) this.addWatchFile(source);
        return `export default ${JSON.stringify(wordsOfLanguage(language, pages))};`;
      }
      if (file === inEngine('src/i18n/word-code.generated.ts')) return wordCode(wordLanguages(pages));
      if (file === inEngine('src/i18n/all-words.generated.ts')) return allWords(wordLanguages(pages));
      if (file === inEngine('src/ui/styles.css')) {
        const ofSite = projectPlace('src/site/styles.css');
        this.addWatchFile(ofSite);
        return withSite(readFileSync(file, 'utf8'), existsSync(ofSite) ? ofSite : undefined);
      }
      return null;
    },
  };
}

/** Where a source lies, as its author knows it. */
function fromSite(importer: string | undefined): string {
  return importer === undefined ? 'The application' : path.relative(siteRoot, importer).replaceAll('\\', '/');
}

/**
 * The engine's stylesheet with the site's appended, if there is one, and with the site's sources for Tailwind to scan.
 */
function withSite(styles: string, ofSite: string | undefined): string {
  const sources = siteRoot === engineRoot ? '' : `@source "${projectPlace('src/site')}/**/*.tsx";\n`;
  if (ofSite === undefined) return `${styles}\n${sources}`;
  // Imports must come first; `@source` is relative to the file that contains it.
  const end = styles.indexOf(';', styles.lastIndexOf('@import')) + 1;
  return `${styles.slice(0, end)}\n@import "${ofSite}";${styles.slice(end)}\n${sources}`;
}

function wordCode(codes: readonly string[]): string {
  return `export default { ${codes.map((code) => `'${code}': () => import('./words/${code}.generated')`).join(', ')} };`;
}

function allWords(codes: readonly string[]): string {
  const imports = codes.map((code, index) => `import words${index} from './words/${code}.generated';\n`);
  const calls = codes.map((code, index) => `provideWords('${code}', words${index});\n`);
  return `import { provideWords } from './language';\n${imports.join('')}${calls.join('')}`;
}
