import { useState } from 'react';
import { useWorkbench } from '../state/use-workbench';

/** The route of the page that a dialog is about, as it was when the dialog opened: by default the open page. */
export function useDialogRoute(): string {
  const { store } = useWorkbench();
  const [asked] = useState(() => {
    const { dialog, route } = store.getState();
    return dialog?.route ?? route;
  });
  return asked;
}
