import { blocksOf } from '../../src/content/report/pretty';
import { printPainted } from '../../src/node/project/print';
import type { SchemaMistakes } from '../../src/node/read/schema-mistakes';
import { isColored } from './color';

/** Prints mistakes in schemas and examples at their places, on stderr. */
export function printMistakes({ diagnostics, textOf }: SchemaMistakes): void {
  const blocks = blocksOf(diagnostics, textOf, isColored(process.env, process.stderr.isTTY === true));
  printPainted(`${blocks.join('\n\n')}\n`, process.stderr);
}
