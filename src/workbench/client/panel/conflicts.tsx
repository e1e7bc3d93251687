import { Button } from 'react-aria-components';
import { stringsOf } from '../../../content/json/values';
import { pointerTokens } from '../../../content/model/diagnostics';
import { languageName } from '../../../content/model/languages';
import { plural } from '../../../content/text/plural';
import type { Conflict, FileText } from '../../protocol/documents';
import { labelAt } from '../form/schema';
import { readFiles } from '../state/load';
import { typedLast } from '../state/queue';
import { useStore, useWorkbench } from '../state/use-workbench';
import type { Workbench } from '../state/workbench';

/** Values that were changed both here and in the file: the editor chooses between them. */
export function Conflicts() {
  const workbench = useWorkbench();
  const changes = useStore((state) => state.changes);
  const change = changes.find(({ conflicts }) => conflicts);
  if (!change) return null;
  return (
    <section className="conflict" role="alert" aria-label="Changed in two places">
      <h3>Changed here and in the file</h3>
      {change.conflicts?.map((conflict) => (
        <dl key={conflict.file + conflict.pointer}>
          <dt>In the file, {placeIn(workbench, conflict)}</dt>
          <dd>{shown(conflict.theirs)}</dd>
          <dt>Yours</dt>
          <dd>{shown(typedLast(conflict, changes))}</dd>
        </dl>
      ))}
      <div className="row">
        <Button className="small-button primary" onPress={() => workbench.queue.insist(change.id)}>
          Keep mine
        </Button>
        <Button
          className="small-button"
          onPress={() => {
            workbench.queue.discard(change.id);
            void readFiles(workbench);
          }}
        >
          Take theirs
        </Button>
      </div>
    </section>
  );
}

/** The name of a value that was changed twice, as its form has it. */
function placeIn(workbench: Workbench, { file, pointer }: Conflict): string {
  const { files } = workbench.store.getState();
  const dictionaries = [files?.dictionaries ?? {}, files?.shared ?? {}].flatMap(
    Object.entries<FileText | undefined>,
  );
  const [code] = dictionaries.find(([, dictionary]) => dictionary?.file === file) ?? [];
  return code === undefined
    ? labelAt(pointer).toLowerCase()
    : `${languageName(code)} of “${pointerTokens(pointer).join('/')}”`;
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '(removed)';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return plural(value.length, 'value');
  const words = stringsOf(value).find(({ pointer }) => !/\/(?:type|id)$/.test(pointer));
  return words?.text ?? JSON.stringify(value);
}
