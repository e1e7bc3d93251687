/**
 * Bundles the sources in this folder for `run.cjs` and `library.cjs`.
 *
 * The commands are written in TypeScript, which Node 20 cannot run. A loader would cost more on every start than most commands
 * take, so each command is bundled into the project's cache and bundled again only when one of its source files has changed.
 * This file and the bundles are CommonJS, which Node starts 20 ms faster than ES modules.
 */
const {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} = require('node:fs');
const { homedir, tmpdir } = require('node:os');
const path = require('node:path');
const { threadId } = require('node:worker_threads');
const { engineName, siteSources } = require('../src/node/bundle/site-sources.cjs');
const { hasOwnParts } = require('./site-root.cjs');

const root = path.resolve(__dirname, '..');
const kept = cacheFolder();
/** The site that commands work on and its cache folder: two sites on one engine have separate caches. */
let site;
let ofSite;
let cache;
const manifestOf = (name) => path.join(cache, `${name}.json`);
chooseSite(root);
const anHour = 3_600_000;

/** There is no writable cache folder, or no bundler to fill it. */
class NoPlace extends Error {}

/**
 * Returns the folder for caches: in the project's `node_modules`, or in a per-user folder if `node_modules` is shared with
 * another checkout or read-only. Undefined if neither can be used.
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
    // Fall through to the per-user folder.
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
      return ownFolder(path.join(place, folder));
    } catch {
      // Try the next one.
    }
  }
  return undefined;
}

/** Returns a folder for this project in one that only this user can write to, because the code in it is executed. */
function ownFolder(place) {
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(place);
  const isOwn = lstatSync(place).isDirectory() && (process.getuid?.() ?? uid) === uid && (mode & 0o022) === 0;
  if (!isOwn) throw new Error('Others may write there.');
  const { createHash } = require('node:crypto');
  const folder = path.join(place, createHash('sha256').update(root).digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.W_OK | constants.X_OK);
  // Lets bundles in this folder resolve the packages as the project does.
  const [nearest, around] = packageFolders();
  if (nearest) linkTo(around ?? nearest, path.join(folder, 'node_modules'));
  if (around)
    for (const inner of ['scripts', 'sites']) {
      mkdirSync(path.join(folder, inner), { recursive: true });
      linkTo(nearest, path.join(folder, inner, 'node_modules'));
    }
  return folder;
}

/**
 * Returns the folders with packages of the project, the nearest first. npm installs most packages of an engine that a site depends
 * on next to the engine, and those of another version below it.
 */
function packageFolders() {
  const found = [];
  for (let folder = root; ; folder = path.dirname(folder)) {
    const packages = path.join(folder, 'node_modules');
    if (holdsPackages(packages)) found.push(packages);
    if (folder === path.dirname(folder)) return found;
  }
}

function holdsPackages(folder) {
  try {
    return readdirSync(folder).some((name) => !name.startsWith('.'));
  } catch {
    return false;
  }
}

function linkTo(target, link) {
  if (lstatSync(link, { throwIfNoEntry: false })) {
    if (readlinkSync(link) === target) return;
    unlinkSync(link);
  }
  try {
    symlinkSync(target, link);
  } catch (error) {
    // Another command has made the same link in the meantime.
    if (error.code !== 'EEXIST') throw error;
  }
}

/** Selects the site for everything that is bundled and run from now on. @param folder its real path */
function chooseSite(folder) {
  site = folder;
  if (kept !== undefined && site !== root) {
    const { createHash } = require('node:crypto');
    ofSite = path.join(kept, 'sites', createHash('sha256').update(site).digest('hex').slice(0, 16));
  } else ofSite = kept;
  // Sites without parts of their own share one set of command bundles.
  const hasOwn = hasOwnParts(site);
  cache = path.join(
    (hasOwn || site === root ? ofSite : kept) ?? '',
    hasOwn || site === root ? 'scripts' : 'sites/scripts',
  );
  // A bundle may be stored anywhere, so it is told which project it belongs to.
  globalThis[Symbol.for('project-folders')] = { root, site, cache: ofSite };
}

/** Returns sizes and modification times of a bundle's source files, or undefined if one is missing. */
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

