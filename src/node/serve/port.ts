import { createServer } from 'node:net';
import { UsageError } from '../project/project';

/** The port that PORT asks for. @param usual the port without it @throws UsageError when PORT is not a port */
export function readPort(usual: number): number {
  const given = process.env.PORT || String(usual);
  if (!/^\d+$/.test(given) || Number(given) > 65535)
    throw new UsageError(`PORT is not a port: "${given}". Set it to a number from 1 to 65535.`);
  return Number(given);
}

/**
 * Makes sure that a server can have a port, before work is done that only serves it.
 *
 * @param host the address that the server will listen on; all of them without it
 * @throws UsageError when it cannot
 */
export async function assertFree(port: number, host?: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(port, error)));
    server.listen({ port, host }, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}

/** Why a server cannot have a port, as whoever started it needs to know. */
export function portProblem(port: number, error: NodeJS.ErrnoException): UsageError {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken.`,
    EACCES: `Port ${port} may not be used: permission denied.`,
  };
  const known = reasons[error.code ?? ''];
  return new UsageError(
    known
      ? `${known} Set PORT to another one.`
      : `Nothing can be served at port ${port}: ${error.message.split('\n')[0]}`,
  );
}
