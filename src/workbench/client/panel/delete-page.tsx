import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { Form } from 'react-aria-components';
import type { PagePlan, ShownPlan } from '../../protocol/plans';
import { askToCarryOut, planOf } from '../state/page-plans';
import { store, useStore } from '../state/store';
import { DialogEnd } from '../ui/dialog-end';
import { PageSelect } from '../ui/page-select';
import { ModalDialog } from '../ui/portal';
import { PlanView } from './plan-view';

/** The choice that nothing replaces the page. */
const nothing = { id: 'nothing', title: 'Nothing: visitors are told that it is gone', route: '' };

/** Deletes a page after showing where it is used; links to it get a new target. */
export function DeletePageDialog({ onClose }: { onClose: () => void }) {
  const [route] = useState(() => store.get().dialogRoute ?? store.get().route);
  const pages = useStore(({ site }) => site?.pages) ?? [];
  const title = pages.find((page) => page.route === route)?.title || route;
  const [instead, setInstead] = useState(route.slice(0, route.lastIndexOf('/')) || '/');
  const isGone = instead === nothing.id;
  const target = isGone || pages.some((page) => page.route === instead) ? instead : '/';
  const asked = useMemo(
    (): PagePlan => (isGone ? { route, gone: 'yes' } : { route, instead: target }),
    [route, isGone, target],
  );
  const [used, setUsed] = useState<ShownPlan>();
  const [plan, setPlan] = useState<ShownPlan>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const [before, after] = await Promise.all([planOf({ route }), planOf(asked)]);
      if (isGone) return;
      const problem = [before, after].find((plan) => typeof plan === 'string');
      setFailure(problem as string | undefined);
      setUsed(typeof before === 'string' ? undefined : before);
      setPlan(typeof after === 'string' ? undefined : after);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [route, asked]);
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const problem = await askToCarryOut(asked, `${title} deleted`);
    setBusy(false);
    if (problem === undefined) onClose();
    else setFailure(problem);
  };
  return (
    <ModalDialog title={`Delete “${title}”`} onClose={onClose}>
      <Form className="fields" onSubmit={(event) => void remove(event)}>
        {used && (
          <p>
            {used.links.length === 0
              ? 'No section of another page links to it.'
              : `Linked from ${used.links.map((page) => page.title).join(', ')}.`}
          </p>
        )}
        <PageSelect
          label="Links to it, and visitors who have its address, are led to"
          items={[
            ...pages
              .filter((page) => page.route !== route)
              .map(({ route: id, title: name }) => ({ id, title: name, route: id })),
            ...(used?.links.length === 0 ? [nothing] : []),
          ]}
          selected={target}
          onSelect={setInstead}
        />
        {plan && <PlanView plan={plan} />}
        <DialogEnd
          failure={failure}
          note="Undo brings the page back."
          action="Delete page"
          isDisabled={isBusy || !plan}
          isCautious
          onClose={onClose}
        />
      </Form>
    </ModalDialog>
  );
}
