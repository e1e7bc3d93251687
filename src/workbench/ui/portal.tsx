import { type ReactNode, useContext } from 'react';
import { Dialog, Modal, ModalOverlay, Popover, type PopoverProps } from 'react-aria-components';
import { ToolButton } from './buttons';
import { PortalContext } from './portal-context';

/** What opens beside a field or a button. */
export function FloatingList({
  children,
  ...props
}: Omit<PopoverProps, 'children'> & { children: ReactNode }) {
  const container = useContext(PortalContext);
  return (
    <Popover className="floating" {...props} UNSTABLE_portalContainer={container ?? undefined}>
      {children}
    </Popover>
  );
}

/** A dialog over the page. */
export function ModalDialog({
  title,
  size = 'small',
  onClose,
  children,
}: {
  title: string;
  size?: 'small' | 'wide' | 'full';
  onClose: () => void;
  children: ReactNode;
}) {
  const container = useContext(PortalContext);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => isOpen || onClose()}
      className="veil"
      UNSTABLE_portalContainer={container ?? undefined}
    >
      <Modal className={`modal ${size}`}>
        <Dialog className="dialog" aria-label={title}>
          <header className="bar">
            <h2>{title}</h2>
            <ToolButton label="Close" icon="close" onPress={onClose} />
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
