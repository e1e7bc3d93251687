import { useRef, useState } from 'react';

/**
 * Carries out what a dialog is for, once however often it is pressed meanwhile: whether that is under way, and why the last
 * attempt failed.
 */
export function useAttempt() {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  /** @param work returns why it failed; @returns whether it did not; false also while another attempt is under way */
  const attempt = async (work: () => Promise<string | undefined>): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(true);
    const problem = await work();
    isUnderWay.current = false;
    setBusy(false);
    setFailure(problem);
    return problem === undefined;
  };
  return { failure, setFailure, isBusy, attempt };
}
