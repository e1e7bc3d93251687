import type { ReactNode } from 'react';
import type { ListedChange } from '../../protocol';
import { ChangedWords, headingOf } from './changed-words';

/** A part of what has changed on a page: one change by its place in the list, or what has changed in a section. */
export type Part = { change: number } | { section: NonNullable<ListedChange['place']> };

interface ChangeGroupsProps {
  changes: readonly ListedChange[];
  /** What can be done with a part, and what that part is called. */
  action: (part: Part, what: string) => ReactNode;
  /** What a change is called, where that is more than words. */
  head?: (change: ListedChange, words: string) => ReactNode;
  /** The level of the names of sections. */
  level: 4 | 5;
}

/** What has changed on a page, section by section. */
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
  /** What the section is called; undefined for the page itself. */
  name: string | undefined;
  section: ListedChange['place'];
  entries: { change: ListedChange; index: number }[];
}

/** The changes of a page by their sections, each with its place in the list. */
function groupsOf(changes: readonly ListedChange[]): Group[] {
  const groups = new Map<string, Group>();
  for (const [index, change] of changes.entries()) {
    const { section, place } = change;
    const key = section === undefined ? '' : `${place?.before} ${place?.after}`;
    const known = groups.get(key) ?? {
      name: section?.replace(/^"(.*)"$/, '$1'),
      section: place,
      entries: [],
    };
    known.entries.push({ change, index });
    groups.set(key, known);
  }
  return [...groups.values()];
}
