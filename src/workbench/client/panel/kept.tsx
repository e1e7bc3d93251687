import { Button } from 'react-aria-components';
import { useStore, useWorkbench } from '../state/use-workbench';

/** Changes that could not be written, kept until they can be or are discarded. */
export function Kept() {
  const workbench = useWorkbench();
  const changes = useStore((state) => state.changes);
  const away = useStore(({ connection }) => connection === 'away');
  const refused = changes.filter((change) => change.refused !== undefined);
  if (!away && refused.length === 0) return null;
  const where = workbench.kept.isKeeping() ? 'browser' : 'tab (leave it open)';
  return (
    <section className="kept" aria-label="Not saved yet">
      {away && (
        <p>
          The development server does not answer. What you type is kept in this {where} and saved when it is
          back
          {changes.length > 0 ? ` (${changes.length} to save).` : '.'}
        </p>
      )}
      {refused.length > 0 && (
        <>
          <p>These changes could not be written. They are kept in this {where}.</p>
          <ul>
            {refused.map((change) => (
              <li key={change.id}>
                <p>
                  <strong>{change.name}</strong>: {change.refused}
                </p>
                <Values change={change} />
                <Button className="small-button" onPress={() => workbench.queue.discard(change.id)}>
                  Discard<span className="hidden-text"> {change.name}</span>
                </Button>
              </li>
            ))}
          </ul>
          <Button className="small-button" onPress={workbench.queue.retry}>
            Try again
          </Button>
        </>
      )}
    </section>
  );
}

/** The texts of a change, so that nobody has to type them again. */
function Values({ change }: { change: { files: { edits: readonly object[] }[] } }) {
  const texts = change.files.flatMap(({ edits }) =>
    edits.flatMap((edit) => ('value' in edit && typeof edit.value === 'string' ? [edit.value] : [])),
  );
  return texts.map((text, index) => <blockquote key={index}>{text}</blockquote>);
}
