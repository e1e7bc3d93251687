import { Button } from 'react-aria-components';
import { store } from '../state/store';
import { ToolIcon } from '../ui/buttons';

/** Leaves a list of the panel for the page. @param keepsSection whether the form of a section that was open opens again */
export function BackButton({ keepsSection = false, autoFocus = false }) {
  return (
    <Button
      className="text-button"
      autoFocus={autoFocus}
      onPress={() =>
        store.set({ tab: 'sections', focus: undefined, ...(keepsSection ? {} : { selected: undefined }) })
      }
    >
      <ToolIcon name="back" />
      Back to the page
    </Button>
  );
}
