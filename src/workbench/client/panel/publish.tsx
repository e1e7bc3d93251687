import { useEffect, useRef, useState } from 'react';
import { Button, Checkbox } from 'react-aria-components';
import { plural } from '../../../content/text/plural';
import type { Offer, OpenUnit, Publication } from '../../protocol/publishing';
import { offerOf, publish } from '../state/publishing';
import { announce } from '../state/store';
import { DialogForm } from '../ui/form-dialog';
import { Notes } from '../ui/notes';
import { ModalDialog } from '../ui/portal';
import { useAnswer } from '../ui/use-answer';
import { Findings, Proposals, PublishConflicts } from './publish-lists';
import { SectionPictures } from './section-pictures';

/** Publishes the selected pages and, listed separately, parts that several pages show. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const [offer, setOffer] = useState<Offer>();
  const [failure, setFailure] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<Publication>();
  const [isBusy, setBusy] = useState(true);
  useAnswer(offerOf, (answer) => {
    setBusy(false);
    if (typeof answer === 'string') return setFailure(answer);
    setOffer(answer);
    // Whoever takes back what was published ticks it.
    setChosen(
      new Set(answer.units.flatMap(({ id, proposal, takesBack }) => (proposal || takesBack ? [] : id))),
    );
    announce(answer.units.length === 0 ? 'There is nothing to publish.' : 'Choose what goes.');
  });
  const submit = async () => {
    if (!offer) return;
    setBusy(true);
    setFailure(undefined);
    const result = await publish([...chosen], offer.mark);
    setBusy(false);
    setOutcome(result);
    if (result.kind === 'refused') setFailure(result.message);
    if (result.kind === 'nothing') setFailure('There is nothing to publish in what is ticked.');
  };
  const isDirect = offer?.verb === 'direct';
  const title = isDirect ? 'Publish' : 'Propose';
  // A single dialog until the end, so that the focus returns to where it came from.
  if (outcome?.kind === 'published')
    return (
      <ModalDialog title={doneWord(outcome)} onClose={onClose}>
        <Published {...{ outcome, onClose }} />
      </ModalDialog>
    );
  const findings =
    outcome?.kind === 'errors'
      ? outcome.findings
      : (offer?.findings.filter(({ unit }) => unit === undefined || chosen.has(unit)) ?? []);
  const titles = offer?.units.flatMap((unit) => (chosen.has(unit.id) ? unit.title : []));
  const conflicts =
    outcome?.kind === 'conflicts'
      ? outcome.conflicts
      : (offer?.conflicts.filter((one) => titles?.includes(one.title)) ?? []);
  const isStopped = outcome === undefined && findings.some(({ severity }) => severity === 'error');
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
    setOutcome(undefined);
    setFailure(undefined);
  };
  return (
    <ModalDialog title={offer ? title : 'Publish'} onClose={onClose}>
      <DialogForm
        failure={failure}
        action={title}
        isDisabled={isBusy || !offer || chosen.size === 0 || isStopped}
        isCautious
        onSubmit={submit}
        onClose={onClose}
      >
        {!offer && !failure && <p role="status">Looking at what others have published…</p>}
        {offer && offer.units.length === 0 && (
          <p role="status">There is nothing to publish: everything is on {where(offer)} already.</p>
        )}
        {offer && offer.units.length > 0 && (
          <>
            <p className="help">
              {isDirect
                ? `What is ticked goes to ${where(offer)} at once.`
                : `What is ticked is proposed for ${where(offer)}: somebody else accepts it.`}
            </p>
            <Units
              legend="Pages"
              units={offer.units.filter(({ route }) => route !== '')}
              mark={offer.mark}
              {...{ chosen, toggle }}
            />
            <Units
              legend="For the whole site"
              units={offer.units.filter(({ route }) => route === '')}
              mark={offer.mark}
              {...{ chosen, toggle }}
            />
          </>
        )}
        <PublishConflicts conflicts={conflicts} />
        <Findings findings={findings} units={offer?.units ?? []} />
        <Notes notes={offer?.notes} />
        <Proposals proposals={offer?.proposals ?? []} />
        {isBusy && offer && <p role="status">Checking and sending…</p>}
      </DialogForm>
    </ModalDialog>
  );
}

interface UnitsProps {
  legend: string;
  units: readonly OpenUnit[];
  /** The state of the site. */
  mark: string;
  chosen: ReadonlySet<string>;
  toggle: (id: string, isOn: boolean) => void;
}

function Units({ legend, units, mark, chosen, toggle }: UnitsProps) {
  if (units.length === 0) return null;
  return (
    <fieldset className="units">
      <legend>{legend}</legend>
      {units.map(({ id, title, route, touches, proposal, takesBack }) => (
        <div key={id} className="unit">
          <Checkbox className="switch" isSelected={chosen.has(id)} onChange={(isOn) => toggle(id, isOn)}>
            <span className="box" aria-hidden="true" />
            <span>
              {title} <small>{proposal ? `proposed on ${proposal.day}` : route || touched(touches)}</small>
              {takesBack && <small> takes back what you published</small>}
            </span>
          </Checkbox>
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
