import { type ReactNode, useContext, useState } from 'react';
import { Dialog, Modal, ModalOverlay, Popover, type PopoverProps } from 'react-aria-components';
import { ToolButton } from './buttons';
import { PortalContext } from './portal-context';

/** A list that opens next to a field or button. */
export function FloatingList({
  children,
  ...props
}: Pick<PopoverProps, 'placement'> & { children: ReactNode }) {
  const container = useContext(PortalContext);
  return (
    <Popover {...props} className="floating" UNSTABLE_portalContainer={container ?? undefined}>
      {children}
    </Popover>
  );
}

/** A modal dialog. Everything else is inert while it is open, so lists and tooltips in it open inside its element. */
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
  const [floats, setFloats] = useState<HTMLElement | null>(null);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => isOpen || onClose()}
      className="veil"
      UNSTABLE_portalContainer={container ?? undefined}
    >
      <Modal className={`modal ${size}`}>
        <PortalContext value={floats}>
          <Dialog className="dialog" aria-label={title}>
            <header className="bar">
              <h2>{title}</h2>
              <ToolButton label="Close" icon="close" onPress={onClose} />
            </header>
            {children}
          </Dialog>
        </PortalContext>
        <div className="floats" ref={setFloats} />
      </Modal>
    </ModalOverlay>
  );
}
