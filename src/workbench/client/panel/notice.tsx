import { useEffect } from 'react';
import { Button } from 'react-aria-components';
import { step } from '../state/load';
import { useStore, useWorkbench } from '../state/use-workbench';
import { useAttempt } from '../ui/use-attempt';

/** How long a notice is shown; its action is available in the panel's header as well. */
const shownMs = 12_000;
const actions = { undo: 'Undo', redo: 'Redo' } as const;

/** The last action at the bottom of the panel, with undo. */
export function NoticeBar() {
  const workbench = useWorkbench();
  const { store } = workbench;
  const notice = useStore((state) => state.notice);
  const { attempt } = useAttempt();
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(
      () => store.getState().notice === notice && store.change({ notice: undefined }),
      shownMs,
    );
    return () => clearTimeout(timer);
  }, [store, notice]);
  const action = notice?.action;
  return (
    <div className={notice ? 'notice' : 'notice none'}>
      <p role="status">{notice?.words}</p>
      {action && (
        <Button
          className="text-button"
          onPress={() => {
            // Pressed twice, it must not take back what was done before as well.
            void attempt(async () => void (await step(workbench, action)));
          }}
        >
          {actions[action]}
        </Button>
      )}
    </div>
  );
}
