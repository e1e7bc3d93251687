import { useState } from 'react';
import type { PagePlan, ShownPlan } from '../../protocol/plans';
import { askServer } from '../state/ask-server';
import { askToCarryOut } from '../state/page-plans';
import { useWorkbench } from '../state/use-workbench';
import { useAttempt } from '../ui/use-attempt';

/** A plan that a dialog shows when its form is first sent, and carries out when it is sent again. */
export function usePlan(asked: PagePlan, done: string, onClose: () => void) {
  const workbench = useWorkbench();
  const [plan, setPlan] = useState<ShownPlan>();
  const { failure, setFailure, isBusy, attempt } = useAttempt();
  const submit = async () => {
    if (!plan)
      await attempt(async () => {
        const answer = await askServer(workbench, (api) => api.plan(asked));
        if (typeof answer === 'string') return answer;
        setPlan(answer);
        return undefined;
      });
    else if (await attempt(() => askToCarryOut(workbench, asked, done))) onClose();
    else setPlan(undefined);
  };
  /** Drops the plan: it was for other words. */
  const forget = () => {
    setPlan(undefined);
    setFailure(undefined);
  };
  return { plan, failure, isBusy, submit, forget };
}
