import { type KeyboardEvent, useState } from 'react';
import { Button, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { ChosenSide, OthersNow } from '../../protocol/publishing';
import { askServer } from '../state/ask-server';
import { announce } from '../state/notices';
import { getOthers } from '../state/others';
import { useWorkbench } from '../state/use-workbench';
import { Failure } from '../ui/failure';
import { Notes } from '../ui/notes';
import { useAnswer } from '../ui/use-answer';

type Conflict = OthersNow['conflicts'][number];
type Sides = ReadonlyMap<string, ChosenSide['side']>;

/** Summarizes the changes of others in one line, with a button to get them. They are fetched when the list is opened. */
export function OthersLine({ missing }: { missing: string | undefined }) {
  const workbench = useWorkbench();
  const [others, setOthers] = useState<OthersNow>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [sides, setSides] = useState<Sides>(new Map());
  const show = (answer: OthersNow) => {
    setOthers(answer);
    setSides(new Map());
  };
  const ask = () => askServer(workbench, (api) => api.others());
  useAnswer(
    async () => (missing === undefined ? ask() : ''),
    // Nobody asked for this, so a missing response is not reported.
    (answer) => typeof answer !== 'string' && setOthers(answer),
    missing,
  );
  const look = async () => {
    const answer = await ask();
    if (typeof answer === 'string') return setFailure(answer);
    show(answer);
    announce(workbench, answer.words);
  };
  const get = async ({ mark = '', conflicts }: OthersNow) => {
    const keep = conflicts.flatMap((one) => {
      const side = sides.get(keyOf(one));
      return side ? { file: one.file, ...(one.pointer !== undefined && { pointer: one.pointer }), side } : [];
    });
    const got = await getOthers(workbench, mark, keep);
    if (typeof got === 'string') return setFailure(got);
    if (!got.isDone) return show(got);
    // The notes on the changes still apply once the changes are here.
    show({ words: 'Nothing new by others', conflicts: [], notes: others?.notes ?? [] });
  };
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    await (others?.mark === undefined ? look() : get(others));
    setBusy(false);
  };
  const conflicts = others?.conflicts ?? [];
  const isOpen = conflicts.some((one) => !sides.has(keyOf(one)));
  return (
    <div className="others">
      <div className="row">
        {others && <p>{others.words}</p>}
        <Button
          className={others?.mark === undefined ? 'text-button' : 'small-button'}
          isDisabled={missing !== undefined || isOpen}
          onPress={() => void press()}
        >
          {others?.mark === undefined ? 'Look for changes by others' : 'Get'}
        </Button>
        {isBusy && <p role="status">One moment…</p>}
      </div>
      <Failure>{failure}</Failure>
      <Notes notes={others?.notes} />
      <Choices conflicts={conflicts} sides={sides} onChoose={setSides} />
    </div>
  );
}

interface ChoicesProps {
  conflicts: readonly Conflict[];
  sides: Sides;
  onChoose: (sides: Sides) => void;
}

/** Conflicts with the changes of others: the editor chooses between both versions. */
function Choices({ conflicts, sides, onChoose }: ChoicesProps) {
  if (conflicts.length === 0) return null;
  return (
    <section className="conflict" aria-label="Changed here and by others">
      <h3>Changed here and by others: say what holds</h3>
      {conflicts.map((one) => {
        const name = one.field === '' ? one.title : `${one.title}: ${one.field}`;
        const side = sides.get(keyOf(one));
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: further arrow keys of the choice in it
          <div key={keyOf(one)} onKeyDown={moveInChoice}>
            <dl>
              <dt>{name}</dt>
              <dd>Yours: {one.mine}</dd>
              <dd>Theirs: {one.theirs}</dd>
            </dl>
            <ToggleButtonGroup
              aria-label={`What holds of ${name}`}
              className="choice"
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={side ? [side] : []}
              onSelectionChange={(keys) => {
                const [chosen] = [...keys] as ChosenSide['side'][];
                if (chosen) onChoose(new Map([...sides, [keyOf(one), chosen]]));
              }}
            >
              <ToggleButton id="mine" className="small-button">
                Keep mine
              </ToggleButton>
              <ToggleButton id="theirs" className="small-button">
                Take theirs
              </ToggleButton>
            </ToggleButtonGroup>
          </div>
        );
      })}
    </section>
  );
}

/** The arrows up and down move in a choice, as in any other one; those to the sides do by themselves. */
function moveInChoice(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const at = choices.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  choices.at((at + step) % choices.length)?.focus();
}

function keyOf({ file, pointer }: Conflict): string {
  return `${file} ${pointer ?? ''}`;
}
