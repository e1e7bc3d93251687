/**
 * The outcome of a form: its values were only logged to the console, they were sent, sending failed, or there was no answer, so that
 * they may have arrived.
 */
export type SendOutcome = 'local' | 'sent' | 'failed' | 'unanswered';

/** Timeout for a response, in milliseconds. */
const timeout = 15_000;

/**
 * Posts values as JSON, or form-encoded if they are `URLSearchParams`. Never throws: an unreachable endpoint is a failure, and a
 * timeout is none.
 */
export async function sendTo(
  endpoint: string,
  values: Readonly<Record<string, string>> | URLSearchParams,
): Promise<Exclude<SendOutcome, 'local'>> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      ...(values instanceof URLSearchParams
        ? { body: values }
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(values) }),
      signal: AbortSignal.timeout(timeout),
    });
    return response.ok ? 'sent' : 'failed';
  } catch (error) {
    // Older Safari has another name for it, but a connection that fails is a TypeError everywhere.
    return error instanceof DOMException ? 'unanswered' : 'failed';
  }
}
