import { useStore } from '../state/use-workbench';

/** Shows whether what was typed has been saved to its file. */
export function SaveState() {
  const kind = useStore(({ connection, sending, changes }) => {
    if (connection === 'away') return 'away';
    if (changes.some(({ refused, conflicts }) => refused || conflicts)) return 'unsaved';
    return sending || changes.length > 0 ? 'saving' : 'saved';
  });
  const words = {
    away: 'No server. Kept here.',
    unsaved: 'Not all is saved',
    saving: 'Saving…',
    saved: 'Saved',
  };
  return (
    <p className={`save ${kind}`} role="status">
      {words[kind]}
    </p>
  );
}
