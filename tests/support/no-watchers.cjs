/** Preloaded into a command by a test (`node --require`): the system watches no files, as where others watch too many. */
const fs = require('node:fs');

fs.watch = (file) => {
  throw Object.assign(
    new Error(`ENOSPC: System limit for number of file watchers reached, watch '${file}'`),
    {
      code: 'ENOSPC',
    },
  );
};
require('node:module').syncBuiltinESMExports();
