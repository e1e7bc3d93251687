import { useRef } from 'react';
import { Button } from 'react-aria-components';
import { amountOf } from '../../../content/model/page-changes';
import { siteFolder } from '../../../content/model/routes';
import type { ChangedPage, ListedChange, Unwanted } from '../../protocol/changes';
import { useFieldFocus } from '../form/focus';
import { showOn } from '../page/walk';
import { toggleTab } from '../state/actions';
import { goToPage } from '../state/destination';
import { findingsIn } from '../state/findings';
import { pointerIn } from '../state/parts';
import { throwAway } from '../state/throw-away';
import { useStore, useWorkbench } from '../state/use-workbench';
import { ToolIcon } from '../ui/buttons';
import { useAttempt } from '../ui/use-attempt';
import { BackButton } from './back-button';
import { ChangeGroups } from './change-groups';
import { FindingNotes } from './finding-note';
import { OthersLine } from './others';
import { SectionPictures } from './section-pictures';

/** The number of changes, always visible, which opens the list. */
export function ChangesBar() {
  const workbench = useWorkbench();
  const listed = useStore((state) => state.listed);
  const isOpen = useStore(({ tab }) => tab === 'changes');
  if (!listed) return <p className="changes-bar">&nbsp;</p>;
  if ('missing' in listed) return <p className="changes-bar">{listed.missing}</p>;
  const { pages } = listed;
  return (
    <p className="changes-bar">
      <Button className="text-button" aria-expanded={isOpen} onPress={() => toggleTab(workbench, 'changes')}>
        {amountOf(pages) ?? 'No changes'}
        <ToolIcon name="chevron" />
      </Button>
    </p>
  );
}

/** The changes since the last commit by page; each can be discarded. */
export function ChangeList() {
  const workbench = useWorkbench();
  const listed = useStore((state) => state.listed);
  const throwAllAway = useThrowAway();
  const list = useRef<HTMLDivElement>(null);
  useFieldFocus(list);
  if (!listed || 'missing' in listed) return null;
  const { pages, base, mark, publishing } = listed;
  return (
    <div ref={list} className="body changes">
      <BackButton keepsSection autoFocus />
      <h3 className="form-title" tabIndex={-1} data-rest="form">
        <small>Compared with {base}</small>
        {pages.length === 0 ? 'Nothing has changed' : (amountOf(pages) ?? 'No changes')}
      </h3>
      {pages.length > 0 && (
        <div className="row under">
          <Button
            className="small-button primary"
            isDisabled={publishing.missing !== undefined}
            onPress={() => workbench.store.change({ dialog: { name: 'publish' } })}
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
          <Button className="small-button" onPress={() => throwAllAway({ mark }, 'all changes')}>
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
  const workbench = useWorkbench();
  const { id, mark, title, route, state, changes } = page;
  const open = useStore((store) => store.route);
  const findings = findingsIn(
    useStore((store) => store),
    id,
  );
  const isThere = route !== '' && state !== 'gone';
  return (
    <section className="changed-page" aria-label={title}>
      <header>
        <h4>
          {isThere && route !== open ? (
            <Button className="link-button" onPress={() => goToPage(workbench, route)}>
              {title}
            </Button>
          ) : (
            title
          )}
          {states[state] && <small className="tag">{states[state]}</small>}
        </h4>
        <ThrowAway unwanted={{ mark, page: id }} what={`the changes of ${title}`} />
      </header>
      <ChangeGroups
        changes={changes}
        level={5}
        head={(change, words) => <ChangeHead {...{ page, change, words }} />}
        action={(part, what) => (
          <ThrowAway
            unwanted={{ mark, page: id, ...part }}
            what={'change' in part ? `${what} on ${id === siteFolder ? 'all pages' : title}` : what}
          />
        )}
      />
      {route !== '' && <SectionPictures page={id} title={title} mark={mark} level={5} />}
      <FindingNotes findings={findings}>
        <h5>{route === '' ? 'Findings' : 'Findings of this page'}</h5>
      </FindingNotes>
    </section>
  );
}

/** The description of a change, which links to its field. */
function ChangeHead({ page, change, words }: { page: ChangedPage; change: ListedChange; words: string }) {
  const workbench = useWorkbench();
  const own = pointerOf(change);
  // The forms of shared content are available from every page.
  const pointer = page.id === siteFolder && own !== undefined ? pointerIn('site', own) : own;
  const isShown = page.route !== '' || page.id === siteFolder;
  if (pointer === undefined || !isShown || page.state === 'gone') return words;
  const { language } = change;
  return (
    <Button className="link-button" onPress={() => showOn(workbench, page.route, { pointer, language })}>
      {words}
    </Button>
  );
}

/** Throws changes away: once, however often that is pressed meanwhile. */
function useThrowAway() {
  const workbench = useWorkbench();
  const { attempt } = useAttempt();
  return (unwanted: Unwanted, what: string) => void attempt(() => throwAway(workbench, unwanted, what));
}

function ThrowAway({ unwanted, what }: { unwanted: Unwanted; what: string }) {
  const throwItAway = useThrowAway();
  return (
    <Button className="text-button quiet" onPress={() => throwItAway(unwanted, what)}>
      Throw away<span className="hidden-text"> {what}</span>
    </Button>
  );
}

/** The current field of a change. */
function pointerOf({ pointer, place, text, kind }: ListedChange): string | undefined {
  if (pointer?.after !== undefined) return pointer.after;
  if (place?.after !== undefined && (kind === 'section' || text !== undefined || pointer))
    return `/sections/${place.after}`;
  return kind === 'translation' ? '' : undefined;
}
