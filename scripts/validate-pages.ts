import { existsSync } from 'node:fs';
import path from 'node:path';
import { cacheFileOf } from '../src/build/cache/page-cache';
import { loadSchemas } from '../src/build/cache/schema-cache';
import { Checker } from '../src/build/check/checker';
import { print, printError } from '../src/build/project/print';
import { UsageError } from '../src/build/project/project';
import { fromWorkingDirectory } from '../src/build/project/working-directory';
import { type Languages, translatedLanguages } from '../src/content/languages';
import { runCommand } from './cli';
import { readFormats, reportOn } from './report';

void runCommand({
  usage: `
Usage: npm run validate-pages -- [PATH…] [options]

Checks every document of a site: syntax, schemas, routes, links, images, headings, translations.
PATHs (files or folders) limit what is reported, not what is checked.

  --pages DIR          the folder of the site (default: pages)
  --format NAME[=FILE] pretty, for people; json, for programs; github, as annotations of a pull request (the default
                       in GitHub Actions); sarif, for code scanning. May be given several times; FILE is written
                       instead of printed
  --fix                correct what is certain, and say what was done
  --dry-run            with --fix: print the difference instead, and write nothing; exit status 1 when there is one
  --watch              check again whenever something is saved
  --language CODE      report on one language alone, also on every text that a draft still lacks
  --max-warnings N     more warnings than this are an error
  --explain [CODE]     what a code means and why it matters; without a code, all of them in a list
  --no-cache           look at every page, also at those that did not change

Exit status: 0 nothing wrong, 1 errors found, 2 called wrongly or the folder cannot be read.`,
  options: {
    pages: { type: 'string', default: 'pages' },
    format: { type: 'string', multiple: true },
    fix: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    watch: { type: 'boolean' },
    language: { type: 'string' },
    'max-warnings': { type: 'string' },
    explain: { type: 'boolean' },
    'no-cache': { type: 'boolean' },
  },
  takesPaths: true,
  async run(options, paths) {
    if (options.explain) return explainCodes(paths);
    const pages = options.pages ?? 'pages';
    const targets = readFormats(options.format);
    const maxWarnings = readCount(options['max-warnings']);
    const started = performance.now();
    const { schemas, key } = await loadSchemas();
    assertParts(pages, paths);
    const isWanted = within(pages, paths);
    if (options['dry-run']) {
      if (!options.fix) throw new UsageError('--dry-run goes with --fix: it shows what that would write.');
      const { previewFixes } = await import('../src/build/check/preview-fixes');
      const patches = await previewFixes(pages, schemas, isWanted);
      print(patches.join(''));
      printError(
        `${patches.length === 1 ? '1 file' : `${patches.length} files`} would change; nothing was written.\n`,
      );
      return patches.length > 0 ? 1 : 0;
    }
    if (options.fix) {
      const { fixFolder } = await import('../src/build/check/fix-folder');
      for (const { file, what } of await fixFolder(pages, schemas, isWanted)) {
        printError(`fixed ${fromWorkingDirectory(file, pages)} ${what}\n`);
      }
    }
    const checker = new Checker(
      pages,
      schemas,
      options['no-cache'] ? undefined : (languages) => cacheFileOf(pages, key, languages),
    );
    const { language } = options;
    const report = (since: number) => {
      assertLanguage(checker.languages, language);
      return reportOn(checker, { pages, targets, maxWarnings, isWanted, language, since });
    };
    if (!options.watch) {
      await checker.scan();
      return report(started);
    }
    const { watchFolder } = await import('../src/build/check/watch');
    // Why it cannot watch is told after what the first look has to say.
    await checker.follow();
    await report(started);
    await watchFolder(pages, async () => {
      const since = performance.now();
      try {
        if (!(await checker.update())) return;
        // What an editor's task listens for: the findings that follow replace the ones before.
        print('checking\n');
        await report(since);
      } catch (error) {
        // A file that cannot be read now may be readable with the next save.
        if (!(error instanceof UsageError)) throw error;
        printError(`${error.message}\n`);
      }
    });
    return 0;
  },
});

function readCount(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  if (!/^\d+$/.test(text)) throw new UsageError(`--max-warnings takes a number, not "${text}".`);
  return Number(text);
}

async function explainCodes(codes: string[]): Promise<number> {
  const { explain, listCodes, suggestCode } = await import('../src/content/explain');
  if (codes.length === 0) print(listCodes());
  for (const code of codes) {
    const text = explain(code);
    if (text === undefined) {
      const meant = suggestCode(code);
      throw new UsageError(`There is no code "${code}"${meant ? `: did you mean "${meant}"?` : ''}`);
    }
    print(text);
  }
  return 0;
}

/** @throws UsageError when the site is not translated into a language */
function assertLanguage(languages: Languages, language: string | undefined): void {
  const codes = translatedLanguages(languages).map(({ code }) => code);
  if (language !== undefined && !codes.includes(language))
    throw new UsageError(
      `The site is not translated into "${language}": it has ${codes.join(', ') || 'one language'}.`,
    );
}

/** Whether a file of the site is one of the paths or lies below one; without paths, all of them do. */
function within(pages: string, paths: readonly string[]): (file: string) => boolean {
  return (file) => paths.length === 0 || paths.some((root) => isBelow(path.resolve(pages, file), root));
}

/** @throws UsageError when a path is not there, or is neither a part of the site nor around it */
function assertParts(pages: string, paths: readonly string[]): void {
  for (const file of paths) {
    if (!existsSync(file)) throw new UsageError(`There is no file or folder "${file}".`);
    if (!isBelow(file, pages) && !isBelow(pages, file))
      throw new UsageError(`"${file}" is not a part of the site in ${pages}: name its files or folders.`);
  }
}

/** Whether a path is a folder or lies below it. */
function isBelow(file: string, folder: string): boolean {
  const from = path.relative(folder, file);
  return from !== '..' && !from.startsWith(`..${path.sep}`) && !path.isAbsolute(from);
}
