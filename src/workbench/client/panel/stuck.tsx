import { Button } from 'react-aria-components';
import { step } from '../state/load';
import { useStore, useWorkbench } from '../state/use-workbench';

/** Says why the last step cannot be undone or redone, and lets the editor skip it to reach earlier steps. */
export function Stuck() {
  const workbench = useWorkbench();
  const stuck = useStore((state) => state.stuck);
  if (!stuck) return null;
  return (
    <section className="conflict" role="alert" aria-label="Cannot be done">
      <p>{stuck.message}</p>
      <div className="row">
        <Button className="small-button primary" onPress={() => void step(workbench, stuck.direction, true)}>
          Skip it
        </Button>
        <Button className="small-button" onPress={() => workbench.store.change({ stuck: undefined })}>
          Leave it
        </Button>
      </div>
    </section>
  );
}
