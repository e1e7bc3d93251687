import { type ReactNode, useState } from 'react';
import { Button, Group } from 'react-aria-components';

/** The shared texts that somebody has agreed to change for all pages. */
const agreed = new Set<string>();

/**
 * A translation that other pages show as well says so before it can be changed: for all of them, or for this page alone.
 */
export function SharedText({
  pages,
  id,
  onOwn,
  children,
}: {
  /** On how many pages it stands: 1 when it is this page's own, more than can be counted when nobody has counted yet. */
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
