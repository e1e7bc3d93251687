import { print } from '../src/node/project/print';
import { readPort } from '../src/node/serve/port';
import { openReceiver } from '../src/node/serve/receiver';
import { addressOf, serve } from '../src/node/serve/server';

/** The port of the preview. @throws UsageError when PORT names none */
export function previewPort(): number {
  return readPort(4173);
}

/**
 * Serves a build until the process is stopped; the address is the last line that is printed.
 *
 * @param api what `--api` says, if it does
 * @throws UsageError
 */
export async function preview(out: string, api?: string): Promise<number> {
  const server = await serve(out, previewPort(), api === undefined ? undefined : await openReceiver(api));
  const address = addressOf(server, out);
  // The home page of a site below a path ends in a slash: without it, the browser is led there first.
  print(`${new URL(address).pathname === '/' ? address : `${address}/`}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  return 0;
}
