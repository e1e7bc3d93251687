import { type FormEvent, useState } from 'react';
import {
  Button,
  Checkbox,
  Form,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Select,
  SelectValue,
  TextField,
} from 'react-aria-components';
import type { Replacing, ShownPlan } from '../../protocol/plans';
import { askToCarryOut, planOf } from '../state/page-plans';
import { store, useStore } from '../state/store';
import { ToolIcon } from '../ui/buttons';
import { DialogEnd } from '../ui/dialog-end';
import { FloatingList, ModalDialog } from '../ui/portal';
import { PlanView } from './plan-view';

/** Replaces words on all pages in one language, after showing the changes. */
export function ReplaceDialog({ onClose }: { onClose: () => void }) {
  const [source, ...others] = useStore(({ site }) => site?.languages) ?? [];
  const [find, setFind] = useState(() => store.get().dialogWords ?? '');
  const [by, setBy] = useState('');
  const [code, setCode] = useState(source?.code ?? '');
  const [isWhole, setWhole] = useState(true);
  const [isSameCase, setSameCase] = useState(true);
  const [keeps, setKeeps] = useState(false);
  const [plan, setPlan] = useState<ShownPlan>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isSource = code === source?.code;
  const asked: Replacing = {
    find,
    by,
    ...(!isSource && { language: code }),
    ...(!isWhole && { parts: 'yes' }),
    ...(!isSameCase && { anyCase: 'yes' }),
    ...(isSource && keeps && { keep: 'yes' }),
  };
  /** The preview was for other words. */
  const changing =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPlan(undefined);
      setFailure(undefined);
    };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    if (plan) {
      const problem = await askToCarryOut(asked, `“${find}” replaced by “${by}”`);
      setBusy(false);
      if (problem === undefined) return onClose();
      setFailure(problem);
      return setPlan(undefined);
    }
    const answer = await planOf(asked);
    setBusy(false);
    setFailure(typeof answer === 'string' ? answer : undefined);
    setPlan(typeof answer === 'string' ? undefined : answer);
  };
  const option = (label: string, isOn: boolean, set: (isOn: boolean) => void) => (
    <Checkbox className="switch" isSelected={isOn} onChange={changing(set)}>
      <span className="box" aria-hidden="true" />
      {label}
    </Checkbox>
  );
  return (
    <ModalDialog title="Find and replace" onClose={onClose}>
      <Form className="fields" onSubmit={(event) => void submit(event)}>
        <TextField className="text" value={find} onChange={changing(setFind)} isRequired autoFocus>
          <Label>Find</Label>
          <Input autoComplete="off" />
          <p className="help">On all pages, in header and footer. Names of files and addresses stay.</p>
        </TextField>
        <TextField className="text" value={by} onChange={changing(setBy)}>
          <Label>Replace by</Label>
          <Input autoComplete="off" />
        </TextField>
        {others.length > 0 && source && (
          <Select
            className="select"
            selectedKey={code}
            onSelectionChange={(key) => changing(setCode)(String(key))}
          >
            <Label>In</Label>
            <Button className="input">
              <SelectValue />
              <ToolIcon name="chevron" />
            </Button>
            <FloatingList>
              <ListBox
                className="options"
                items={[source, ...others].map((one) => ({ ...one, id: one.code }))}
              >
                {({ name }) => (
                  <ListBoxItem textValue={name} className="option">
                    {name}
                  </ListBoxItem>
                )}
              </ListBox>
            </FloatingList>
          </Select>
        )}
        {option('Whole words', isWhole, setWhole)}
        {option('Same capitals', isSameCase, setSameCase)}
        {isSource &&
          others.length > 0 &&
          option('The translations are still right: keep them', keeps, setKeeps)}
        {plan && <PlanView plan={plan} what="replace" />}
        <DialogEnd
          failure={failure}
          {...(plan && { note: 'Undo takes all of it back at once.' })}
          action={plan ? 'Replace' : 'See what changes'}
          isDisabled={isBusy || find.trim() === '' || find === by}
          onClose={onClose}
        />
      </Form>
    </ModalDialog>
  );
}
