import { print } from '../../src/node/project/print';
import { readPort } from '../../src/node/serve/port';
import { openReceiver } from '../../src/node/serve/receiver';
import { addressOf, serve } from '../../src/node/serve/server';

/** The preview's port. @throws UsageError if PORT is not a port number */
export function previewPort(): number {
  return readPort(4173);
}

/**
 * Serves a build until the process is stopped; the last line printed is the address.
 *
 * @param api the value of `--api`
 * @throws UsageError
 */
export async function preview(out: string, api?: string): Promise<number> {
  const server = await serve(out, previewPort(), api === undefined ? undefined : await openReceiver(api));
  const address = addressOf(server, out);
  // The home page of a site with a base path ends in a slash; without it, the browser is redirected first.
  print(`${new URL(address).pathname === '/' ? address : `${address}/`}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  return 0;
}
