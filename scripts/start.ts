import path from 'node:path';
import { runCommand } from './cli';
import { build, buildOptions, preview } from './steps';

void runCommand({
  usage: `
Usage: npm start -- [--pages DIR] [--out DIR] [--site-url URL]

Validates and builds the site, then serves it. PORT chooses the port (default: 4173).`,
  options: buildOptions,
  async run(values) {
    const out = path.resolve(values.out ?? 'dist');
    return (await build({ ...values, out })) || preview(out);
  },
});
