// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openedWorkbench } from '../../../../tests/support/opened-workbench';
import { fileOf, filesOfPage } from '../../../../tests/support/page-files';
import type { FormSchema } from '../../protocol/site-info';
import { moveItem } from '../state/actions';
import { useStore, WorkbenchContext } from '../state/use-workbench';
import type { Workbench } from '../state/workbench';
import { Fields } from './field';

const schema: FormSchema = {
  properties: {
    attendees: { type: 'array', items: { type: 'integer' } },
    day: { type: 'string', format: 'date' },
    address: { type: 'string', isWrittenWhole: true },
    link: { type: 'string', format: 'href' },
  },
};

let workbench: Workbench;

function Form() {
  return <Fields schema={schema} pointer="" value={useStore(({ view }) => view.page)} />;
}

/** Somebody else's change of the page, which was read. */
function becomes(page: object) {
  act(() =>
    workbench.store.change({
      files: filesOfPage({ ...fileOf('index/page.json', page), hash: JSON.stringify(page) }),
      changes: [],
    }),
  );
}

beforeEach(() => {
  workbench = openedWorkbench(['en'], undefined, { page: schema, pages: [] });
  becomes({ attendees: [1320, 860], day: '2026-01-02' });
});
afterEach(cleanup);

const renderForm = () =>
  render(
    <WorkbenchContext value={workbench}>
      <Form />
    </WorkbenchContext>,
  );
const page = () => workbench.store.getState().view.page;
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string | RegExp, value: string) => {
  const input = field(name);
  act(() => input.focus());
  fireEvent.change(input, { target: { value } });
  return input;
};
const leave = (input: HTMLElement) => act(() => input.blur());

it.each([
  ['900', 900],
  ['900 ?', '900 ?'],
])('a number of an item that moved stays with its item: %s', (typed, written) => {
  renderForm();
  const input = type(/2/, typed);
  act(() => moveItem(workbench, '/attendees', 1, 0, 'figure'));
  leave(input);
  expect(page()).toMatchObject({ attendees: [written, 1320] });
});

it.each([
  ['number', /2/, '900', { attendees: [1320, 950] }],
  ['date', /day/i, '2026-03-04', { day: '2026-05-06' }],
])('leaving a %s that was written keeps what somebody else has made of it', (_, name, typed, theirs) => {
  renderForm();
  const input = type(name, typed);
  becomes({ attendees: [1320, 860], day: '2026-01-02', ...theirs });
  leave(input);
  expect(page()).toMatchObject(theirs);
  expect(input.value).toBe(String(Object.values(theirs).flat().at(-1)));
});

it('a number that is not complete is written when the form closes', () => {
  const { unmount } = renderForm();
  type(/2/, '8 ?');
  unmount();
  expect(page()).toMatchObject({ attendees: [1320, '8 ?'] });
});

it('a number that is not complete is written to no other item when its own is gone', () => {
  renderForm();
  type(/1/, '8 ?');
  becomes({ attendees: [860], day: '2026-01-02' });
  expect(page()).toMatchObject({ attendees: [860] });
});

it('an address is written when its field is left: on the way, it may be that of another page', () => {
  renderForm();
  const input = type('Address', '/finance');
  expect(page()).not.toHaveProperty('address');
  type('Address', '/finance-law');
  expect(page()).not.toHaveProperty('address');
  leave(input);
  expect(page()).toHaveProperty('address', '/finance-law');
  expect(workbench.store.getState().changes).toHaveLength(1);
});

it.each(['Enter', 'the form that closes'])('%s writes an address, too', (how) => {
  const { unmount } = renderForm();
  const input = type('Address', '/finance-law');
  if (how === 'Enter') fireEvent.keyDown(input, { key: 'Enter' });
  else unmount();
  expect(page()).toHaveProperty('address', '/finance-law');
});

it.each(['Address', 'Link'])(
  'what is pasted into %s comes without spaces around it and what nobody sees',
  (name) => {
    const insert = vi.fn();
    Object.assign(document, { execCommand: insert });
    renderForm();
    const paste = (text: string) =>
      fireEvent.paste(screen.getByLabelText(name, { selector: 'input' }), {
        clipboardData: { files: [], getData: () => text },
      });
    // A browser pastes by itself what is fine.
    expect(paste('https://example.org/a b')).toBe(true);
    expect(paste(' ')).toBe(true);
    expect(insert).not.toHaveBeenCalled();
    expect(paste(' https://example.org/a\u200b\r\n')).toBe(false);
    expect(insert).toHaveBeenCalledExactlyOnceWith('insertText', false, 'https://example.org/a');
  },
);
