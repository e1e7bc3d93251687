import { useRef, useState } from 'react';
import { exampleRoute } from '../../../content/model/section-files';
import { FrameAway, isAway } from '../ui/frame-away';

const width = 1280;

/** A scaled-down preview of an example, from its gallery page. */
export function SectionPreview({ type, name }: { type: string; name: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [gone, setGone] = useState<string>();
  const source = exampleRoute(type, name);
  /** Hides everything except the section. */
  const show = () => {
    const inside = frame.current?.contentDocument;
    if (!inside || !frame.current || isAway(frame.current)) return setGone(source);
    inside.documentElement.className = document.documentElement.className;
    const style = inside.createElement('style');
    style.textContent = '.site-header, main > :not(:last-child), main ~ * { display: none !important; }';
    inside.head.append(style);
  };
  if (gone === source) return <FrameAway onRetry={() => setGone(undefined)} />;
  return (
    <div className="preview">
      <iframe
        key={source}
        ref={frame}
        src={source}
        title={`Example: ${name}`}
        width={width}
        height="900"
        tabIndex={-1}
        onLoad={show}
      />
    </div>
  );
}
