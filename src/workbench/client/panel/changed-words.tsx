import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import type { ListedChange } from '../../protocol';
import { labelOf } from '../form/schema';

const states = { confirmed: 'still right', changed: 'changed', missing: 'missing' } as const;

/** A language as English calls it: the panel speaks English. */
export function englishName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}

/** What a change is, as an editor says it: by the label of its field, and with what became of the translations. */
export function headingOf({ kind, head, property, before, after, ...change }: ListedChange): string {
  if (kind === 'translation' && change.language !== undefined) {
    const how = after === undefined ? 'removed' : before === undefined ? 'added' : 'changed';
    return `${englishName(change.language)} ${how}`;
  }
  if (property === undefined) return head;
  const how = after === undefined ? 'removed' : before === undefined ? 'added' : 'changed';
  const languages = (change.translations ?? []).map(
    ({ language, state }) => `${englishName(language)} ${states[state]}`,
  );
  return `${labelOf(property)} ${how}${languages.length > 0 ? ` (${languages.join(', ')})` : ''}`;
}

/** What stood there and what stands there now, with the words that are others marked. */
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
        {parts.length > 0
          ? parts.map(({ value, added, removed }, index) => {
              if (added) return <ins key={index}>{value}</ins>;
              if (removed) return <del key={index}>{value}</del>;
              return <span key={index}>{value}</span>;
            })
          : [
              before !== undefined && <del key="before">{before}</del>,
              before !== undefined && after !== undefined && ' → ',
              after !== undefined && <ins key="after">{after}</ins>,
            ]}
      </p>
    </>
  );
}
