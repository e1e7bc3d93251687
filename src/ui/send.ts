/** The outcome of a form: its values were only logged to the console, they were sent, or sending failed. */
export type SendOutcome = 'local' | 'sent' | 'failed';

/** Timeout for a response, in milliseconds. */
const timeout = 15_000;

/**
 * Posts values as JSON, or form-encoded if they are `URLSearchParams`. Never throws: an unreachable endpoint or a timeout is a
 * failure.
 */
export async function sendTo(
  endpoint: string,
  values: Readonly<Record<string, string>> | URLSearchParams,
): Promise<'sent' | 'failed'> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      ...(values instanceof URLSearchParams
        ? { body: values }
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(values) }),
      signal: AbortSignal.timeout(timeout),
    });
    return response.ok ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}
