import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { ChangedPage, PageVersion, PageVersions } from '../../protocol/changes';
import { askServer } from '../state/ask-server';
import { haveWritten } from '../state/have-written';
import { announce } from '../state/notices';
import { useStore, useWorkbench } from '../state/use-workbench';
import { BackTo } from '../ui/buttons';
import { Failure } from '../ui/failure';
import { ModalDialog } from '../ui/portal';
import { useAnswer } from '../ui/use-answer';
import { useAttempt } from '../ui/use-attempt';
import { ChangeGroups, type Part } from './change-groups';

/** Number of versions shown at first, and added on each request. */
const step = 20;
/** Number of lines shown per version. */
const mostLines = 3;

/** The versions of the page: what each changed, and what can be restored. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const workbench = useWorkbench();
  const route = useStore((state) => state.route);
  const [listed, setListed] = useState<PageVersions>();
  const [failure, setFailure] = useState<string>();
  const [chosen, setChosen] = useState<PageVersion>();
  const [last, setLast] = useState<string>();
  const load = async (count: number) => {
    const versions = await askServer(workbench, (api) => api.versions(route, count));
    if (typeof versions === 'string') return setFailure(versions);
    // The focus moves to the first of the added versions.
    setLast(versions.versions[count - step]?.commit);
    setListed(versions);
    announce(workbench, `${versions.versions.length} versions`);
  };
  const choose = (version: PageVersion) => {
    setFailure(undefined);
    setLast(version.commit);
    setChosen(version);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once, when the dialog opens
  useEffect(() => void load(step), []);
  return (
    <ModalDialog title="History" onClose={onClose}>
      <div className="fields">
        <Failure>{failure}</Failure>
        {!listed && !failure && <p role="status">Reading the history…</p>}
        {chosen ? (
          <Version
            key={chosen.commit}
            version={chosen}
            earlier={listed && earlierThan(chosen, listed)}
            onBack={() => setChosen(undefined)}
            onChoose={choose}
            {...{ onClose, setFailure }}
          />
        ) : (
          listed && (
            <Versions
              {...{ listed, last }}
              onChoose={choose}
              onMore={() => load(listed.versions.length + step)}
            />
          )
        )}
      </div>
    </ModalDialog>
  );
}

interface VersionsProps {
  listed: PageVersions;
  /** The version that receives the focus. */
  last: string | undefined;
  onChoose: (version: PageVersion) => void;
  onMore: () => void;
}

function Versions({ listed: { versions, isMore, isCut }, last, onChoose, onMore }: VersionsProps) {
  const list = useRef<HTMLOListElement>(null);
  // The list was replaced or extended.
  useEffect(() => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons.find(({ dataset }) => dataset.commit === last) ?? buttons[0])?.focus();
  }, [last]);
  return (
    <>
      <ol ref={list} className="versions">
        {versions.map((version) => {
          const { commit, who, when, what, isThere } = version;
          const rest = what.length - mostLines;
          return (
            <li key={commit}>
              {isThere ? (
                <Button className="text-button" data-commit={commit} onPress={() => onChoose(version)}>
                  {shownTime(when)}, {who}
                </Button>
              ) : (
                <p>
                  {shownTime(when)}, {who}
                </p>
              )}
              <ul>
                {what.slice(0, mostLines).map((line, index) => (
                  <li key={index}>{line}</li>
                ))}
                {rest > 0 && <li>and {rest} more</li>}
              </ul>
            </li>
          );
        })}
      </ol>
      {isMore ? (
        <Button className="small-button" onPress={onMore}>
          Show older versions
        </Button>
      ) : (
        <p className="help">{endOf(versions, isCut)}</p>
      )}
    </>
  );
}

function endOf(versions: readonly PageVersion[], isCut: boolean): string {
  if (versions.length === 0) return 'It has not been published yet: there are no earlier versions.';
  return isCut ? 'What is older is not in this clone.' : 'Here the page begins.';
}

function earlierThan({ commit }: PageVersion, { versions }: PageVersions): PageVersion | undefined {
  const index = versions.findIndex((version) => version.commit === commit);
  return versions.slice(index + 1).find(({ isThere }) => isThere);
}

interface VersionProps {
  version: PageVersion;
  /** The version before it, if the page existed then. */
  earlier: PageVersion | undefined;
  onChoose: (version: PageVersion) => void;
  onBack: () => void;
  onClose: () => void;
  setFailure: (failure: string | undefined) => void;
}

/** The changes since a version; each of them, or the whole page, can be restored. */
function Version({ version, earlier, onBack, onChoose, onClose, setFailure }: VersionProps) {
  const workbench = useWorkbench();
  const { commit, folder, when, who } = version;
  const route = useStore((state) => state.route);
  const [page, setPage] = useState<ChangedPage | 'none'>();
  const { attempt } = useAttempt();
  useAnswer(
    () => askServer(workbench, (api) => api.version({ route, commit, folder })),
    (answer) => (typeof answer === 'string' ? setFailure(answer) : setPage(answer.page ?? 'none')),
    version,
  );
  const bringBack = async (mark: string, part: Part | undefined, what: string) => {
    const restored = { route, commit, folder, mark, ...part };
    const isDone = await attempt(async () => {
      const problem = await haveWritten(workbench, (api) => api.restore(restored), `Restored: ${what}.`);
      setFailure(problem);
      return problem;
    });
    if (isDone) onClose();
  };
  const back = () => {
    setFailure(undefined);
    onBack();
  };
  return (
    <>
      <BackTo autoFocus onPress={back}>
        Back to the versions
      </BackTo>
      <h3>
        {shownTime(when)}, {who}
      </h3>
      {page === undefined && <p role="status">Comparing it with the page as it is now…</p>}
      {page === 'none' && (
        <>
          <p role="status">
            Nothing is different: the page is as it was then.
            {earlier && ' What that version changed is in the one before it.'}
          </p>
          {earlier && (
            <div className="row">
              <Button className="small-button" onPress={() => onChoose(earlier)}>
                See the version before
              </Button>
            </div>
          )}
        </>
      )}
      {page !== undefined && page !== 'none' && (
        <>
          <p className="help" role="status">
            What is different since then. Undo takes back what you restore.
          </p>
          <ChangeGroups
            changes={page.changes}
            level={4}
            action={(part, what) => (
              <Button className="text-button quiet" onPress={() => void bringBack(page.mark, part, what)}>
                Restore<span className="hidden-text"> {what}</span>
              </Button>
            )}
          />
          <div className="row end">
            <Button
              className="small-button primary"
              onPress={() => void bringBack(page.mark, undefined, `the page of ${shownTime(when)}`)}
            >
              Restore the whole page
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function shownTime(when: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(when));
}
