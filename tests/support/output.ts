import type { Hosting } from '../../src/node/output/hosting';
import { Output } from '../../src/node/output/output';

/** Writes a complete build. */
export function writeOutput(folder: string, files: ReadonlyMap<string, string>, hosting: Hosting): void {
  const output = new Output(folder);
  try {
    for (const [file, text] of files) output.add(file, text);
    output.commit([...files.keys()], hosting, '');
  } finally {
    output.close();
  }
}
