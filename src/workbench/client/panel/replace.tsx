import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import type { Replacing } from '../../protocol/plans';
import { useSite, useWorkbench } from '../state/use-workbench';
import { FormDialog } from '../ui/form-dialog';
import { LineField } from '../ui/line-field';
import { SelectField } from '../ui/select-field';
import { Switch } from '../ui/switch';
import { PlanView } from './plan-view';
import { usePlan } from './use-plan';

/** Replaces words on all pages in one language, after showing the changes. */
export function ReplaceDialog({ onClose }: { onClose: () => void }) {
  const workbench = useWorkbench();
  const [source, ...others] = useSite().languages;
  const [find, setFind] = useState(() => workbench.store.getState().dialog?.words ?? '');
  const [by, setBy] = useState('');
  const [code, setCode] = useState(source?.code ?? '');
  const [isWhole, setWhole] = useState(true);
  const [isSameCase, setSameCase] = useState(true);
  const [keeps, setKeeps] = useState(false);
  const isSource = code === source?.code;
  const asked: Replacing = {
    find,
    by,
    ...(!isSource && { language: code }),
    ...(!isWhole && { parts: 'yes' }),
    ...(!isSameCase && { anyCase: 'yes' }),
    ...(isSource && keeps && { keep: 'yes' }),
  };
  const { plan, failure, isBusy, submit, forget } = usePlan(asked, `“${find}” replaced by “${by}”`, onClose);
  const changing =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      forget();
    };
  const option = (label: string, isOn: boolean, set: (isOn: boolean) => void) => (
    <Switch isSelected={isOn} onChange={changing(set)}>
      {label}
    </Switch>
  );
  return (
    <FormDialog
      title="Find and replace"
      failure={failure}
      note={plan && 'Undo takes all of it back at once.'}
      action={plan ? 'Replace' : 'See what changes'}
      isDisabled={isBusy || find.trim() === '' || find === by}
      onSubmit={submit}
      onClose={onClose}
    >
      <LineField label="Find" value={find} onChange={changing(setFind)} isRequired autoFocus>
        <p className="help">On all pages, in header and footer. Names of files and addresses stay.</p>
      </LineField>
      <LineField label="Replace by" value={by} onChange={changing(setBy)} />
      {others.length > 0 && source && (
        <SelectField label="In" selected={code} onSelect={changing(setCode)}>
          <ListBox className="options" items={[source, ...others].map((one) => ({ ...one, id: one.code }))}>
            {({ name }) => (
              <ListBoxItem textValue={name} className="option">
                {name}
              </ListBoxItem>
            )}
          </ListBox>
        </SelectField>
      )}
      {option('Whole words', isWhole, setWhole)}
      {option('Same capitals', isSameCase, setSameCase)}
      {isSource &&
        others.length > 0 &&
        option('The translations are still right: keep them', keeps, setKeeps)}
      {plan && <PlanView plan={plan} what="replace" />}
    </FormDialog>
  );
}
