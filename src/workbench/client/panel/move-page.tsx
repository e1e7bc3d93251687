import { type FormEvent, useState } from 'react';
import { Form, Input, Label, TextField } from 'react-aria-components';
import type { ShownPlan } from '../../protocol/plans';
import { askToCarryOut, planOf } from '../state/page-plans';
import { store, useStore } from '../state/store';
import { DialogEnd } from '../ui/dialog-end';
import { ModalDialog } from '../ui/portal';
import { PlanView } from './plan-view';

/** Moves a page after showing the consequences. */
export function MovePageDialog({ onClose }: { onClose: () => void }) {
  const [from] = useState(() => store.get().dialogRoute ?? store.get().route);
  const title = useStore(({ site }) => site?.pages.find(({ route }) => route === from)?.title) || from;
  const [to, setTo] = useState(from);
  const [plan, setPlan] = useState<ShownPlan>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    if (plan) {
      const problem = await askToCarryOut({ from, to }, `${title} is at ${to} now`);
      setBusy(false);
      if (problem === undefined) return onClose();
      setFailure(problem);
      return setPlan(undefined);
    }
    const answer = await planOf({ from, to });
    setBusy(false);
    setFailure(typeof answer === 'string' ? answer : undefined);
    setPlan(typeof answer === 'string' ? undefined : answer);
  };
  return (
    <ModalDialog title={`Change the address of “${title}”`} onClose={onClose}>
      <Form className="fields" onSubmit={(event) => void submit(event)}>
        <TextField
          className="text"
          value={to}
          onChange={(text) => {
            setTo(text);
            setPlan(undefined);
            setFailure(undefined);
          }}
          isRequired
          autoFocus
        >
          <Label>Address</Label>
          <Input spellCheck={false} autoComplete="off" />
          <p className="help">
            Pages below it move along. Links follow, and visitors of the old address are led to the new one.
          </p>
        </TextField>
        {plan && <PlanView plan={plan} />}
        <DialogEnd
          failure={failure}
          action={plan ? 'Change the address' : 'See what follows'}
          isDisabled={isBusy || to === from}
          onClose={onClose}
        />
      </Form>
    </ModalDialog>
  );
}
