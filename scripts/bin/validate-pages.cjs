#!/usr/bin/env node
/**
 * `npx validate-pages` runs this project's command from any of its folders. Paths are relative to the working directory, as in
 * `npm run validate-pages`.
 */
const path = require('node:path');
const { root } = require('../bundles.cjs');

const from = path.relative(root, process.cwd());
const isInProject = !path.isAbsolute(from) && from.split(path.sep)[0] !== '..';
if (isInProject) {
  process.env.INIT_CWD = process.cwd();
  process.chdir(root);
}
process.argv.splice(2, 0, 'validate-pages');
require('../run.cjs');
