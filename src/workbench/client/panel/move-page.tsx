import { useState } from 'react';
import { useSite } from '../state/use-workbench';
import { FormDialog } from '../ui/form-dialog';
import { LineField } from '../ui/line-field';
import { PlanView } from './plan-view';
import { useDialogRoute } from './use-dialog-route';
import { usePlan } from './use-plan';

/** Moves a page after showing the consequences. */
export function MovePageDialog({ onClose }: { onClose: () => void }) {
  const from = useDialogRoute();
  const title = useSite().pages.find(({ route }) => route === from)?.title || from;
  const [to, setTo] = useState(from);
  const { plan, failure, isBusy, submit, forget } = usePlan(
    { from, to },
    `${title} is at ${to} now`,
    onClose,
  );
  return (
    <FormDialog
      title={`Change the address of “${title}”`}
      failure={failure}
      action={plan ? 'Change the address' : 'See what follows'}
      isDisabled={isBusy || to === from}
      onSubmit={submit}
      onClose={onClose}
    >
      <LineField
        label="Address"
        isSpelled={false}
        value={to}
        onChange={(text) => {
          setTo(text);
          forget();
        }}
        isRequired
        autoFocus
      >
        <p className="help">
          Pages below it move along. Links follow, and visitors of the old address are led to the new one.
        </p>
      </LineField>
      {plan && <PlanView plan={plan} />}
    </FormDialog>
  );
}
