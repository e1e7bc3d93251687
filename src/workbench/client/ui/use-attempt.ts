import { useState } from 'react';

/** Carries out what a dialog is for: whether that is under way, and why the last attempt failed. */
export function useAttempt() {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** @param work returns why it failed; @returns whether it did not */
  const attempt = async (work: () => Promise<string | undefined>): Promise<boolean> => {
    setBusy(true);
    const problem = await work();
    setBusy(false);
    setFailure(problem);
    return problem === undefined;
  };
  return { failure, setFailure, isBusy, attempt };
}
