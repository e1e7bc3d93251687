import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { OpenUnit } from '../../../content/model/publishing';
import { plural } from '../../../content/text/plural';
import type { Offer, Publication } from '../../protocol/publishing';
import { askServer } from '../state/ask-server';
import { announce } from '../state/notices';
import { useWorkbench } from '../state/use-workbench';
import { DialogForm } from '../ui/form-dialog';
import { Notes } from '../ui/notes';
import { ModalDialog } from '../ui/portal';
import { Switch } from '../ui/switch';
import { useAnswer } from '../ui/use-answer';
import { Findings, Proposals, PublishConflicts } from './publish-lists';
import { SectionPictures } from './section-pictures';

/** The ids of what is ticked. */
type Chosen = ReadonlySet<string>;

/** Publishes the selected pages and, listed separately, parts that several pages show. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { offer, failure, chosen, outcome, isBusy, toggle, submit } = usePublishing();
  // A single dialog until the end, so that the focus returns to where it came from.
  if (outcome?.kind === 'published')
    return (
      <ModalDialog title={doneWord(outcome)} onClose={onClose}>
        <Published {...{ outcome, onClose }} />
      </ModalDialog>
    );
  const findings = outcome?.kind === 'errors' ? outcome.findings : findingsAbout(chosen, offer);
  const conflicts = outcome?.kind === 'conflicts' ? outcome.conflicts : conflictsAbout(chosen, offer);
  const isStopped = outcome === undefined && findings.some(({ severity }) => severity === 'error');
  const action = offer?.verb === 'direct' ? 'Publish' : 'Propose';
  return (
    <ModalDialog title={offer ? action : 'Publish'} onClose={onClose}>
      <DialogForm
        failure={failure}
        action={action}
        isDisabled={isBusy || !offer || chosen.size === 0 || isStopped}
        isCautious
        onSubmit={submit}
        onClose={onClose}
      >
        {!offer && !failure && <p role="status">Looking at what others have published…</p>}
        {offer && <Choice {...{ offer, chosen, toggle }} />}
        <PublishConflicts conflicts={conflicts} />
        <Findings findings={findings} units={offer?.units ?? []} />
        <Notes notes={offer?.notes} />
        <Proposals proposals={offer?.proposals ?? []} />
        {isBusy && offer && <p role="status">Checking and sending…</p>}
      </DialogForm>
    </ModalDialog>
  );
}

/** What can be published, what of it is ticked, and what came of sending that. */
function usePublishing() {
  const workbench = useWorkbench();
  const [offer, setOffer] = useState<Offer>();
  const [failure, setFailure] = useState<string>();
  const [chosen, setChosen] = useState<Chosen>(new Set());
  const [outcome, setOutcome] = useState<Publication>();
  const [isBusy, setBusy] = useState(true);
  useAnswer(
    () => askServer(workbench, (api) => api.offer()),
    (answer) => {
      setBusy(false);
      if (typeof answer === 'string') return setFailure(answer);
      setOffer(answer);
      // What would take back something published is not ticked: editors have to choose it themselves.
      setChosen(
        new Set(answer.units.flatMap(({ id, proposal, takesBack }) => (proposal || takesBack ? [] : id))),
      );
      announce(workbench, answer.units.length === 0 ? 'There is nothing to publish.' : 'Choose what goes.');
    },
  );
  const submit = async () => {
    if (!offer) return;
    setBusy(true);
    setFailure(undefined);
    const answer = await askServer(workbench, (api) => api.publish([...chosen], offer.mark));
    setBusy(false);
    setOutcome(typeof answer === 'string' ? undefined : answer);
    if (typeof answer === 'string') setFailure(answer);
    else if (answer.kind === 'nothing') setFailure('There is nothing to publish in what is ticked.');
  };
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
    setOutcome(undefined);
    setFailure(undefined);
  };
  return { offer, failure, chosen, outcome, isBusy, toggle, submit };
}

const findingsAbout = (chosen: Chosen, offer: Offer | undefined) =>
  offer?.findings.filter(({ unit }) => unit === undefined || chosen.has(unit)) ?? [];

function conflictsAbout(chosen: Chosen, offer: Offer | undefined) {
  const titles = offer?.units.flatMap(({ id, title }) => (chosen.has(id) ? title : []));
  return offer?.conflicts.filter(({ title }) => titles?.includes(title)) ?? [];
}

interface ChoiceProps {
  offer: Offer;
  chosen: Chosen;
  toggle: (id: string, isOn: boolean) => void;
}

/** What can be published, to tick, and what happens to it. */
function Choice({ offer, chosen, toggle }: ChoiceProps) {
  const { units, mark, verb } = offer;
  if (units.length === 0)
    return <p role="status">There is nothing to publish: everything is on {where(offer)} already.</p>;
  return (
    <>
      <p className="help">
        {verb === 'direct'
          ? `What is ticked goes to ${where(offer)} at once.`
          : `What is ticked is proposed for ${where(offer)}: somebody else accepts it.`}
      </p>
      <Units legend="Pages" units={units.filter(({ route }) => route !== '')} {...{ mark, chosen, toggle }} />
      <Units
        legend="For the whole site"
        units={units.filter(({ route }) => route === '')}
        {...{ mark, chosen, toggle }}
      />
    </>
  );
}

interface UnitsProps {
  legend: string;
  units: readonly OpenUnit[];
  /** The state of the site. */
  mark: string;
  chosen: Chosen;
  toggle: (id: string, isOn: boolean) => void;
}

function Units({ legend, units, mark, chosen, toggle }: UnitsProps) {
  if (units.length === 0) return null;
  return (
    <fieldset className="units">
      <legend>{legend}</legend>
      {units.map(({ id, title, route, touches, proposal, takesBack }) => (
        <div key={id} className="unit">
          <Switch isSelected={chosen.has(id)} onChange={(isOn) => toggle(id, isOn)}>
            <span>
              {title} <small>{proposal ? `proposed on ${proposal.day}` : route || touched(touches)}</small>
              {takesBack && <small> takes back what you published</small>}
            </span>
          </Switch>
          {route !== '' && <SectionPictures page={id} title={title} mark={mark} level={3} />}
        </div>
      ))}
    </fieldset>
  );
}

type Sent = Extract<Publication, { kind: 'published' }>;

/** The outcome, with the link to request a merge. */
function Published({ outcome, onClose }: { outcome: Sent; onClose: () => void }) {
  const { isProposal, title, branch, link, refusal } = outcome;
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => end.current?.focus(), []);
  return (
    <div className="fields">
      <div role="status">
        {refusal !== undefined && <p>The main branch does not take it, so it is proposed. {refusal}</p>}
        <p>
          {doneWord(outcome)}: <strong>{title}</strong>
        </p>
        {isProposal && !link && <p>It waits on the branch {branch}.</p>}
      </div>
      {link && (
        <p>
          <a href={link} target="_blank" rel="noreferrer">
            Ask for it to be accepted
          </a>
        </p>
      )}
      <div className="row end">
        <Button ref={end} className="small-button primary" onPress={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}

function doneWord({ isProposal, isMore }: Sent): string {
  if (!isProposal) return 'Published';
  return isMore ? 'Added to the proposal' : 'Proposed';
}

function where({ remote, main }: Offer): string {
  return `the main branch (${remote}/${main})`;
}

function touched(touches: number | undefined): string {
  if (touches === undefined) return '';
  return `on ${plural(touches, 'page')}`;
}
