import { diffWords } from 'diff';
import { useMemo } from 'react';
import { Button, Group } from 'react-aria-components';

/** What changed in a text since it was translated, word by word; and the question whether the translation is still right. */
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
        {parts.map(({ value, added, removed }, index) => {
          if (added) return <ins key={index}>{value}</ins>;
          if (removed) return <del key={index}>{value}</del>;
          return <span key={index}>{value}</span>;
        })}
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
