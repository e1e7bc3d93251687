import { Button } from 'react-aria-components';

interface DialogEndProps {
  /** Why the last attempt failed. */
  failure: string | undefined;
  /** Information for before the button is pressed. */
  note?: string;
  /** The label of the primary button. */
  action: string;
  isDisabled: boolean;
  /** Whether Cancel is focused initially, because something would be lost otherwise. */
  isCautious?: boolean;
  onClose: () => void;
}

/** The footer of a dialog with a form: the failure, Cancel, and the primary button. */
export function DialogEnd({
  failure,
  note,
  action,
  isDisabled,
  isCautious = false,
  onClose,
}: DialogEndProps) {
  return (
    <>
      {failure && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
      {note && <p className="help">{note}</p>}
      <div className="row end">
        <Button className="small-button" onPress={onClose} autoFocus={isCautious}>
          Cancel
        </Button>
        <Button type="submit" className="small-button primary" isDisabled={isDisabled}>
          {action}
        </Button>
      </div>
    </>
  );
}
