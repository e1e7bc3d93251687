import { Button } from 'react-aria-components';

interface DialogEndProps {
  /** Why the last attempt came to nothing. */
  failure: string | undefined;
  /** What is good to know before the button is pressed. */
  note?: string;
  /** What the button does that ends the dialog. */
  action: string;
  isDisabled: boolean;
  /** Whether Cancel has the focus at first: where something is lost otherwise. */
  isCautious?: boolean;
  onClose: () => void;
}

/** The end of a dialog with a form: what went wrong, Cancel, and the button that does it. */
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
