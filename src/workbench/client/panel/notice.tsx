import { useEffect } from 'react';
import { Button } from 'react-aria-components';
import { step } from '../state/load';
import { store, useStore } from '../state/store';

/** How long a notice is shown; its action is available in the panel's header as well. */
const shownMs = 12_000;
const actions = { undo: 'Undo', redo: 'Redo' } as const;

/** The last action at the bottom of the panel, with undo. */
export function NoticeBar() {
  const notice = useStore((state) => state.notice);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(
      () => store.get().notice === notice && store.set({ notice: undefined }),
      shownMs,
    );
    return () => clearTimeout(timer);
  }, [notice]);
  const action = notice?.action;
  return (
    <div className={notice ? 'notice' : 'notice none'}>
      <p role="status">{notice?.words}</p>
      {action && (
        <Button className="text-button" onPress={() => void step(action)}>
          {actions[action]}
        </Button>
      )}
    </div>
  );
}
