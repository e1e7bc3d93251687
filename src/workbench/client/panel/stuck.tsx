import { Button } from 'react-aria-components';
import { step } from '../state/load';
import { useStore, useWorkbench } from '../state/use-workbench';
import { useAttempt } from '../ui/use-attempt';

/** Says why the last step cannot be undone or redone, and lets the editor skip it to reach earlier steps. */
export function Stuck() {
  const workbench = useWorkbench();
  const stuck = useStore((state) => state.stuck);
  const { attempt } = useAttempt();
  if (!stuck) return null;
  return (
    <section className="conflict" role="alert" aria-label="Cannot be done">
      <p>{stuck.message}</p>
      <div className="row">
        <Button
          className="small-button primary"
          onPress={() => {
            // Pressed twice, it must not skip the next step as well.
            void attempt(async () => void (await step(workbench, stuck.direction, true)));
          }}
        >
          Skip it
        </Button>
        <Button className="small-button" onPress={() => workbench.store.change({ stuck: undefined })}>
          Leave it
        </Button>
      </div>
    </section>
  );
}
