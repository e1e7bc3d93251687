import { useState } from 'react';
import { exampleRoute } from '../../../content/model/section-files';
import { FrameAway, isAway } from '../ui/frame-away';

const width = 1280;

/** A scaled-down preview of an example, from its gallery page. */
export function SectionPreview({ type, name }: { type: string; name: string }) {
  const [gone, setGone] = useState<string>();
  const theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  const source = `${exampleRoute(type, name)}?frame&theme=${theme}`;
  if (gone === source) return <FrameAway onRetry={() => setGone(undefined)} />;
  return (
    <div className="preview">
      <iframe
        key={source}
        src={source}
        title={`Example: ${name}`}
        width={width}
        height="900"
        tabIndex={-1}
        onLoad={({ currentTarget }) => isAway(currentTarget) && setGone(source)}
      />
    </div>
  );
}
