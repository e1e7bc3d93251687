import { visibleLines } from '../../content/text/encode/visible';

/**
 * Prints lines, which may hold what documents, file names and branches say: no terminal obeys it. All commands print through
 * this file alone, which a test keeps (`tests/engine/encoders.test.ts`).
 */
export function print(text: string): void {
  process.stdout.write(visibleLines(text));
}

/** The same for what went wrong. */
export function printError(text: string): void {
  process.stderr.write(visibleLines(text));
}

/** Prints what is painted for a terminal: whoever made it has made everything visible that is not its own. */
export function printPainted(text: string, stream: NodeJS.WriteStream = process.stdout): void {
  stream.write(text);
}
