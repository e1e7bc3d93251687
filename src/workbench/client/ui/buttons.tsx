import { useContext } from 'react';
import { Button, type ButtonProps, Tooltip, TooltipTrigger } from 'react-aria-components';
import { PortalContext } from './portal-context';

/** The workbench's icons: 24 by 24, stroked like the site's own. */
const signs = {
  undo: 'M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3',
  redo: 'M15 6l4.5 4.5L15 15M19 10.5h-9a5 5 0 0 0 0 10h3',
  close: 'M6 6l12 12M18 6 6 18',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  remove: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10 11v5.5M14 11v5.5',
  plus: 'M5 12h14M12 5v14',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  open: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  back: 'M19 12H6M11 6.5 5.5 12 11 17.5',
  chevron: 'M6 9.5l6 6 6-6',
  panes: 'M3 5h18v14H3zM9 5v14M16 5v14',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  bold: 'M8 5h5a3.5 3.5 0 0 1 0 7H8zM8 12h6a3.5 3.5 0 0 1 0 7H8z',
  italic: 'M10 5h8M6 19h8M14 5l-4 14',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  find: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 21 21',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M8.5 9h.01',
  page: 'M6 3h8l4 4v14H6zM12 11v6M9 14h6',
} as const;

type SignName = keyof typeof signs;

export function ToolIcon({ name }: { name: SignName }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={`sign sign-${name}`}>
      <path d={signs[name]} />
    </svg>
  );
}

/** A button that leads back to what was shown before. */
export function BackTo({ children, ...props }: Omit<ButtonProps, 'children'> & { children: string }) {
  return (
    <Button className="text-button" {...props}>
      <ToolIcon name="back" />
      {children}
    </Button>
  );
}

/** An icon button with a tooltip. */
export function ToolButton({
  label,
  icon,
  ...props
}: Omit<ButtonProps, 'children'> & { label: string; icon: SignName }) {
  const container = useContext(PortalContext);
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      <Button {...props} aria-label={label} className="tool">
        <ToolIcon name={icon} />
      </Button>
      <Tooltip className="tip" offset={6} UNSTABLE_portalContainer={container ?? undefined}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
