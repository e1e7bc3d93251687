import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateFiles } from '../src/build/generate';
import { projectRoot } from '../src/build/project';
import { runCommand } from './cli';

await runCommand({
  usage: `
Usage: npm run generate -- [--check]

Writes the files that follow from others: schemas/section.schema.json, src/content/types.generated.ts and the
subset of the display font.

  --check   write nothing; exit 1 when a file is not up to date`,
  options: { check: { type: 'boolean' } },
  async run({ check }) {
    let stale = 0;
    for (const { path: file, content } of await generateFiles()) {
      const target = path.join(projectRoot, file);
      if (readIfThere(target)?.equals(Buffer.from(content))) continue;
      stale++;
      if (check) process.stderr.write(`${file} is not up to date. Run: npm run generate\n`);
      else {
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, content);
        process.stdout.write(`wrote ${file}\n`);
      }
    }
    if (stale === 0) process.stdout.write('Generated files are up to date.\n');
    return check && stale > 0 ? 1 : 0;
  },
});

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
