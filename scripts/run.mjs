/**
 * Runs one of the command lines beside it: `node scripts/run.mjs validate-pages --format json`.
 *
 * The command lines are TypeScript, and Node 20 does not run TypeScript. A loader would cost more at every
 * start than most of the work behind it, so the command is bundled once into node_modules/.cache and bundled
 * again only when one of the files it was made from has changed.
 */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [name = '', ...rest] = process.argv.slice(2);
const cache = path.join(root, 'node_modules/.cache/scripts');
const bundle = path.join(cache, `${name}.mjs`);
const manifest = path.join(cache, `${name}.json`);

/** What the bundle was made from, as one comparable text; undefined when a file is gone. */
function fingerprint(files) {
  try {
    return files.map((file) => `${file} ${statSync(path.join(root, file)).mtimeMs}`).join('\n');
  } catch {
    return undefined;
  }
}

function isFresh() {
  try {
    const made = JSON.parse(readFileSync(manifest, 'utf8'));
    return statSync(bundle).isFile() && made.fingerprint === fingerprint(made.files);
  } catch {
    return false;
  }
}

async function makeBundle() {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: path.join(root, `scripts/${name}.ts`),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
    logLevel: 'warn',
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false, sourcemap: 'inline' });
  await build.close();
  const files = ['scripts/run.mjs', 'package-lock.json'].concat(
    output[0].moduleIds.filter((id) => path.isAbsolute(id)).map((id) => path.relative(root, id)),
  );
  mkdirSync(cache, { recursive: true });
  write(bundle, output[0].code);
  write(manifest, JSON.stringify({ files, fingerprint: fingerprint(files) }));
}

/** Writes beside and renames, so that two commands started at once never read half a file. */
function write(file, text) {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

if (!/^[a-z-]+$/.test(name) || !statSync(path.join(root, `scripts/${name}.ts`), { throwIfNoEntry: false })) {
  process.stderr.write(`There is no command "${name}". The commands are the "scripts" in package.json.\n`);
  process.exit(2);
}
process.argv = [process.argv[0] ?? 'node', bundle, ...rest];
process.setSourceMapsEnabled(true);
if (!isFresh()) await makeBundle();
await import(pathToFileURL(bundle).href);
