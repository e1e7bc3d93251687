import type { Api } from '../../protocol/api';
import type { Written } from '../../protocol/documents';
import type { Workbench } from './workbench';

export const noServer = 'The development server does not answer.';

/** The server's answer, once all changes have been written; or why there is none. */
export async function askServer<T>(workbench: Workbench, ask: (api: Api) => Promise<T>): Promise<T | string> {
  const api = workbench.api;
  if (!api) return noServer;
  await workbench.queue.written();
  try {
    return await ask(api);
  } catch (error) {
    return error instanceof TypeError ? noServer : (error as Error).message;
  }
}

/** Why something was not written, in the server's words if there are any. */
export function whyNotWritten(result: Written): string {
  return 'message' in result ? result.message : noServer;
}
