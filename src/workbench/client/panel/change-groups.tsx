import type { ReactNode } from 'react';
import type { ListedChange } from '../../protocol/changes';
import { ChangedWords, headingOf } from './changed-words';

/** Part of a page's changes: one change by index, or all changes in a section. */
export type Part = { change: number } | { section: NonNullable<ListedChange['place']> };

interface ChangeGroupsProps {
  changes: readonly ListedChange[];
  /** An action on a part, given the part's name. */
  action: (part: Part, what: string) => ReactNode;
  /** The heading of a change, if it is more than text. */
  head?: (change: ListedChange, words: string) => ReactNode;
  /** The heading level of section names. */
  level: 4 | 5;
}

/** The changes of a page by section. */
export function ChangeGroups({ changes, action, head = (_, words) => words, level }: ChangeGroupsProps) {
  const Heading = `h${level}` as const;
  return groupsOf(changes).map(({ name, entries, section }, index) => (
    <div key={index} className="change-group">
      {name !== undefined && (
        <Heading>
          {name}
          {section && entries.length > 1 && action({ section }, `the changes of ${name}`)}
        </Heading>
      )}
      <ul>
        {entries.map(({ change, index: place }) => (
          <li key={place} className="change">
            <p className="change-head">{head(change, headingOf(change))}</p>
            <ChangedWords change={change} />
            {change.isOwn && action({ change: place }, headingOf(change))}
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface Group {
  /** The section's name; undefined for the page itself. */
  name: string | undefined;
  section: ListedChange['place'];
  entries: { change: ListedChange; index: number }[];
}

/** Groups a page's changes by section, each with its index. */
function groupsOf(changes: readonly ListedChange[]): Group[] {
  const groups = new Map<string, Group>();
  for (const [index, change] of changes.entries()) {
    const { section, place } = change;
    const key = section === undefined ? '' : `${place?.before} ${place?.after}`;
    const group = groups.get(key) ?? {
      name: section?.replace(/^"(.*)"$/, '$1'),
      section: place,
      entries: [],
    };
    group.entries.push({ change, index });
    groups.set(key, group);
  }
  return [...groups.values()];
}
