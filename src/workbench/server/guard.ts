import type { IncomingMessage } from 'node:http';

/** Why a request is not answered: the status, and what to say in an editor's words. */
export class Refusal extends Error {
  readonly status: number;
  /** What the answer says besides. */
  readonly details: object;

  constructor(status: number, message: string, details: object = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

const localNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const localAddresses = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Lets only the page of this server write on this machine: nobody from the network, no page of another site that is open in
 * the same browser, no name that was pointed here, and nobody who does not know the token of the page.
 *
 * @param given the token that the request carries
 * @throws Refusal
 */
export function assertOwnPage(request: IncomingMessage, token: string, given: unknown): void {
  const { headers, socket } = request;
  const host = headers.host ?? '';
  if (!localAddresses.test(socket.remoteAddress ?? ''))
    throw new Refusal(403, 'Pages are edited on the machine that they lie on.');
  if (!localNames.test(host)) throw new Refusal(403, `Pages are edited at localhost, not at "${host}".`);
  const isForeign = headers.origin !== undefined && headers.origin !== `http://${host}`;
  const site = headers['sec-fetch-site'];
  if (isForeign || (site !== undefined && site !== 'same-origin'))
    throw new Refusal(403, 'Another site may not edit these pages.');
  if (given !== token)
    throw new Refusal(403, 'The page was opened before the server was started again: reload it.');
}
