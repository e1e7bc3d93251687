import { type ReactNode, useState } from 'react';
import { Button, Group } from 'react-aria-components';

/** Shared texts that the editor has agreed to change for all pages. */
const agreed = new Set<string>();

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
  const [, setCount] = useState(0);
  const isLocked = pages > 1 && !agreed.has(id);
  return (
    <>
      {children(isLocked)}
      {isLocked && (
        <Group className="shared" aria-label="Shared text">
          <span>{Number.isFinite(pages) ? pages : 'Several'} pages use this translation.</span>
          <Button
            className="small-button"
            onPress={() => {
              agreed.add(id);
              setCount((count) => count + 1);
            }}
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
