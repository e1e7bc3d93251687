import { languageName, translatedLanguages } from '../src/content/model/languages';
import { type Counts, type Progress, progressOfAll } from '../src/content/site/progress';
import { visible, visibleJson } from '../src/content/text/encode/visible';
import { openChecker } from '../src/node/check/open-checker';
import { planOptions, planUsage } from '../src/node/plan/carry-out';
import { print } from '../src/node/project/print';
import { UsageError } from '../src/node/project/project';
import { runCommand } from './cli/run-command';

void runCommand({
  usage: `
Usage: npm run translations -- [--language CODE] [--pages DIR] [--format pretty|json]
       npm run translations -- export [--language CODE] [--out FILE|DIR] [--format po] [--pages DIR]
       npm run translations -- import FILE… [--machine] [--language CODE] [--pages DIR] [--dry-run] [--write] [--json]

Reports the state of each translation: how many texts are translated, missing, stale (changed since they were translated,
and counted as missing) and unread (translated by a machine, and not yet read by anybody), in total and for each document
that lacks something.

"export" writes a PO file for each language, for the tools of translators: every text with its translation, its place and
its length limit. "import" reads such files: all translations, or none if a check would report an error. It skips empty
translations, and fuzzy ones unless --machine imports them: they stay marked until somebody has read them.

  --language CODE   only one language
  --pages DIR       the folder of the site (default: pages)
  --format NAME     pretty, for people (the default); json, for programs; po, for an export
  --out FILE|DIR    for an export: a file that ends in .po, or a folder for one file for each language (default: the working
                    directory)
  --machine         for an import: fuzzy translations are the work of a machine; import them for texts that nobody has
                    translated
${planUsage}

Exit status: 0 reported, written or shown, 1 translations cannot be imported, 2 it cannot be done; then nothing was written.`,
  options: {
    ...planOptions,
    language: { type: 'string' },
    pages: { type: 'string', default: 'pages' },
    format: { type: 'string' },
    out: { type: 'string' },
    machine: { type: 'boolean' },
  },
  takesPaths: true,
  async run({ language, pages, format, out, machine, ...options }, [action = 'count', ...files]) {
    assertAction(action, files, { format, out, machine, ...options });
    const checker = await openChecker(pages);
    const all = translatedLanguages(checker.languages).map(({ code }) => code);
    const languages = all.filter((code) => language === undefined || code === language);
    if (languages.length === 0 && (language !== undefined || action !== 'count'))
      throw new UsageError(
        `The site is not translated${language === undefined ? '' : ` into "${language}"`}: it has ${all.join(', ') || 'one language'}.`,
      );
    if (action !== 'count') {
      // Loaded on demand, because counting does not need the code for translators' files.
      const { exportFiles, importFiles } = await import('./cli/translators-files');
      return action === 'export'
        ? exportFiles(checker, pages, languages, out)
        : importFiles(checker, pages, files, languages, { ...options, machine });
    }
    const shown = progressOfAll(checker.site).filter((progress) => languages.includes(progress.language));
    const text = format === 'json' ? `${visibleJson({ languages: shown })}\n` : shown.map(table).join('\n');
    print(text || 'The site has one language: there is nothing to translate.\n');
    return 0;
  },
});

/** Checks that an action has the arguments that it needs. @throws UsageError if not */
function assertAction(action: string, files: readonly string[], options: Record<string, unknown>): void {
  const takes: Record<string, readonly string[]> = {
    count: ['format'],
    export: ['format', 'out'],
    import: ['machine', ...Object.keys(planOptions)],
  };
  const taken = Object.hasOwn(takes, action) ? takes[action] : undefined;
  if (!taken) throw new UsageError(`"${action}" is neither export nor import.`);
  const odd = Object.keys(options).find((name) => options[name] !== undefined && !taken.includes(name));
  if (odd !== undefined)
    throw new UsageError(`--${odd} does not go with ${action === 'count' ? 'counting' : action}.`);
  if (action === 'import' && files.length === 0)
    throw new UsageError('Call it with the files that came back: npm run translations -- import es.po');
  if (action !== 'import' && files.length > 0)
    throw new UsageError(`${action} takes no files: ${files[0]}. Call it with --help to see what it takes.`);
  const formats = action === 'export' ? ['po'] : ['pretty', 'json'];
  const { format } = options;
  if (typeof format === 'string' && !formats.includes(format))
    throw new UsageError(`There is no format "${format}": use ${formats.join(' or ')}.`);
}

function table({ language, isDraft, pages, ...counts }: Progress): string {
  const head = `${languageName(language)} (${language}${isDraft ? ', a draft' : ''})`;
  const rows = [['', 'texts', 'translated', 'missing', 'stale', 'unread'], row(head, counts)];
  for (const { file, ...page } of pages) rows.push(row(`  ${visible(file)}`, page));
  const width = Math.max(...rows.map(([name = '']) => name.length));
  const lines = rows.map(([name = '', ...figures]) =>
    [name.padEnd(width), ...figures.map((figure) => figure.padStart(11))].join('').trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

function row(name: string, { texts, translated, missing, stale, unread }: Counts): string[] {
  return [name, ...[texts, translated, missing, stale, unread].map((count) => count.toLocaleString('en'))];
}
