#!/usr/bin/env node
/**
 * `page-builder COMMAND …`: a command of the engine for a site that depends on it, in whose folder it is called or below. The scripts
 * of that site's package.json call it.
 */
const {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} = require('node:fs');
const path = require('node:path');

/**
 * The folder of the engine. Bundlers, Vitest and Playwright take sources below `node_modules` for finished packages: an engine that npm
 * unpacked there is copied once, beside `node_modules`, and found there until npm installs something else.
 */
function engineFolder() {
  const root = path.resolve(__dirname, '../..');
  const at = root.lastIndexOf(`${path.sep}node_modules${path.sep}`);
  if (at < 0) return root;
  const packages = path.join(root.slice(0, at), 'node_modules');
  const list = path.join(packages, '.package-lock.json');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { ctimeMs } = statSync(existsSync(list) ? list : path.join(root, 'package.json'));
  const copies = path.join(root.slice(0, at), '.page-builder');
  const name = `engine-${version}-${Math.round(ctimeMs).toString(36)}`;
  const copy = path.join(copies, name);
  if (existsSync(copy)) return copy;
  const before = existsSync(copies) ? readdirSync(copies) : [];
  const work = `${copy}.${process.pid}`;
  cpSync(root, work, { recursive: true });
  // What is kept between commands lies there, and depends on the packages.
  mkdirSync(path.join(work, 'node_modules'), { recursive: true });
  if (existsSync(list)) cpSync(list, path.join(work, 'node_modules/.package-lock.json'));
  try {
    renameSync(work, copy);
  } catch (error) {
    // Another command has made the same copy meanwhile.
    rmSync(work, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  for (const old of before)
    if (!/\.\d+$/.test(old)) rmSync(path.join(copies, old), { recursive: true, force: true });
  return copy;
}

/** The nearest folder from here upwards that has the documents of a site; where there is none, this one. */
function siteFolder() {
  for (let folder = process.cwd(); ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'pages/_site'))) return folder;
    if (folder === path.dirname(folder)) return process.cwd();
  }
}

/** The commands that the engine has, as people call them. */
function commands() {
  const { scripts } = JSON.parse(readFileSync(path.join(__dirname, '../../package.json'), 'utf8'));
  const names = Object.values(scripts).flatMap(
    (line) => /^node scripts\/run\.cjs ([a-z-]+)$/.exec(line)?.[1] ?? [],
  );
  return names.join(', ');
}

const [command, ...rest] = process.argv.slice(2);
if (command === undefined || command === '--help' || command === '-h') {
  const usage = `Usage: page-builder COMMAND [options]\n\nFor the site in this folder: ${commands()}.\nWhat each of them takes: page-builder COMMAND --help\n`;
  (command === undefined ? process.stderr : process.stdout).write(usage);
  process.exitCode = command === undefined ? 2 : 0;
} else {
  // Of `new-section`, the option without a folder says for whom the type is.
  const isFolder = (name = '-') => !name.startsWith('-') && existsSync(path.resolve(name));
  const isNamed =
    command === 'new-site' ||
    rest.some(
      (option, index) => option.startsWith('--site=') || (option === '--site' && isFolder(rest[index + 1])),
    );
  process.argv.splice(
    2,
    Number.POSITIVE_INFINITY,
    command,
    ...(isNamed ? [] : ['--site', siteFolder()]),
    ...rest,
  );
  require(path.join(engineFolder(), 'scripts/run.cjs'));
}
