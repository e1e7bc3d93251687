import { useId, useState } from 'react';
import type { Languages } from '../../../content/model/languages';
import { faultOfRoute } from '../../../content/model/routes';
import { slug } from '../../../content/text/slug';
import { haveWritten } from '../state/have-written';
import { useSite, useWorkbench } from '../state/use-workbench';
import { FormDialog } from '../ui/form-dialog';
import { LineField } from '../ui/line-field';
import { PageSelect } from '../ui/page-select';
import { useAttempt } from '../ui/use-attempt';
import { useDialogRoute } from './use-dialog-route';

/** Creates a page with the outline of another one, and opens it. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const workbench = useWorkbench();
  const { pages, languages } = useSite();
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string>();
  const [from, setFrom] = useState(useDialogRoute());
  const { failure, isBusy, attempt } = useAttempt();
  const name = slug(title, languages[0]?.code);
  const route = typed ?? (name && `/${name}`);
  const isTaken = pages.some((page) => page.route === route);
  const id = useId();
  const hint = typed === undefined ? hintOf(title, name) : faultOfTyped(typed, languages);
  const make = async () => {
    const page = { route, title, ...(from && { from }) };
    const done = `${title} made.`;
    if (await attempt(() => haveWritten(workbench, (api) => api.newPage(page), done, route))) onClose();
  };
  return (
    <FormDialog
      title="New page"
      failure={failure}
      action="Make page"
      isDisabled={isBusy || isTaken || title.trim() === '' || !route.startsWith('/')}
      onSubmit={make}
      onClose={onClose}
    >
      <LineField label="Title" value={title} onChange={setTitle} isRequired autoFocus />
      <LineField
        label="Address"
        isSpelled={false}
        value={route}
        onChange={setTyped}
        isRequired
        isInvalid={isTaken}
        aria-describedby={hint && id}
      >
        {isTaken && <p className="count over">There is a page at this address.</p>}
        {hint && (
          <p id={id} className="help">
            {hint}
          </p>
        )}
      </LineField>
      <PageSelect
        label="Begins like"
        items={pages.map((page) => ({ ...page, id: page.route }))}
        selected={from}
        onSelect={setFrom}
      />
    </FormDialog>
  );
}

/** What to do about a title that no address can be made of. */
function hintOf(title: string, name: string): string | undefined {
  return title.trim() !== '' && name === ''
    ? 'An address has letters from a to z, digits and hyphens, and the title has none of them: write one, such as /about.'
    : undefined;
}

/** Why there can be no page at an address, whatever is typed next. */
function faultOfTyped(typed: string, languages: Languages): string | undefined {
  return typed === '' || typed === '/' ? undefined : faultOfRoute(typed.replace(/[/-]$/, ''), languages);
}
