import { useEffect, useRef, useState } from 'react';
import { useNear } from './use-near';
import { useServed } from './use-served';

/** The initial height of a window, until the page reports its own. */
const usualHeight = 520;
const mostHeight = 6000;

interface FrameProps {
  /** Its accessible name. */
  title: string;
  caption: string;
  /** The address of an example's page in the gallery. */
  source: string;
  theme: string;
  width: number;
  scale: number;
  /** A section, resolved for its component, to show instead of the example. */
  section?: unknown;
  /** Attributes by which the frame is found. */
  data?: Readonly<Record<`data-${string}`, string>>;
}

/** A section in a frame that loads when it comes near the viewport and is as tall as its content. */
export function Frame({ title, caption, source, theme, width, scale, section, data }: FrameProps) {
  const figure = useRef<HTMLElement>(null);
  const isNear = useNear(figure);
  const [height, setHeight] = useState(usualHeight);
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    if (section === undefined) return;
    const answer = ({ source, origin, data }: MessageEvent) => {
      const inside = figure.current?.querySelector('iframe')?.contentWindow;
      if (!inside || source !== inside || origin !== location.origin || data !== 'example') return;
      inside.postMessage({ example: section }, location.origin);
    };
    addEventListener('message', answer);
    return () => removeEventListener('message', answer);
  }, [section]);
  const { onLoad, away } = useServed((page) => setBody(page.body));
  const isGone = Boolean(away);
  useEffect(() => {
    if (!body || isGone) return;
    const observer = new ResizeObserver(() =>
      setHeight(Math.min(mostHeight, Math.max(80, Math.ceil(body.offsetHeight)))),
    );
    observer.observe(body);
    return () => observer.disconnect();
  }, [body, isGone]);
  return (
    <figure ref={figure}>
      <figcaption>{caption}</figcaption>
      {away}
      <div className="window" hidden={isGone} style={{ width: width * scale, height: height * scale }}>
        {isNear && !isGone && (
          <iframe
            {...data}
            title={title}
            src={`${source}?frame&theme=${theme}`}
            tabIndex={section === undefined ? undefined : -1}
            style={{ width, height, transform: `scale(${scale})` }}
            onLoad={onLoad}
          />
        )}
      </div>
    </figure>
  );
}
