import type { IncomingMessage } from 'node:http';

/** Why a request is not answered: the status, and what to say in an editor's words. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const localNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const localAddresses = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Lets only the page of this server write on this machine: nobody from the network, no page of another site that is open in
 * the same browser, no name that was pointed here, and nobody who does not know the token of the page.
 *
 * @throws Refusal
 */
export function assertOwnPage(request: IncomingMessage, token: string): void {
  const { headers, socket } = request;
  const host = headers.host ?? '';
  if (!localAddresses.test(socket.remoteAddress ?? ''))
    throw new Refusal(403, 'Pages are edited on the machine that they lie on.');
  if (!localNames.test(host)) throw new Refusal(403, `Pages are edited at localhost, not at "${host}".`);
  const isForeign = headers.origin !== undefined && headers.origin !== `http://${host}`;
  const site = headers['sec-fetch-site'];
  if (isForeign || (site !== undefined && site !== 'same-origin'))
    throw new Refusal(403, 'Another site may not edit these pages.');
  if (headers['x-workbench-token'] !== token)
    throw new Refusal(403, 'The page was opened before the server was started again: reload it.');
}

/** The bytes of a request. @throws Refusal when there are more than allowed */
export async function readBody(request: IncomingMessage, atMost: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Read to its end also when it is too much: who is cut off does not hear why.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= atMost) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (length > atMost)
    throw new Refusal(413, `This is more than the ${atMost / 1_000_000} MB that are allowed.`);
  return Buffer.concat(chunks);
}

/** The JSON object that a request holds. @throws Refusal when it holds something else */
export async function readJson(request: IncomingMessage, atMost: number): Promise<Record<string, unknown>> {
  if (!/^application\/json\s*(;|$)/.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'Send JSON, as application/json.');
  const body = await readBody(request, atMost);
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(422, 'What was sent is no JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(422, 'What was sent is no JSON object.');
  return value as Record<string, unknown>;
}
