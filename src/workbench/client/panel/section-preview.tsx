import { useRef } from 'react';

const width = 1280;

/** An example as it looks: its page of the gallery, drawn small. */
export function SectionPreview({ type, name }: { type: string; name: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const source = `/_gallery/${type}/${slug(name)}`;
  /** Of its page, only the section itself is shown. */
  const show = () => {
    const inside = frame.current?.contentDocument;
    if (!inside) return;
    inside.documentElement.className = document.documentElement.className;
    const style = inside.createElement('style');
    style.textContent = '.site-header, main > :not(:last-child), main ~ * { display: none !important; }';
    inside.head.append(style);
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
