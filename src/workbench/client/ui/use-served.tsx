import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Button } from 'react-aria-components';

type FrameEvent = SyntheticEvent<HTMLIFrameElement>;

/**
 * Follows a frame with a page of the server.
 *
 * @param onPage called when the page has come
 * @returns what hears that the frame has loaded; and what stands in its place if its page did not come
 */
export function useServed(onPage?: (page: Document) => void): {
  onLoad: (event: FrameEvent) => void;
  away: ReactNode;
} {
  const [isAway, setAway] = useState(false);
  return {
    onLoad({ currentTarget }) {
      const page = pageIn(currentTarget);
      if (page) onPage?.(page);
      else setAway(true);
    },
    away: isAway && <FrameAway onRetry={() => setAway(false)} />,
  };
}

/** The page in a frame; undefined if it shows an error of the browser, which no script may look into. */
function pageIn({ contentDocument, contentWindow }: HTMLIFrameElement): Document | undefined {
  try {
    return contentWindow?.location.host === location.host ? (contentDocument ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

function FrameAway({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="frame-away">
      <p role="status">The development server does not answer, so this cannot be shown.</p>
      <Button className="small-button" onPress={onRetry}>
        Try again
      </Button>
    </div>
  );
}
