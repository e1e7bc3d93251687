#!/usr/bin/env node
/**
 * `page-builder COMMAND …`: a command of the engine for a site that depends on it, in whose folder it is called or below. The scripts
 * of that site's package.json call it.
 */
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

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
  const isNamed = rest.some((option) => option.startsWith('--site=')) || command === 'new-site';
  process.argv.splice(
    2,
    Number.POSITIVE_INFINITY,
    command,
    ...(isNamed ? [] : ['--site', siteFolder()]),
    ...rest,
  );
  require('../run.cjs');
}
