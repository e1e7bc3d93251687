import { useWorkbench } from '../state/use-workbench';
import { BackTo } from '../ui/buttons';

/** Leaves a list of the panel for the page. @param keepsSection whether the form of a section that was open opens again */
export function BackButton({ keepsSection = false, autoFocus = false }) {
  const { store } = useWorkbench();
  const selected = keepsSection ? {} : { selected: undefined };
  return (
    <BackTo
      autoFocus={autoFocus}
      onPress={() => store.change({ tab: 'sections', focus: undefined, ...selected })}
    >
      Back to the page
    </BackTo>
  );
}
