import { useEffect, useState } from 'react';
import type { ResolvedImage } from '../content/types.generated';
import { Picture } from './picture';

interface AvatarProps {
  initials: string;
  portrait?: ResolvedImage | undefined;
  /** Delay before the initials are shown, in milliseconds. */
  delay?: number | undefined;
}

/** Shows initials until the image has loaded (requirement 3). */
export function Avatar({ initials, portrait, delay = 0 }: AvatarProps) {
  const [status, setStatus] = useState<'idle' | 'loading' | 'loaded' | 'error'>('idle');
  const [isWaiting, setIsWaiting] = useState(delay > 0);

  const { src, srcSet = '', sizes = '' } = portrait ?? {};
  useEffect(() => {
    if (!src) return setStatus('error');
    setStatus('loading');
    const image = new Image();
    image.sizes = sizes;
    image.srcset = srcSet;
    image.onload = () => setStatus('loaded');
    image.onerror = () => setStatus('error');
    image.src = src;
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [src, srcSet, sizes]);
  useEffect(() => {
    if (delay <= 0) return;
    const timer = setTimeout(() => setIsWaiting(false), delay);
    return () => clearTimeout(timer);
  }, [delay]);

  return (
    <span
      aria-hidden="true"
      className="grid size-12 shrink-0 place-items-center overflow-hidden bg-accent font-display font-semibold text-on-accent"
    >
      {portrait && status === 'loaded' ? (
        <Picture image={portrait} alt="" className="size-full" />
      ) : (
        !isWaiting && initials
      )}
    </span>
  );
}
