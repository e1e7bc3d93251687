import { useRef } from 'react';
import { Button } from 'react-aria-components';
import { siteFolder } from '../../../content/model/routes';
import type { ChangedPage, ListedChange, Unwanted } from '../../protocol';
import { useFieldFocus } from '../form/focus';
import { scrollTo } from '../page/walk';
import { goToPage } from '../state/destination';
import { findingsIn } from '../state/findings';
import { amountOf } from '../state/listed-changes';
import { pointerIn } from '../state/parts';
import { store, useStore } from '../state/store';
import { throwAway } from '../state/throw-away';
import { ToolIcon } from '../ui/buttons';
import { ChangedWords, headingOf } from './changed-words';
import { FindingNote } from './finding-note';
import { OthersLine } from './others';

/** How much was changed, always in view: it opens the list. */
export function ChangesBar() {
  const listed = useStore((state) => state.listed);
  const isOpen = useStore(({ tab }) => tab === 'changes');
  if (!listed) return <p className="changes-bar">&nbsp;</p>;
  if ('missing' in listed) return <p className="changes-bar">{listed.missing}</p>;
  const { pages } = listed;
  return (
    <p className="changes-bar">
      <Button
        className="text-button"
        aria-expanded={isOpen}
        onPress={() => store.set({ tab: isOpen ? 'sections' : 'changes', focus: undefined })}
      >
        {amountOf(pages)}
        <ToolIcon name="chevron" />
      </Button>
    </p>
  );
}

/** What was changed since the last commit, page by page and in words; each can be thrown away. */
export function ChangeList() {
  const listed = useStore((state) => state.listed);
  const list = useRef<HTMLDivElement>(null);
  useFieldFocus(list);
  if (!listed || 'missing' in listed) return null;
  const { pages, base, mark, publishing } = listed;
  return (
    <div ref={list} className="body changes">
      <Button
        className="text-button"
        autoFocus
        onPress={() => store.set({ tab: 'sections', focus: undefined })}
      >
        <ToolIcon name="back" />
        Back to the page
      </Button>
      <h3 className="form-title" tabIndex={-1} data-rest="form">
        <small>Compared with {base}</small>
        {pages.length === 0 ? 'Nothing has changed' : amountOf(pages)}
      </h3>
      {pages.length > 0 && (
        <div className="row under">
          <Button
            className="small-button primary"
            isDisabled={publishing.missing !== undefined}
            onPress={() => store.set({ dialog: 'publish' })}
          >
            {publishing.verb === 'direct' ? 'Publish…' : 'Propose…'}
          </Button>
          {publishing.missing && <p className="help">{publishing.missing}</p>}
        </div>
      )}
      {pages.length === 0 && publishing.missing && <p className="help">{publishing.missing}</p>}
      <OthersLine missing={publishing.missing} />
      {pages.map((page) => (
        <PageChanges key={page.id} page={page} />
      ))}
      {pages.length > 1 && (
        <div className="row under">
          <Button className="small-button" onPress={() => void throwAway({ mark }, 'all changes')}>
            Throw all away
          </Button>
          <p className="help">Undo brings them back.</p>
        </div>
      )}
    </div>
  );
}

const states = { new: 'New page', gone: 'Deleted', moved: 'Moved', changed: undefined } as const;

function PageChanges({ page }: { page: ChangedPage }) {
  const { id, mark, title, route, state, changes } = page;
  const open = useStore((store) => store.route);
  const findings = findingsIn(
    useStore((store) => store),
    id,
  );
  const groups = groupsOf(changes);
  const isThere = route !== '' && state !== 'gone';
  return (
    <section className="changed-page" aria-label={title}>
      <header>
        <h4>
          {isThere && route !== open ? (
            <Button className="link-button" onPress={() => goToPage(route)}>
              {title}
            </Button>
          ) : (
            title
          )}
          {states[state] && <small className="tag">{states[state]}</small>}
        </h4>
        <ThrowAway unwanted={{ mark, page: id }} what={`the changes of ${title}`} />
      </header>
      {groups.map(({ name, entries, section }, index) => (
        <div key={index} className="change-group">
          {name !== undefined && (
            <h5>
              {name}
              {section && entries.length > 1 && (
                <ThrowAway unwanted={{ mark, page: id, section }} what={`the changes of ${name}`} />
              )}
            </h5>
          )}
          <ul>
            {entries.map(({ change, index: place }) => (
              <ChangeItem key={place} {...{ page, change, place }} />
            ))}
          </ul>
        </div>
      ))}
      {findings.length > 0 && (
        <div className="notes">
          <h5>{route === '' ? 'Findings' : 'Findings of this page'}</h5>
          {findings.map((finding, index) => (
            <FindingNote key={index} finding={finding} />
          ))}
        </div>
      )}
    </section>
  );
}

function ChangeItem({ page, change, place }: { page: ChangedPage; change: ListedChange; place: number }) {
  const heading = headingOf(change);
  const own = pointerOf(change);
  // What all pages share has its forms beside those of the open one.
  const pointer = page.id === siteFolder && own !== undefined ? pointerIn('site', own) : own;
  const show = () => {
    const { route } = store.get();
    goToPage(page.route || route, { pointer: pointer ?? '', language: change.language });
    if (!page.route || page.route === route) scrollTo(pointer ?? '');
  };
  return (
    <li className="change">
      <p className="change-head">
        {pointer !== undefined && (page.route !== '' || page.id === siteFolder) && page.state !== 'gone' ? (
          <Button className="link-button" onPress={show}>
            {heading}
          </Button>
        ) : (
          heading
        )}
      </p>
      <ChangedWords change={change} />
      {change.isOwn && (
        <ThrowAway
          unwanted={{ mark: page.mark, page: page.id, change: place }}
          what={`${heading} on ${page.title}`}
        />
      )}
    </li>
  );
}

function ThrowAway({ unwanted, what }: { unwanted: Unwanted; what: string }) {
  return (
    <Button className="text-button quiet" onPress={() => void throwAway(unwanted, what)}>
      Throw away<span className="hidden-text"> {what}</span>
    </Button>
  );
}

/** The field that a change is about, as the document is now. */
function pointerOf({ pointer, place, text, kind }: ListedChange): string | undefined {
  if (pointer?.after !== undefined) return pointer.after;
  if (place?.after !== undefined && (kind === 'section' || text !== undefined || pointer))
    return `/sections/${place.after}`;
  return kind === 'translation' ? '' : undefined;
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
