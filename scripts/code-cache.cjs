/**
 * Keeps what V8 makes of the project's own bundles beside them: reading a command and the generated validators anew
 * at every start takes longer than checking fifty pages. (Node 22 has `module.enableCompileCache`; Node 20 does not.)
 */
const { readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');

/** Bundles that were read without what V8 makes of them. */
const fresh = [];

/** From now on, `.cjs` files below `folder` are read together with what V8 made of them the last time. */
function startCodeCache(folder) {
  const extensions = Module._extensions;
  extensions['.cjs'] = (module, file) => {
    const script = file.startsWith(folder + path.sep) ? read(file) : undefined;
    if (!script) return extensions['.js'](module, file);
    const run = script.runInThisContext();
    run.call(module.exports, module.exports, Module.createRequire(file), module, file, path.dirname(file));
  };
  // At the end V8 knows all functions that were used, not only those of the first moment.
  process.once('exit', () => {
    if (!process.argv.includes('--help')) fresh.forEach(write);
  });
}

/** A bundle, ready to run; undefined when it imports modules while it runs, which only Node's own way of reading can. */
function read(file) {
  const source = readFileSync(file, 'utf8');
  if (source.includes('import(')) return undefined;
  let cachedData;
  try {
    cachedData = readFileSync(`${file}.code`);
  } catch {
    // The first time.
  }
  const script = new vm.Script(Module.wrap(source), { filename: file, cachedData });
  if (!cachedData || script.cachedDataRejected) fresh.push({ file, script });
  return script;
}

function write({ file, script }) {
  try {
    // Threads of one process end at the same time, with the same bundle.
    const temporary = `${file}.code.${process.pid}-${Math.random().toString(36).slice(2)}`;
    writeFileSync(temporary, script.createCachedData());
    renameSync(temporary, `${file}.code`);
  } catch {
    // The next start takes a little longer, that is all.
  }
}

module.exports = { startCodeCache };
