import { UsageError } from '../src/build/project/project';
import { serve } from '../src/build/serve/server';

/** Serves a build until the process is stopped; the address is the last line that is printed. */
export async function preview(out: string): Promise<number> {
  const port = Number(process.env.PORT ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`PORT is not a port: ${process.env.PORT}`);
  const server = await serve(out, port);
  const address = server.address();
  process.stdout.write(`http://localhost:${typeof address === 'object' && address ? address.port : port}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  return 0;
}
