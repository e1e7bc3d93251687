import { useEffect, useRef, useState } from 'react';
import { typeLabel } from '../state/type-label';

/** The scale of each window width, and its initial height until the page reports its own. */
const scales: Record<number, number> = { 320: 0.75, 1280: 0.375 };
const usualHeight = 520;
const mostHeight = 6000;

interface FrameProps {
  name: string;
  type: string;
  /** The address of the example's page. */
  source: string;
  language: { code: string; name: string };
  theme: string;
  width: number;
}

/** An example in a frame that loads when it comes near the viewport and is as tall as its content. */
export function Frame({ name, type, source, language, theme, width }: FrameProps) {
  const figure = useRef<HTMLElement>(null);
  const isNear = useNear(figure);
  const [height, setHeight] = useState(usualHeight);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const scale = scales[width] ?? 1;
  const follow = (frame: HTMLIFrameElement) => {
    stop.current();
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
      <figcaption>
        {language.name}, {theme}, {width} px
      </figcaption>
      <div className="window" style={{ width: width * scale, height: height * scale }}>
        {isNear && (
          <iframe
            title={`${typeLabel(type)}, ${name}: ${language.name}, ${theme}, ${width} pixels`}
            src={`${source}?frame&theme=${theme}`}
            data-example={name}
            data-language={language.code}
            style={{ width, height, transform: `scale(${scale})` }}
            onLoad={({ currentTarget }) => follow(currentTarget)}
          />
        )}
      </div>
    </figure>
  );
}

/** Whether an element has come near the viewport. */
function useNear(place: { current: Element | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
