import type { IncomingMessage } from 'node:http';

/** A rejected request: the status, and a message for editors. */
export class Refusal extends Error {
  readonly status: number;
  /** Additional properties of the response. */
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
 * Restricts writing to this server's own page on this machine. Rejects the network, other sites in the same browser, DNS
 * rebinding, and requests without the page's token.
 *
 * @param sent the token in the request
 * @throws Refusal
 */
export function assertOwnPage(request: IncomingMessage, token: string, sent: unknown): void {
  const { headers, socket } = request;
  const host = headers.host ?? '';
  if (!localAddresses.test(socket.remoteAddress ?? ''))
    throw new Refusal(403, 'Pages are edited on the machine that they lie on.');
  if (!localNames.test(host)) throw new Refusal(403, `Pages are edited at localhost, not at "${host}".`);
  const isForeign = headers.origin !== undefined && headers.origin !== `http://${host}`;
  const site = headers['sec-fetch-site'];
  if (isForeign || (site !== undefined && site !== 'same-origin'))
    throw new Refusal(403, 'Another site may not edit these pages.');
  if (sent !== token)
    throw new Refusal(403, 'The page was opened before the server was started again: reload it.');
}
