import { show } from '../page/walk';
import { fieldOf } from '../state/finding-field';
import { frameFindings, otherFindings, type PageFinding, pageFindings } from '../state/findings';
import { useStore, useWorkbench } from '../state/use-workbench';
import { FindingNote } from './finding-note';

const mostShown = 100;

/** All findings: on this page and elsewhere on the site. */
export function FindingList() {
  const workbench = useWorkbench();
  const own = useStore(pageFindings);
  const frame = useStore(frameFindings);
  useStore(({ files }) => files?.findings);
  const others = otherFindings(workbench.store.getState());
  if (own.length + frame.length + others.length === 0)
    return <p className="empty">Nothing is wrong, on this page or on any other.</p>;
  return (
    <>
      <h3 className="list-title">This page</h3>
      {own.length === 0 && <p className="help">Nothing is wrong here.</p>}
      <PlacedFindings findings={own} />
      {frame.length > 0 && (
        <>
          <h3 className="list-title">On every page</h3>
          <PlacedFindings findings={frame} />
        </>
      )}
      {others.length > 0 && (
        <>
          <h3 className="list-title">The rest of the site</h3>
          <ul className="findings">
            {others.slice(0, mostShown).map((finding, index) => (
              <li key={index}>
                <code>{finding.file}</code>
                <FindingNote finding={finding} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Findings with a field to go to. */
function PlacedFindings({ findings }: { findings: readonly PageFinding[] }) {
  const workbench = useWorkbench();
  return (
    <ul className="findings">
      {findings.map((finding, index) => (
        <li key={index}>
          <FindingNote finding={finding} onShow={() => show(workbench, fieldOf(workbench, finding))} />
        </li>
      ))}
    </ul>
  );
}
