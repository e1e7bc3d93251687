import { languageName } from '../src/content/model/languages';
import { type Counts, type Progress, progressOfAll } from '../src/content/site/progress';
import { visible, visibleJson } from '../src/content/text/encode/visible';
import { loadSchemas } from '../src/node/cache/schema-cache';
import { Checker } from '../src/node/check/checker';
import { print } from '../src/node/project/print';
import { UsageError } from '../src/node/project/project';
import { runCommand } from './cli';

void runCommand({
  usage: `
Usage: npm run translations -- [--language CODE] [--pages DIR] [--format pretty|json]

Says how far each translation of the site is: how many texts are translated, missing, and stale (changed since they were
translated, so missing too), in all and for each document that lacks something.

  --language CODE   one language alone
  --pages DIR       the folder of the site (default: pages)
  --format NAME     pretty, for people (the default); json, for programs`,
  options: {
    language: { type: 'string' },
    pages: { type: 'string', default: 'pages' },
    format: { type: 'string', default: 'pretty' },
  },
  async run({ language, pages = 'pages', format = 'pretty' }) {
    if (format !== 'pretty' && format !== 'json')
      throw new UsageError(`There is no format "${format}": use pretty or json.`);
    const { schemas } = await loadSchemas();
    const checker = new Checker(pages, schemas);
    await checker.scan();
    const all = progressOfAll(checker.site);
    const shown = all.filter((progress) => language === undefined || progress.language === language);
    if (language !== undefined && shown.length === 0)
      throw new UsageError(
        `The site is not translated into "${language}": it has ${all.map((one) => one.language).join(', ') || 'one language'}.`,
      );
    const text = format === 'json' ? `${visibleJson({ languages: shown })}\n` : shown.map(table).join('\n');
    print(text || 'The site has one language: there is nothing to translate.\n');
    return 0;
  },
});

function table({ language, isDraft, pages, ...counts }: Progress): string {
  const head = `${languageName(language)} (${language}${isDraft ? ', a draft' : ''})`;
  const rows = [['', 'texts', 'translated', 'missing', 'stale'], row(head, counts)];
  for (const { file, ...page } of pages) rows.push(row(`  ${visible(file)}`, page));
  const width = Math.max(...rows.map(([name = '']) => name.length));
  const lines = rows.map(([name = '', ...figures]) =>
    [name.padEnd(width), ...figures.map((figure) => figure.padStart(11))].join('').trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

function row(name: string, { texts, translated, missing, stale }: Counts): string[] {
  return [name, ...[texts, translated, missing, stale].map((count) => count.toLocaleString('en'))];
}
