import type { ReactNode } from 'react';
import { Button, Form } from 'react-aria-components';
import { Failure } from './failure';
import { ModalDialog } from './portal';

interface DialogFormProps {
  /** Why the last attempt failed. */
  failure: string | undefined;
  /** Information for before the button is pressed. */
  note?: string | undefined;
  /** The label of the primary button. */
  action: string;
  isDisabled: boolean;
  /** Whether Cancel is focused initially, because something would be lost otherwise. */
  isCautious?: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog({ title, ...form }: DialogFormProps & { title: string }) {
  return (
    <ModalDialog title={title} onClose={form.onClose}>
      <DialogForm {...form} />
    </ModalDialog>
  );
}

/** The form of a dialog; it ends with the failure, Cancel, and the primary button. */
export function DialogForm({
  failure,
  note,
  action,
  isDisabled,
  isCautious = false,
  onSubmit,
  onClose,
  children,
}: DialogFormProps) {
  return (
    <Form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
      <Failure>{failure}</Failure>
      {note && <p className="help">{note}</p>}
      <div className="row end">
        <Button className="small-button" onPress={onClose} autoFocus={isCautious}>
          Cancel
        </Button>
        <Button type="submit" className="small-button primary" isDisabled={isDisabled}>
          {action}
        </Button>
      </div>
    </Form>
  );
}
