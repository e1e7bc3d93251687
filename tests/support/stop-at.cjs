/**
 * Preloaded into a command by a test (`node --require`): counts the operations that change files in a folder, pauses before one
 * of them and reports that on standard error. `STOP_BELOW` is the folder, `STOP_AT` the number of the operation.
 */
const fs = require('node:fs');
const path = require('node:path');

const below = process.env.STOP_BELOW ?? '';
const at = Number(process.env.STOP_AT);
let count = 0;

for (const name of [
  'writeFileSync',
  'renameSync',
  'linkSync',
  'unlinkSync',
  'mkdirSync',
  'rmdirSync',
  'chmodSync',
]) {
  const operation = fs[name];
  fs[name] = (...args) => {
    if (path.resolve(String(args[0])).startsWith(`${below}/`) && ++count === at) {
      fs.writeSync(2, `stopped before ${name}\n`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }
    return operation(...args);
  };
}
process.on('exit', () => fs.writeSync(2, `operations: ${count}\n`));
