import { visibleLines } from '../../content/text/encode/visible';

/**
 * Prints lines that may contain text from documents, file names and branches, with control characters made visible. All
 * commands print through this file, which `tests/engine/encoders.test.ts` enforces.
 */
export function print(text: string): void {
  process.stdout.write(visibleLines(text));
}

export function printError(text: string): void {
  process.stderr.write(visibleLines(text));
}

/** Prints text that contains terminal colors. The caller has already made foreign control characters visible. */
export function printPainted(text: string, stream: NodeJS.WriteStream = process.stdout): void {
  stream.write(text);
}
