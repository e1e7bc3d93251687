import { diffWords } from 'diff';
import { useMemo } from 'react';
import { Button, Group } from 'react-aria-components';
import { MarkedWords } from '../ui/marked-words';

/** The changes in a text since its translation, word by word, and a prompt to confirm the translation. */
export function Difference({
  before,
  after,
  language,
  onConfirm,
}: {
  before: string;
  after: string;
  language: string;
  onConfirm: () => void;
}) {
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <Group className="difference" aria-label={`${language}: is it still right?`}>
      <p>
        <MarkedWords parts={parts} />
      </p>
      <div className="row">
        <span>The text has changed. Is its translation ({language}) still right?</span>
        <Button className="small-button" onPress={onConfirm}>
          Still right
        </Button>
      </div>
    </Group>
  );
}
