import { Button, Menu, MenuItem, MenuTrigger } from 'react-aria-components';
import { ToolIcon } from './buttons';
import { FloatingList } from './portal';

interface MoreMenuProps {
  /** What the menu is about. */
  name: string;
  /** The actions by their words. */
  actions: Readonly<Record<string, () => void>>;
  /** The words of actions that are impossible now. */
  disabled: readonly string[];
}

/** The button at the end of a row, which opens a menu of what can be done with it. */
export function MoreMenu({ name, actions, disabled }: MoreMenuProps) {
  return (
    <MenuTrigger>
      <Button className="tool" aria-label={`More about ${name}`}>
        <ToolIcon name="more" />
      </Button>
      <FloatingList placement="bottom end">
        <Menu className="options" disabledKeys={disabled} onAction={(words) => actions[String(words)]?.()}>
          {Object.keys(actions).map((words) => (
            <MenuItem key={words} id={words} className="option">
              {words}
            </MenuItem>
          ))}
        </Menu>
      </FloatingList>
    </MenuTrigger>
  );
}
