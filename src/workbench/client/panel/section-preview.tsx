import { exampleRoute } from '../../../content/model/section-files';
import { useServed } from '../ui/use-served';

const width = 1280;

/** A scaled-down preview of an example, from its gallery page. */
export function SectionPreview({ type, name }: { type: string; name: string }) {
  const { onLoad, away } = useServed();
  const theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  const source = `${exampleRoute(type, name)}?frame&theme=${theme}`;
  if (away) return away;
  return (
    <div className="preview">
      <iframe
        src={source}
        title={`Example: ${name}`}
        width={width}
        height="900"
        tabIndex={-1}
        onLoad={onLoad}
      />
    </div>
  );
}
