import path from 'node:path';
import { preview } from './cli/preview-command';
import { runCommand } from './cli/run-command';

void runCommand({
  usage: `
Usage: npm run preview -- [--out DIR] [--api DIR|URL]

Serves a finished build as production would. PORT chooses the port (default: 4173).

  --out DIR       the folder of the build (default: dist)
  --api DIR|URL   what answers for forms and live data: a folder of files (api/stock.json),
                  or a server, for everything below /api/`,
  options: { out: { type: 'string', default: 'dist' }, api: { type: 'string' } },
  run: ({ out, api }) => preview(path.resolve(out), api),
});
