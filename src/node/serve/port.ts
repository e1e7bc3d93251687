import { createServer } from 'node:net';
import { UsageError } from '../project/project';

/**
 * The port set by PORT.
 *
 * @param usual the default
 * @throws UsageError if PORT is not a port number
 */
export function readPort(usual: number): number {
  const port = process.env.PORT || String(usual);
  if (!/^\d+$/.test(port) || Number(port) > 65535)
    throw new UsageError(`PORT is not a port: "${port}". Set it to a number from 1 to 65535.`);
  return Number(port);
}

/**
 * Ensures that a port is free before doing work that needs a server on it.
 *
 * @param host the address to listen on; all interfaces if omitted
 * @throws UsageError if it is not
 */
export async function assertPortFree(port: number, host?: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(port, error)));
    server.listen({ port, host }, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}

/** Explains why a server cannot listen on a port. */
export function portProblem(port: number, error: NodeJS.ErrnoException): UsageError {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken.`,
    EACCES: `Port ${port} may not be used: permission denied.`,
  };
  const reason = reasons[error.code ?? ''];
  return new UsageError(
    reason
      ? `${reason} Set PORT to another one.`
      : `Nothing can be served at port ${port}: ${error.message.split('\n')[0]}`,
  );
}
