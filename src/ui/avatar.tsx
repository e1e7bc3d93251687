import { useEffect, useState } from 'react';

interface AvatarProps {
  initials: string;
  src?: string | undefined;
  /** How long to wait before the initials show, in milliseconds. */
  delay?: number | undefined;
}

/** Initials, unless an image has loaded (specification, section 4: idle, loading, loaded or error). */
export function Avatar({ initials, src, delay = 0 }: AvatarProps) {
  const [status, setStatus] = useState<'idle' | 'loading' | 'loaded' | 'error'>('idle');
  const [isWaiting, setIsWaiting] = useState(delay > 0);

  useEffect(() => {
    if (!src) return setStatus('error');
    setStatus('loading');
    const image = new Image();
    image.onload = () => setStatus('loaded');
    image.onerror = () => setStatus('error');
    image.src = src;
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [src]);
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
      {status === 'loaded' ? (
        <img src={src} alt="" className="size-full object-cover" />
      ) : (
        !isWaiting && initials
      )}
    </span>
  );
}
