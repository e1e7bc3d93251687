import { generatedChanges } from '../src/build/generate/generate';
import { writeScaffold } from '../src/build/generate/scaffold';
import { checkFiles } from '../src/build/generate/scaffold-check';
import { print } from '../src/build/project/print';
import { engineRoot, UsageError } from '../src/build/project/project';
import { underLock } from '../src/build/write/lock';
import { checks } from '../src/content/checks';
import { runCommand } from './cli';
import { formatted } from './formatted';

void runCommand({
  usage: `
Usage: npm run new:check -- kebab-code

Writes a check to fill in, with its cases beside it: what it must find, and what it must not. It lies in src/site/checks, for
this site alone, and is held to the same rules as those of the engine.

  --engine   a check that is true of any site: in src/content/checks`,
  options: { engine: { type: 'boolean' } },
  takesPaths: true,
  async run({ engine = false }, [code, ...rest]) {
    if (code === undefined || rest.length > 0)
      throw new UsageError('Call it with one code: npm run new:check -- kebab-code');
    const known = checks.map((check) => check.code);
    const wrote = await underLock([engineRoot], async (lock) => {
      const files = checkFiles(code, engine, known);
      for (const [file, text] of files) files.set(file, formatted(file, text));
      const generated = await generatedChanges(files);
      writeScaffold(lock, engineRoot, files, generated);
      return [...files.keys(), ...generated.map(({ file }) => file)];
    });
    for (const file of wrote) print(`wrote ${file}\n`);
    const [check = '', cases = ''] = wrote;
    print(`Now write in ${check} what it finds and in ${cases} what proves it, then run: npm run generate\n`);
    return 0;
  },
});
