#!/usr/bin/env node
/**
 * `page-builder COMMAND …` runs a command of the engine for a site that depends on it, from the site's folder or any folder in
 * it. The scripts in that site's package.json call it.
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
 * Returns the engine's folder. Bundlers, Vitest and Playwright treat sources in `node_modules` as compiled packages, so an
 * engine that npm unpacked there is copied next to `node_modules` once and reused until npm installs another version.
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
  const work = `${copy}.${process.pid}`;
  let before = [];
  try {
    if (existsSync(copies)) before = readdirSync(copies);
    cpSync(root, work, { recursive: true });
    // Command caches are stored there; they depend on the installed packages.
    mkdirSync(path.join(work, 'node_modules'), { recursive: true });
    if (existsSync(list)) cpSync(list, path.join(work, 'node_modules/.package-lock.json'));
    renameSync(work, copy);
  } catch (error) {
    // Another command may have made the same copy in the meantime.
    if (existsSync(work)) rmSync(work, { recursive: true, force: true });
    if (!existsSync(copy)) throw new Error(`${copies} cannot be written: ${reasonOf(error)}`);
  }
  for (const old of before)
    if (!isBeingMade(old)) rmSync(path.join(copies, old), { recursive: true, force: true });
  return copy;
}

function reasonOf({ code, message }) {
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied.';
  return code === 'ENOSPC' ? 'the disk is full.' : message;
}

/** Whether a copy has a process that is still writing it: one that was killed leaves its copy behind. */
function isBeingMade(name) {
  const [, pid] = /\.(\d+)$/.exec(name) ?? [];
  try {
    return pid !== undefined && process.kill(Number(pid), 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The engine's commands under their public names. */
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
  const { namesSite, siteHere } = require('../site-root.cjs');
  const isNamed = command === 'new-site' || namesSite(command, rest);
  process.argv.splice(
    2,
    Number.POSITIVE_INFINITY,
    command,
    ...(isNamed ? [] : ['--site', siteHere(rest)]),
    ...rest,
  );
  let engine;
  try {
    engine = engineFolder();
  } catch (error) {
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 2;
  }
  if (engine) require(path.join(engine, 'scripts/run.cjs'));
}
