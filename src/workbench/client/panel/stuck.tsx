import { Button } from 'react-aria-components';
import { step } from '../state/load';
import { store, useStore } from '../state/store';

/** Why the last step cannot be taken back, or made again: it can be skipped, so that what came before it can. */
export function Stuck() {
  const stuck = useStore((state) => state.stuck);
  if (!stuck) return null;
  return (
    <section className="conflict" role="alert" aria-label="Cannot be done">
      <p>{stuck.message}</p>
      <div className="row">
        <Button className="small-button primary" onPress={() => void step(stuck.direction, true)}>
          Skip it
        </Button>
        <Button className="small-button" onPress={() => store.set({ stuck: undefined })}>
          Leave it
        </Button>
      </div>
    </section>
  );
}
