import type { ReactNode } from 'react';
import { Button, Group } from 'react-aria-components';
import { useStore, useWorkbench } from '../state/use-workbench';

/**
 * Locks a translation that other pages use as well, until the editor chooses to change it for all of them. The editor can
 * instead give this page a translation of its own.
 */
export function SharedText({
  pages,
  id,
  onOwn,
  children,
}: {
  /** Number of pages that use the translation: 1 if it is this page's own, infinity while the number is unknown. */
  pages: number;
  id: string;
  onOwn: () => void;
  children: (isLocked: boolean) => ReactNode;
}) {
  const { store } = useWorkbench();
  const hasAgreed = useStore(({ agreed }) => agreed.has(id));
  const isLocked = pages > 1 && !hasAgreed;
  return (
    <>
      {children(isLocked)}
      {isLocked && (
        <Group className="shared" aria-label="Shared text">
          <span>{Number.isFinite(pages) ? pages : 'Several'} pages use this translation.</span>
          <Button
            className="small-button"
            onPress={() => store.change({ agreed: new Set([...store.getState().agreed, id]) })}
          >
            Change for all
          </Button>
          <Button className="small-button" onPress={onOwn}>
            Only here
          </Button>
        </Group>
      )}
    </>
  );
}
