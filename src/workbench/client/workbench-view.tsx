import { Overlay } from './page/overlay';
import { CompareDialog } from './panel/compare';
import { CopyDialog } from './panel/copy';
import { DeletePageDialog } from './panel/delete-page';
import { FinderDialog } from './panel/finder';
import { HistoryDialog } from './panel/history';
import { InsertDialog } from './panel/insert';
import { MovePageDialog } from './panel/move-page';
import { NewPageDialog } from './panel/new-page';
import { Panel } from './panel/panel';
import { PublishDialog } from './panel/publish';
import { ReplaceDialog } from './panel/replace';
import { useStore, useWorkbench } from './state/use-workbench';

/** The complete workbench: the layer over the page, and the panel next to it. */
export function WorkbenchView({ onClose }: { onClose: () => void }) {
  const workbench = useWorkbench();
  const dialog = useStore((state) => state.dialog?.name);
  const announcement = useStore((state) => state.announcement);
  const close = () => workbench.store.change({ dialog: undefined });
  return (
    <>
      <Overlay />
      <Panel onClose={onClose} />
      {dialog === 'insert' && <InsertDialog onClose={close} />}
      {dialog === 'new-page' && <NewPageDialog onClose={close} />}
      {dialog === 'move-page' && <MovePageDialog onClose={close} />}
      {dialog === 'delete-page' && <DeletePageDialog onClose={close} />}
      {dialog === 'publish' && <PublishDialog onClose={close} />}
      {dialog === 'history' && <HistoryDialog onClose={close} />}
      {dialog === 'copy' && <CopyDialog onClose={close} />}
      {dialog === 'find' && <FinderDialog onClose={close} />}
      {dialog === 'replace' && <ReplaceDialog onClose={close} />}
      {dialog === 'compare' && <CompareDialog onClose={close} />}
      <p className="hidden-text" role="status">
        {announcement}
      </p>
    </>
  );
}
