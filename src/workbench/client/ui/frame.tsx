import { useEffect, useRef, useState } from 'react';
import { FrameAway, isAway } from './frame-away';
import { useNear } from './use-near';

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
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
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
  const [isGone, setGone] = useState(false);
  const follow = (frame: HTMLIFrameElement) => {
    stop.current();
    if (isAway(frame)) return setGone(true);
    const body = frame.contentDocument?.body;
    if (!body) return;
    const observer = new ResizeObserver(() =>
      setHeight(Math.min(mostHeight, Math.max(80, Math.ceil(body.offsetHeight)))),
    );
    observer.observe(body);
    stop.current = () => observer.disconnect();
  };
  return (
    <figure ref={figure}>
      <figcaption>{caption}</figcaption>
      {isGone && <FrameAway onRetry={() => setGone(false)} />}
      <div className="window" hidden={isGone} style={{ width: width * scale, height: height * scale }}>
        {isNear && !isGone && (
          <iframe
            {...data}
            title={title}
            src={`${source}?frame&theme=${theme}`}
            tabIndex={section === undefined ? undefined : -1}
            style={{ width, height, transform: `scale(${scale})` }}
            onLoad={({ currentTarget }) => follow(currentTarget)}
          />
        )}
      </div>
    </figure>
  );
}