function hashOf(files) {
  const { createHash } = require('node:crypto');
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('base64url');
}

/** Returns the bundle if it is intact and matches the current sources, otherwise undefined. */
function freshEntry(name) {
  try {
    const made = JSON.parse(readFileSync(manifestOf(name), 'utf8'));
    const entry = path.join(cache, made.entry);
    const stamp = stampOf(made.files);
    if (stamp && made.stamp === stamp) return entry;
    // A fresh checkout changes modification times but not contents.
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
  const settings = path.join(root, 'tsconfig.json');
  // Every command has the site's checks: one that is gone must not keep `npm run generate` from taking it out of the list.
  const sourcesOfSite = siteSources(root, site, true);
  const build = await rolldown({
    input: path.join(root, `scripts/${name}.ts`),
    platform: 'node',
    // A site's own settings extend those of a package that it may not have installed.
    tsconfig: statSync(settings, { throwIfNoEntry: false }) ? settings : false,
    // Libraries stay external, except those of many small files that most commands load.
    external: (id) =>
      !/^[.#\0]/.test(id) &&
      !path.isAbsolute(id) &&
      !['image-size', 'culori/fn'].includes(id) &&
      !id.startsWith(`${engineName}/`),
    plugins: [sourcesOfSite],
    logLevel: 'warn',
    // Where a slow machine spends its time is nothing that whoever calls a command can act on.
    checks: { bundlerTimings: false },
    // It is fine for a module to be imported statically by one command and dynamically by another.
    onLog: (level, log, next) => log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT' && next(level, log),
  });
  // Code that a command needs only sometimes stays in separate chunks, loaded on demand. Each version has its own folder, so
  // that a running command keeps the chunks it started with.
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
    // The lock file stands in for the libraries' versions.
    .filter((file) => !file.startsWith('node_modules'));
  // An installed package has no lock file.
  const lock = ['package-lock.json'].filter((file) =>
    statSync(path.join(root, file), { throwIfNoEntry: false }),
  );
  const read = ['scripts/bundles.cjs', 'src/node/bundle/site-sources.cjs', ...lock, ...sources];
  // Outputs are verified like sources: CI restores caches between runs, and disks fill up.
  const written = output
    .filter(({ fileName }) => fileName.endsWith('.cjs'))
    .map(({ fileName }) => path.relative(root, path.join(cache, folder, fileName)));
  const files = [...read, ...written];
  const entry = `${folder}/${name}.cjs`;
  // A source that was saved during bundling may have been read before or after the save, so the next command bundles again.
  // File system clocks lag by a few milliseconds. What is gone may come back.
  const isNewer = (file) => statSync(path.join(root, file)).ctimeMs > started - 10;
  if (!read.some(isNewer) && sourcesOfSite.gone.size === 0) {
    write(manifestOf(name), JSON.stringify({ entry, files, stamp: stampOf(files), hash: hashOf(files) }));
    removeOld(name, folder);
  }
  return path.join(cache, entry);
}

/** Removes older bundles of the command, except recent ones that a command may just have started from. */
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

/** Writes to a temporary file and renames it, so that concurrent commands and threads never read a partial file. */
function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.${threadId}`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

/**
 * Whether there is a program of this name. Every source file in this folder is one but the library; the entry of threads counts
 * only inside a thread.
 */
function isProgram(name) {
  if (!/^[a-z-]+$/.test(name) || name === 'library' || (name === 'thread' && threadId === 0)) return false;
  return statSync(path.join(root, `scripts/${name}.ts`), { throwIfNoEntry: false }) !== undefined;
}

/**
 * Returns the current bundle of a source file in this folder.
 *
 * @param name without extension
 * @returns the path of a CommonJS module
 * @throws NoPlace if there is no cache folder; other errors if the sources cannot be bundled
 */
async function bundleOf(name) {
  if (kept === undefined)
    throw new NoPlace(
      'The cache in node_modules/.cache cannot be written. Set XDG_CACHE_HOME to a folder that can.',
    );
  return freshEntry(name) ?? (await makeBundle(name));
}

module.exports = { bundleOf, isProgram, NoPlace, root, chooseSite };
