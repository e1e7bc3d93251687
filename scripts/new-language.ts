import path from 'node:path';
import { writeScaffold } from '../src/commands/scaffold/scaffold';
import { languageFiles } from '../src/commands/scaffold/scaffold-language';
import { languageName, readLanguageCode, wordsFile } from '../src/content/model/languages';
import { openChecker } from '../src/node/check/open-checker';
import { assertStaysValid } from '../src/node/check/stays-valid';
import { print } from '../src/node/project/print';
import { UsageError } from '../src/node/project/project';
import { underLock } from '../src/node/write/lock';
import { runCommand } from './cli/run-command';

void runCommand({
  usage: `
Usage: npm run new:language -- CODE [--name NAME] [--pages DIR]

Adds a language to the site: its entry in _site/site.json, as a draft, and for every page a dictionary with all texts to
translate, in order and empty. If the engine has no component words in that language, it also writes a file of them to
translate; for a language that the site has already, only that file. Then npm run validate-pages -- --language CODE lists
what is missing.

  --name NAME   the name of the language in that language (default: the name that Unicode gives)
  --pages DIR   the folder of the site (default: pages)`,
  options: { name: { type: 'string' }, pages: { type: 'string', default: 'pages' } },
  takesPaths: true,
  async run({ name, pages }, [given, ...rest]) {
    if (given === undefined || rest.length > 0)
      throw new UsageError('Call it with the code of one language: npm run new:language -- fr');
    const code = readLanguageCode(given);
    if (code === undefined)
      throw new UsageError(`"${given}" is not the code of a language. Write it as in fr, de or pt-br.`);
    const { files, texts, hasWords, lacksWords } = await underLock([pages], async (lock) => {
      const checker = await openChecker(pages);
      const made = languageFiles(checker, pages, code, name);
      const changed = [...made.files].map(([file, text]) => [file, Buffer.from(text)] as const);
      await assertStaysValid(checker, new Map(changed));
      writeScaffold(lock, path.resolve(pages), made.files);
      return made;
    });
    const english = languageName(code);
    if (texts > 0)
      print(
        `wrote ${files.size} files with ${texts.toLocaleString('en')} texts to translate into ${english}.\n`,
      );
    if (lacksWords)
      print(
        `Components have no words in ${english}: those of the nearest language stand in ${path.join(pages, wordsFile(code))}. Translate them there.\n`,
      );
    else if (!hasWords)
      print(
        `Components lack words in ${english}: write them into _site/words/${code}.json, by the keys of src/i18n/en.json and src/site/words/en.json.\n`,
      );
    if (texts > 0)
      print(
        `${english} is a draft: npm run dev shows it at /${code}, nothing publishes it. npm run translations says how far it is, and counts a text once for each document with it; remove "draft" from ${path.join(pages, '_site/site.json')} to publish it.\n`,
      );
    return 0;
  },
});
