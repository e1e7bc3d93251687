import { duplicateSection, moveSection, removeSection } from '../state/actions';
import { useWorkbench } from '../state/use-workbench';
import { MoreMenu } from '../ui/more-menu';

export function SectionMenu({ index, name, count }: { index: number; name: string; count: number }) {
  const workbench = useWorkbench();
  const actions = {
    'Move up': () => moveSection(workbench, index, index - 1),
    'Move down': () => moveSection(workbench, index, index + 1),
    'Add section below': () => workbench.store.change({ dialog: { name: 'insert', at: index + 1 } }),
    Duplicate: () => duplicateSection(workbench, index, name),
    'Copy to another page': () => workbench.store.change({ dialog: { name: 'copy', at: index } }),
    Remove: () => removeSection(workbench, index, name),
  };
  const disabled = [...(index === 0 ? ['Move up'] : []), ...(index === count - 1 ? ['Move down'] : [])];
  return <MoreMenu {...{ name, actions, disabled }} />;
}
