import { useState } from 'react';
import type { PagePlan, ShownPlan } from '../../protocol/plans';
import { askServer } from '../state/ask-server';
import { askToCarryOut } from '../state/page-plans';
import { useSite, useWorkbench } from '../state/use-workbench';
import { FormDialog } from '../ui/form-dialog';
import { PageSelect } from '../ui/page-select';
import { useAnswer } from '../ui/use-answer';
import { useAttempt } from '../ui/use-attempt';
import { PlanView } from './plan-view';
import { useDialogRoute } from './use-dialog-route';

/** The choice that nothing replaces the page. */
const nothing = { id: 'nothing', title: 'Nothing: visitors are told that it is gone', route: '' };

/** Deletes a page after showing where it is used; links to it get a new target. */
export function DeletePageDialog({ onClose }: { onClose: () => void }) {
  const workbench = useWorkbench();
  const route = useDialogRoute();
  const { pages } = useSite();
  const title = pages.find((page) => page.route === route)?.title || route;
  const [instead, setInstead] = useState(route.slice(0, route.lastIndexOf('/')) || '/');
  const isGone = instead === nothing.id;
  const target = isGone || pages.some((page) => page.route === instead) ? instead : '/';
  const asked: PagePlan = isGone ? { route, gone: 'yes' } : { route, instead: target };
  const [used, setUsed] = useState<ShownPlan>();
  const [plan, setPlan] = useState<ShownPlan>();
  const { failure, setFailure, isBusy, attempt } = useAttempt();
  useAnswer(
    () => Promise.all([{ route }, asked].map((plan) => askServer(workbench, (api) => api.plan(plan)))),
    ([before, after]) => {
      setFailure([before, after].find((plan) => typeof plan === 'string'));
      setUsed(typeof before === 'string' ? undefined : before);
      setPlan(typeof after === 'string' ? undefined : after);
    },
    target,
  );
  const remove = async () => {
    if (await attempt(() => askToCarryOut(workbench, asked, `${title} deleted`))) onClose();
  };
  return (
    <FormDialog
      title={`Delete “${title}”`}
      failure={failure}
      note="Undo brings the page back."
      action="Delete page"
      isDisabled={isBusy || !plan}
      isCautious
      onSubmit={remove}
      onClose={onClose}
    >
      {used && (
        <p>
          {used.links.length === 0
            ? 'No section of another page links to it.'
            : `Linked from ${used.links.join(', ')}.`}
        </p>
      )}
      <PageSelect
        label="Links to it, and visitors who have its address, are led to"
        items={[
          ...pages
            .filter((page) => page.route !== route)
            .map(({ route: id, title: name }) => ({ id, title: name, route: id })),
          ...(used?.links.length === 0 ? [nothing] : []),
        ]}
        selected={target}
        onSelect={setInstead}
      />
      {plan && <PlanView plan={plan} />}
    </FormDialog>
  );
}
