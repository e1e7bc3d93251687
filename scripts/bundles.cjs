/**
 * Bundles what lies in this folder, for `run.cjs` and `library.cjs`.
 *
 * The command lines are TypeScript, and Node 20 does not run TypeScript. A loader would cost more at every
 * start than most of the work behind it, so the command is bundled once, into the project's cache, and bundled
 * again only when one of the files it was made from has changed. This file and the bundles are CommonJS, which Node
 * starts 20 ms sooner than modules.
 */
const {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} = require('node:fs');
const { homedir, tmpdir } = require('node:os');
const path = require('node:path');
const { threadId } = require('node:worker_threads');
const { engineName, siteSources } = require('./site-root.cjs');

const root = path.resolve(__dirname, '..');
const kept = cacheFolder();
/** The site that commands are about, and where its things are kept: two sites on one engine never mix. */
let site = root;
let ofSite = kept;
let cache = path.join(kept ?? '', 'scripts');
const manifestOf = (name) => path.join(cache, `${name}.json`);
chooseSite(root);
const anHour = 3_600_000;

/** Nothing can be kept anywhere, or there is nothing to make it with. */
class NoPlace extends Error {}

/**
 * Where things are kept between commands: in the packages of this project; where these are those of another checkout, or may not
 * be written, in a folder of this user. Undefined when there is none.
 */
function cacheFolder() {
  const packages = path.join(root, 'node_modules');
  try {
    if (realpathSync(packages) === path.join(realpathSync(root), 'node_modules')) {
      const own = path.join(packages, '.cache');
      mkdirSync(own, { recursive: true });
      accessSync(own, constants.W_OK | constants.X_OK);
      return own;
    }
  } catch {
    // It is kept elsewhere.
  }
  const user = process.getuid?.() ?? 'user';
  const places = [
    [process.env.XDG_CACHE_HOME, 'page-builder'],
    [homedir(), '.cache/page-builder'],
    [tmpdir(), `page-builder-${user}`],
  ];
  for (const [place, folder] of places) {
    if (!place || !path.isAbsolute(place)) continue;
    try {
      return ownFolder(path.join(place, folder), packages);
    } catch {
      // The next one.
    }
  }
  return undefined;
}

/** A folder for this project in one that belongs to this user alone: what lies there is run. */
function ownFolder(place, packages) {
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(place);
  const isOwn = lstatSync(place).isDirectory() && (process.getuid?.() ?? uid) === uid && (mode & 0o022) === 0;
  if (!isOwn) throw new Error('Others may write there.');
  const { createHash } = require('node:crypto');
  const folder = path.join(place, createHash('sha256').update(root).digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.W_OK | constants.X_OK);
  // What lies here finds the packages of the project as though it lay there.
  const link = path.join(folder, 'node_modules');
  if (lstatSync(link, { throwIfNoEntry: false }) === undefined) symlinkSync(packages, link);
  return folder;
}

/** Says which site is meant, for all that is bundled and run from now on. @param folder without links on its way */
function chooseSite(folder) {
  site = folder;
  if (kept !== undefined && site !== root) {
    const { createHash } = require('node:crypto');
    ofSite = path.join(kept, 'sites', createHash('sha256').update(site).digest('hex').slice(0, 16));
  } else ofSite = kept;
  // What has nothing of its own in the bundles of commands shares them with its like.
  const hasOwn =
    statSync(path.join(site, 'src/site/checks.generated.ts'), { throwIfNoEntry: false }) !== undefined;
  cache = path.join(
    (hasOwn || site === root ? ofSite : kept) ?? '',
    hasOwn || site === root ? 'scripts' : 'sites/scripts',
  );
  // A bundle may lie anywhere: it is told which project it works on.
  globalThis[Symbol.for('project-folders')] = { root, site, cache: ofSite };
}

/** Sizes and times of the files that the bundle was made from; undefined when one is gone. */
function stampOf(files) {
  try {
    const stamps = files.map((file) => {
      const { size, mtimeMs, ctimeMs } = statSync(path.join(root, file));
      return `${file} ${size} ${mtimeMs} ${ctimeMs}`;
    });
    return stamps.join('\n');
  } catch {
    return undefined;
  }
}

/** The hash of what files hold. */
function hashOf(files) {
  const { createHash } = require('node:crypto');
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('base64url');
}

