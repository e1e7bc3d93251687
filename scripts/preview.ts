import path from 'node:path';
import { runCommand } from './cli';
import { preview } from './preview-command';

void runCommand({
  usage: `
Usage: npm run preview -- [--out DIR]

Serves a finished build as production would. PORT chooses the port (default: 4173).

  --out DIR   the folder of the build (default: dist)`,
  options: { out: { type: 'string', default: 'dist' } },
  run: ({ out = 'dist' }) => preview(path.resolve(out)),
});
