import { useEffect } from 'react';
import { Button } from 'react-aria-components';
import { step } from '../state/load';
import { store, useStore } from '../state/store';

/** How long a notice stays: what it offers is in the panel's head as well. */
const shownMs = 12_000;
const actions = { undo: 'Undo', redo: 'Redo' } as const;

/** What was just done, at the foot of the panel, with what takes it back. */
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
