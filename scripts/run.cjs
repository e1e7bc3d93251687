/** Runs one of the commands in this folder: `node scripts/run.cjs validate-pages --format json`. */
const { bundleOf, isProgram, NoPlace, root, chooseSite } = require('./bundles.cjs');
const { takeSite, WrongSite } = require('./site-root.cjs');

const [name = '', ...rest] = process.argv.slice(2);

async function main() {
  if (!isProgram(name)) {
    fail(`There is no command "${name}". The commands are the "scripts" in package.json.`);
    return;
  }
  let entry;
  let args;
  try {
    const taken = takeSite(name, rest, root);
    chooseSite(taken.site);
    ({ args } = taken);
    entry = await bundleOf(name);
  } catch (error) {
    const isExpected = error instanceof NoPlace || error instanceof WrongSite;
    fail(process.env.DEBUG && !isExpected ? error.stack : `error: ${firstLine(error)}`);
    return;
  }
  process.argv = [process.argv[0] ?? 'node', entry, ...args];
  // Reading source maps takes longer than most commands, so it is limited to debugging.
  if (process.env.DEBUG) process.setSourceMapsEnabled(true);
  try {
    require(entry);
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND' || process.env.DEBUG) throw error;
    fail(`error: ${firstLine(error)}: run npm ci.`);
  }
}

/** What is wrong, in one line: a bundler begins with how many errors there are, and paints. */
function firstLine(error) {
  const { stripVTControlCharacters } = require('node:util');
  const text = stripVTControlCharacters(String(error?.message ?? error));
  const lines = text.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => line !== '' && !/^Build failed with \d+ errors?:$/.test(line)) ?? 'no reason given'
  );
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}

void main();