/** The bundle that was made of the sources as they are, and is as it was made; undefined when there is none. */
function freshEntry(name) {
  try {
    const made = JSON.parse(readFileSync(manifestOf(name), 'utf8'));
    const entry = path.join(cache, made.entry);
    const stamp = stampOf(made.files);
    if (stamp && made.stamp === stamp) return entry;
    // In a fresh checkout all files are new, and say what they said.
    if (made.hash !== hashOf(made.files)) return undefined;
    write(manifestOf(name), JSON.stringify({ ...made, stamp }));
    return entry;
  } catch {
    return undefined;
  }
}

async function makeBundle(name) {
  const started = Date.now();
  const { rolldown } = await import('rolldown').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new NoPlace(`The engine has no packages: run npm ci in ${root}.`);
  });
  const build = await rolldown({
    input: path.join(root, `scripts/${name}.ts`),
    platform: 'node',
    // Libraries are read as they are, but for the one of many small files that most commands need.
    external: (id) =>
      !/^[.#\0]/.test(id) && !path.isAbsolute(id) && id !== 'image-size' && !id.startsWith(`${engineName}/`),
    plugins: [siteSources(root, site)],
    logLevel: 'warn',
    // A file that one command needs at once and another only sometimes is fine either way.
    onLog: (level, log, next) => log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT' && next(level, log),
  });
  // What a command needs only sometimes stays in files of its own, read when it is needed. A folder for every version:
  // a command that is running goes on with the one that it began with.
  const folder = `${name}-${Date.now().toString(36)}-${process.pid}.${threadId}`;
  const { output } = await build.write({
    dir: path.join(cache, folder),
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    sourcemap: true,
    minify: true,
  });
  await build.close();
  const sources = output
    .flatMap(({ moduleIds = [] }) => moduleIds.filter((id) => path.isAbsolute(id)))
    .map((id) => path.relative(root, id))
    // The lock file stands for the libraries.
    .filter((file) => !file.startsWith('node_modules'));
  // A package that was installed has none.
  const lock = ['package-lock.json'].filter((file) =>
    statSync(path.join(root, file), { throwIfNoEntry: false }),
  );
  const read = ['scripts/bundles.cjs', 'scripts/site-root.cjs', ...lock, ...sources];
  // What was made is looked at like what it was made from: CI keeps it from run to run, and disks fill up.
  const written = output
    .filter(({ fileName }) => fileName.endsWith('.cjs'))
    .map(({ fileName }) => path.relative(root, path.join(cache, folder, fileName)));
  const files = [...read, ...written];
  const entry = `${folder}/${name}.cjs`;
  // What was saved meanwhile may have been read before or after: the next command bundles again. File systems tell the time of
  // some milliseconds ago.
  const isNewer = (file) => statSync(path.join(root, file)).ctimeMs > started - 10;
  if (!read.some(isNewer)) {
    write(manifestOf(name), JSON.stringify({ entry, files, stamp: stampOf(files), hash: hashOf(files) }));
    removeOld(name, folder);
  }
  return path.join(cache, entry);
}

/** Removes earlier bundles of the command, but for those that a command may just have begun with. */
function removeOld(name, folder) {
  for (const other of readdirSync(cache)) {
    const file = path.join(cache, other);
    const isOwn =
      other.startsWith(`${name}-`) &&
      other !== folder &&
      /^[a-z0-9]+-[\d.]+$/.test(other.slice(name.length + 1));
    if (isOwn && statSync(file).mtimeMs < Date.now() - anHour) rmSync(file, { recursive: true, force: true });
  }
}

/** Writes beside and renames, so that commands and threads started at once never read half a file. */
function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.${threadId}`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

/** Whether there is such a file to bundle. */
function exists(name) {
  const isName = /^[a-z-]+$/.test(name);
  return isName && statSync(path.join(root, `scripts/${name}.ts`), { throwIfNoEntry: false }) !== undefined;
}

/**
 * The bundle of a file of this folder as it is now.
 *
 * @param name without its ending
 * @returns the path of a CommonJS module
 * @throws NoPlace when there is no folder to keep it in, and others when the sources cannot be bundled
 */
async function bundleOf(name) {
  if (kept === undefined)
    throw new NoPlace(
      'There is no folder to keep things in: node_modules/.cache cannot be written. Set XDG_CACHE_HOME to a folder of yours.',
    );
  return freshEntry(name) ?? (await makeBundle(name));
}

module.exports = { bundleOf, exists, NoPlace, root, chooseSite };
