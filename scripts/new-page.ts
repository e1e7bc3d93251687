import path from 'node:path';
import { assertNew, writeScaffold } from '../src/commands/scaffold/scaffold';
import { languagesOf, newAddresses, pageFiles } from '../src/commands/scaffold/scaffold-page';
import { type Languages, translatedLanguages } from '../src/content/model/languages';
import { loadSchemas } from '../src/node/cache/schema-cache';
import { openChecker } from '../src/node/check/open-checker';
import { assertStaysValid } from '../src/node/check/stays-valid';
import { print } from '../src/node/project/print';
import { UsageError } from '../src/node/project/project';
import { fromWorkingDirectory } from '../src/node/project/working-directory';
import { underLock } from '../src/node/write/lock';
import { runCommand } from './cli/run-command';

const pattern = /^--((?:title|description)-([a-zA-Z0-9-]+))(?:=|$)/;
const translatedOptions = process.argv.flatMap((argument) => pattern.exec(argument)?.[1] ?? []);

void runCommand({
  usage: `
Usage: npm run new:page -- /route [options]

Writes a page document for a new route, for example /use-cases/order-entry, as a draft, with its dictionaries, and lists
the page on the sitemap page. Defaults are derived from the route and the site document.

  --title TEXT             the title of the page
  --description TEXT       the description that search engines show
  --title-CODE TEXT        the title in another language of the site, for example --title-fr
  --description-CODE TEXT  the description in that language
  --pages DIR              the folder of the site (default: pages)`,
  options: {
    title: { type: 'string' },
    description: { type: 'string' },
    pages: { type: 'string', default: 'pages' },
    ...Object.fromEntries(translatedOptions.map((name) => [name, { type: 'string' as const }])),
  },
  takesPaths: true,
  async run({ pages, ...words }, [route, ...rest]) {
    if (route === undefined || rest.length > 0)
      throw new UsageError('Call it with one route: npm run new:page -- /route');
    const { schemas } = await loadSchemas();
    const folder = path.resolve(pages);
    const [root, name] = [path.dirname(folder), path.basename(folder)];
    const { files, languages } = await underLock([folder], async (lock) => {
      const languages = languagesOf(folder, schemas);
      assertLanguages(languages);
      const made = pageFiles(root, route, schemas, words, name);
      assertNew(root, made);
      const inFolder = [...made].map(
        ([file, text]) => [path.posix.relative(name, file), Buffer.from(text)] as const,
      );
      await assertStaysValid(await openChecker(folder), new Map(inFolder));
      writeScaffold(lock, root, made);
      return { files: made, languages };
    });
    for (const file of files.keys()) print(`wrote ${fromWorkingDirectory(file, root)}\n`);
    print(
      `The page is a draft and says what the site says of itself: write its own and the translations, then remove "draft" to publish it. npm run dev shows it at ${inWords(newAddresses(route, languages))}.\n`,
    );
    return 0;
  },
});

function inWords(addresses: readonly string[]): string {
  return addresses.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}

/** @throws UsageError if a translation is given for a language that the site does not have */
function assertLanguages(languages: Languages): void {
  const codes = translatedLanguages(languages).map(({ code }) => code);
  const wrong = translatedOptions.find((name) => !codes.some((code) => name.endsWith(`-${code}`)));
  if (wrong === undefined) return;
  const options = codes.map((code) => `--title-${code}`).join(', ');
  throw new UsageError(
    `--${wrong} names no language of the site. ${options === '' ? 'It has one language.' : `There is ${options}.`}`,
  );
}
