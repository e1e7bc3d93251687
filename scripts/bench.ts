import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSchemas } from '../src/node/cache/schema-cache';
import { benchBuild } from './bench/build';
import { benchChecks } from './bench/checks';
import { benchEdit } from './bench/edit';
import { benchPublish } from './bench/publish';
import { benchShapes } from './bench/shapes';
import { runCommand } from './cli/run-command';

void runCommand({
  usage: `
Usage: npm run bench -- [PART…]

Measures the project on generated sites and prints tables. Every figure is a median of alternated rounds, and a ratio to
something measured in the same run. Writes nothing that git tracks. Parts: checks, shapes, build, edit, publish (default: all).`,
  options: {},
  takesPaths: true,
  async run(_, parts) {
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
    const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
    try {
      const { schemas } = await loadSchemas();
      if (isWanted('checks')) await benchChecks(folder, schemas);
      if (isWanted('shapes')) await benchShapes(schemas);
      if (isWanted('build')) await benchBuild(folder);
      if (isWanted('edit')) await benchEdit(folder);
      if (isWanted('publish')) await benchPublish(folder);
      return 0;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
