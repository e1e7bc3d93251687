import { type FormEvent, useState } from 'react';
import {
  Button,
  Form,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Select,
  SelectValue,
  TextField,
} from 'react-aria-components';
import { createPage } from '../state/load';
import { store, useStore } from '../state/store';
import { ToolIcon } from '../ui/buttons';
import { DialogEnd } from '../ui/dialog-end';
import { FloatingList, ModalDialog } from '../ui/portal';

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
        <Select className="select" selectedKey={from} onSelectionChange={(key) => setFrom(String(key))}>
          <Label>Begins like</Label>
          <Button className="input">
            <SelectValue />
            <ToolIcon name="chevron" />
          </Button>
          <FloatingList>
            <ListBox className="options" items={pages.map((page) => ({ ...page, id: page.route }))}>
              {(page) => (
                <ListBoxItem textValue={page.title} className="option two">
                  <span>{page.title}</span>
                  <code>{page.route}</code>
                </ListBoxItem>
              )}
            </ListBox>
          </FloatingList>
        </Select>
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

/** Derives a route from a title. */
function routeFor(title: string): string {
  const words = title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return words === '' ? '' : `/${words}`;
}
