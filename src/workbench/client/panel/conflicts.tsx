import { Button } from 'react-aria-components';
import { pointerTokens } from '../../../content/model/diagnostics';
import { languageName } from '../../../content/model/languages';
import type { Conflict, FileText } from '../../protocol/documents';
import { labelAt } from '../page/inline';
import { readFiles } from '../state/load';
import { discard, insist, typedLast } from '../state/queue';
import { store, useStore } from '../state/store';

/** Values that were changed both here and in the file: the editor chooses between them. */
export function Conflicts() {
  const changes = useStore((state) => state.changes);
  const change = changes.find(({ conflicts }) => conflicts);
  if (!change) return null;
  return (
    <section className="conflict" role="alert" aria-label="Changed in two places">
      <h3>Changed here and in the file</h3>
      {change.conflicts?.map((conflict) => (
        <dl key={conflict.file + conflict.pointer}>
          <dt>In the file, {placeIn(conflict)}</dt>
          <dd>{shown(conflict.theirs)}</dd>
          <dt>Yours</dt>
          <dd>{shown(typedLast(conflict, changes))}</dd>
        </dl>
      ))}
      <div className="row">
        <Button className="small-button primary" onPress={() => insist(change.id)}>
          Keep mine
        </Button>
        <Button
          className="small-button"
          onPress={() => {
            discard(change.id);
            void readFiles();
          }}
        >
          Take theirs
        </Button>
      </div>
    </section>
  );
}

/** The name of a value that was changed twice, as its form has it. */
function placeIn({ file, pointer }: Conflict): string {
  const { files } = store.get();
  const dictionaries = [files?.dictionaries ?? {}, files?.shared ?? {}].flatMap(
    Object.entries<FileText | undefined>,
  );
  const [code] = dictionaries.find(([, known]) => known?.file === file) ?? [];
  return code === undefined
    ? labelAt(pointer)
    : `${languageName(code)} of “${pointerTokens(pointer).join('/')}”`;
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '(removed)';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
