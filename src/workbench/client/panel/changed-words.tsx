import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { languageName } from '../../../content/model/languages';
import type { ListedChange } from '../../protocol/changes';
import { labelOf } from '../form/schema';
import { MarkedWords } from '../ui/marked-words';

const states = { confirmed: 'still right', changed: 'changed', missing: 'missing' } as const;

/** Describes a change for editors: by the label of its field, with the state of its translations. */
export function headingOf({ kind, head, property, before, after, ...change }: ListedChange): string {
  const how = after === undefined ? 'removed' : before === undefined ? 'added' : 'changed';
  if (kind === 'translation' && change.language !== undefined)
    return `${languageName(change.language)} ${how}`;
  if (property === undefined) return head;
  const languages = (change.translations ?? []).map(
    ({ language, state }) => `${languageName(language)} ${states[state]}`,
  );
  return `${labelOf(property)} ${how}${languages.length > 0 ? ` (${languages.join(', ')})` : ''}`;
}

/** The text before and after, with changed words marked. */
export function ChangedWords({ change: { kind, before, after, text } }: { change: ListedChange }) {
  const isCopy = kind === 'text' || kind === 'translation';
  const parts = useMemo(
    () => (isCopy && before !== undefined && after !== undefined ? diffWordsWithSpace(before, after) : []),
    [isCopy, before, after],
  );
  if (before === undefined && after === undefined) return null;
  return (
    <>
      {kind === 'translation' && text !== undefined && <p className="help">of “{text}”</p>}
      <p className="changed-words">
        {parts.length > 0 ? (
          <MarkedWords parts={parts} />
        ) : (
          <>
            {before !== undefined && <del>{before}</del>}
            {before !== undefined && after !== undefined && ' → '}
            {after !== undefined && <ins>{after}</ins>}
          </>
        )}
      </p>
    </>
  );
}
