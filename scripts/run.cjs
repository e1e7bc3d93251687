/** Runs one of the commands in this folder: `node scripts/run.cjs validate-pages --format json`. */
const { bundleOf, isProgram, NoPlace, root, chooseSite } = require('./bundles.cjs');
const { errorLine } = require('./error-line.cjs');
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
    fail(process.env.DEBUG && !isExpected ? error.stack : `error: ${errorLine(error)}`);
    return;
  }
  process.argv = [process.argv[0] ?? 'node', entry, ...args];
  // Reading source maps takes longer than most commands, so it is limited to debugging.
  if (process.env.DEBUG) process.setSourceMapsEnabled(true);
  try {
    require(entry);
  } catch (error) {
    if (process.env.DEBUG) throw error;
    const isMissing = error?.code === 'MODULE_NOT_FOUND';
    fail(`error: ${errorLine(error)}${isMissing ? ': run npm ci.' : ''}`);
  }
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}

void main();
