import { useState } from 'react';
import type { ResolvedImage } from '../content/types.generated';
import { Picture } from './picture';

interface AvatarProps {
  initials: string;
  portrait?: ResolvedImage | undefined;
  /** Delay before the initials are shown, in milliseconds. */
  delay?: number | undefined;
}

/**
 * Shows initials until the image has loaded (requirement 3). Both are in the HTML, the image on top without the mean color that
 * would hide the initials: it needs no scripts, which only remove what does not show.
 */
export function Avatar({ initials, portrait, delay }: AvatarProps) {
  const { src, style: { backgroundColor: _, color: __, ...style } = {} } = portrait ?? {};
  /** Whether an image has loaded or failed. */
  const [ended, setEnded] = useState<{ src: string | undefined; hasLoaded: boolean }>();
  const { hasLoaded } = ended && ended.src === src ? ended : {};
  const end = (hasLoaded: boolean) => setEnded({ src, hasLoaded });
  /** The image may have loaded before hydration. */
  const look = (box: Element | null) => {
    const image = box?.querySelector('img');
    if (hasLoaded === undefined && image?.complete && image.naturalWidth > 0) end(true);
  };
  return (
    <span
      ref={look}
      aria-hidden="true"
      onLoadCapture={() => end(true)}
      onErrorCapture={() => end(false)}
      className="relative grid size-12 shrink-0 place-items-center overflow-hidden bg-accent font-display font-semibold text-on-accent"
    >
      {!hasLoaded && (
        <span {...(delay && { className: 'comes-late', style: { animationDelay: `${delay}ms` } })}>
          {initials}
        </span>
      )}
      {portrait && hasLoaded !== false && (
        <Picture image={{ ...portrait, style }} alt="" className="absolute inset-0" />
      )}
    </span>
  );
}
