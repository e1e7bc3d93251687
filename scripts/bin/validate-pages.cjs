#!/usr/bin/env node
/**
 * `npx validate-pages` runs the command for the site that it is called in: the engine's own in any folder of the engine, otherwise
 * that of the package that depends on it. Paths are relative to the working directory, as in `npm run validate-pages`.
 */
const { root } = require('../bundles.cjs');
const { namesSite, isWithin, siteHere } = require('../site-root.cjs');

const args = process.argv.slice(2);
const command = ['validate-pages'];
if (isWithin(process.cwd(), root)) {
  process.env.INIT_CWD = process.cwd();
  process.chdir(root);
} else if (!namesSite('validate-pages', args)) command.push('--site', siteHere(args));
process.argv.splice(2, 0, ...command);
require('../run.cjs');
