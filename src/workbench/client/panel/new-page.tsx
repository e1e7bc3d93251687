import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { slug } from '../../../content/text/slug';
import { haveWritten } from '../state/have-written';
import { useStore, useWorkbench } from '../state/use-workbench';
import { FormDialog } from '../ui/form-dialog';
import { PageSelect } from '../ui/page-select';
import { useAttempt } from '../ui/use-attempt';
import { useDialogRoute } from './use-dialog-route';

/** Creates a page with the outline of another one, and opens it. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const workbench = useWorkbench();
  const pages = useStore(({ site }) => site?.pages) ?? [];
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string>();
  const [from, setFrom] = useState(useDialogRoute());
  const { failure, isBusy, attempt } = useAttempt();
  const language = useStore(({ site }) => site?.languages[0]?.code);
  const name = slug(title, language);
  const route = typed ?? (name && `/${name}`);
  const isTaken = pages.some((page) => page.route === route);
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
      <TextField className="text" value={title} onChange={setTitle} isRequired autoFocus>
        <Label>Title</Label>
        <Input autoComplete="off" />
      </TextField>
      <TextField className="text" value={route} onChange={setTyped} isRequired isInvalid={isTaken}>
        <Label>Address</Label>
        <Input spellCheck={false} autoComplete="off" />
        {isTaken && <p className="count over">There is a page at this address.</p>}
      </TextField>
      <PageSelect
        label="Begins like"
        items={pages.map((page) => ({ ...page, id: page.route }))}
        selected={from}
        onSelect={setFrom}
      />
    </FormDialog>
  );
}
