import { Button } from 'react-aria-components';

/** Whether a frame shows an error of the browser, which no script may look into, instead of a page of the server. */
export function isAway(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentDocument === null || frame.contentWindow?.location.host !== location.host;
  } catch {
    return true;
  }
}

/** Stands in the place of a frame whose page did not come. */
export function FrameAway({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="frame-away">
      <p role="status">The development server does not answer, so this cannot be shown.</p>
      <Button className="small-button" onPress={onRetry}>
        Try again
      </Button>
    </div>
  );
}
