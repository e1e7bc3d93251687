import { useRef } from 'react';

const width = 1280;

/** An example as it looks: its page of the gallery, drawn small. */
export function SectionPreview({ type, name }: { type: string; name: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const source = `/_gallery/${type}/${slug(name)}`;
  /** The section is the last one of its page: the rest is out of sight. */
  const show = () => {
    const inside = frame.current?.contentDocument;
    if (!inside) return;
    inside.documentElement.className = document.documentElement.className;
    const look = (left: number) => {
      const section = inside.querySelector('main > :last-child');
      if (!section && left > 0) setTimeout(look, 50, left - 1);
      section?.scrollIntoView({ block: 'start' });
    };
    look(60);
  };
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

/** The name of an example in the address of its page. */
function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
