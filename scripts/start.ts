import path from 'node:path';
import { assertPortFree } from '../src/node/serve/port';
import { build, buildOptions } from './cli/build-command';
import { preview, previewPort } from './cli/preview-command';
import { runCommand } from './cli/run-command';

void runCommand({
  usage: `
Usage: npm start -- [--pages DIR] [--out DIR] [--site-url URL]

Validates and builds the site, then serves it. PORT chooses the port (default: 4173).`,
  options: buildOptions,
  async run(values) {
    // Fails before a long build rather than after it.
    await assertPortFree(previewPort());
    return (await build(values)) || preview(path.resolve(values.out));
  },
});
