import { type FormEvent, useState } from 'react';
import { Form, Input, Label, TextField } from 'react-aria-components';
import { createPage } from '../state/load';
import { store, useStore } from '../state/store';
import { DialogEnd } from '../ui/dialog-end';
import { PageSelect } from '../ui/page-select';
import { ModalDialog } from '../ui/portal';

/** Creates a page with the outline of another one, and opens it. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const pages = useStore(({ site }) => site?.pages) ?? [];
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string>();
  const [from, setFrom] = useState(store.get().dialogRoute ?? store.get().route);
  const [failure, setFailure] = useState<string>();
  const [isMaking, setMaking] = useState(false);
  const route = typed ?? routeFor(title);
  const isTaken = pages.some((page) => page.route === route);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    setMaking(true);
    const problem = await createPage({ route, title, ...(from ? { from } : {}) });
    setMaking(false);
    if (problem !== undefined) return setFailure(problem);
    onClose();
    location.assign(route);
  };
  return (
    <ModalDialog title="New page" onClose={onClose}>
      <Form className="fields" onSubmit={(event) => void make(event)}>
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
        <DialogEnd
          failure={failure}
          action="Make page"
          isDisabled={isMaking || isTaken || title.trim() === '' || !route.startsWith('/')}
          onClose={onClose}
        />
      </Form>
    </ModalDialog>
  );
}

function routeFor(title: string): string {
  const words = title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return words === '' ? '' : `/${words}`;
}
