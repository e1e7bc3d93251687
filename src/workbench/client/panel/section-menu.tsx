import { Button, Menu, MenuItem, MenuTrigger } from 'react-aria-components';
import { duplicateSection, moveSection, removeSection } from '../state/actions';
import { useWorkbench } from '../state/use-workbench';
import { ToolIcon } from '../ui/buttons';
import { FloatingList } from '../ui/portal';

export function SectionMenu({ index, name, count }: { index: number; name: string; count: number }) {
  const workbench = useWorkbench();
  const actions: Record<string, () => void> = {
    up: () => moveSection(workbench, index, index - 1),
    down: () => moveSection(workbench, index, index + 1),
    add: () => workbench.store.change({ dialog: 'insert', dialogAt: index + 1 }),
    duplicate: () => duplicateSection(workbench, index, name),
    copy: () => workbench.store.change({ dialog: 'copy', dialogAt: index }),
    remove: () => removeSection(workbench, index, name),
  };
  const disabled = [...(index === 0 ? ['up'] : []), ...(index === count - 1 ? ['down'] : [])];
  return (
    <MenuTrigger>
      <Button className="tool" aria-label={`More about ${name}`}>
        <ToolIcon name="more" />
      </Button>
      <FloatingList placement="bottom end">
        <Menu className="options" disabledKeys={disabled} onAction={(key) => actions[String(key)]?.()}>
          <MenuItem id="up" className="option">
            Move up
          </MenuItem>
          <MenuItem id="down" className="option">
            Move down
          </MenuItem>
          <MenuItem id="add" className="option">
            Add section below
          </MenuItem>
          <MenuItem id="duplicate" className="option">
            Duplicate
          </MenuItem>
          <MenuItem id="copy" className="option">
            Copy to another page
          </MenuItem>
          <MenuItem id="remove" className="option">
            Remove
          </MenuItem>
        </Menu>
      </FloatingList>
    </MenuTrigger>
  );
}
