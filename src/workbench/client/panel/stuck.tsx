import { Button } from 'react-aria-components';
import { step } from '../state/load';
import { store, useStore } from '../state/store';

/** Says why the last step cannot be undone or redone, and lets the editor skip it to reach earlier steps. */
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
