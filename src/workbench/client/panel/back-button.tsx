import { Button } from 'react-aria-components';
import { useWorkbench } from '../state/use-workbench';
import { ToolIcon } from '../ui/buttons';

/** Leaves a list of the panel for the page. @param keepsSection whether the form of a section that was open opens again */
export function BackButton({ keepsSection = false, autoFocus = false }) {
  const workbench = useWorkbench();
  return (
    <Button
      className="text-button"
      autoFocus={autoFocus}
      onPress={() =>
        workbench.store.change({
          tab: 'sections',
          focus: undefined,
          ...(keepsSection ? {} : { selected: undefined }),
        })
      }
    >
      <ToolIcon name="back" />
      Back to the page
    </Button>
  );
}
