/** What came of a form: its values were only written to the console, they were sent, or sending failed. */
export type SendOutcome = 'local' | 'sent' | 'failed';

/** How long an endpoint may take to answer, in milliseconds. */
const patience = 15_000;

/**
 * Posts these values: as JSON, or as browsers send forms where they are `URLSearchParams`. An endpoint that cannot be reached, or
 * takes too long, is a failure; it never throws.
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
      signal: AbortSignal.timeout(patience),
    });
    return response.ok ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}
