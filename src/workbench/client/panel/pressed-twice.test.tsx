// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openedWorkbench } from '../../../../tests/support/opened-workbench';
import { fileOf, filesOfPage } from '../../../../tests/support/page-files';
import { WorkbenchContext } from '../state/use-workbench';
import type { Workbench } from '../state/workbench';
import { ChangeList } from './changes';
import { CopyDialog } from './copy';
import { FindingNote } from './finding-note';
import { NoticeBar } from './notice';
import { Stuck } from './stuck';

const page = fileOf('index/page.json', { sections: [{ type: 'hero', title: 'One' }] });
const api = { document: vi.fn(), step: vi.fn(), throwAway: vi.fn() };

let workbench: Workbench;

beforeEach(() => {
  workbench = openedWorkbench(['en'], filesOfPage(page), { pages: [{ route: '/there', title: 'There' }] });
  workbench.api = api as never;
  workbench.store.change({ history: { undo: 'Change title', redo: undefined } });
  for (const ask of Object.values(api)) ask.mockReset().mockReturnValue(new Promise(() => {}));
});
afterEach(cleanup);

const draw = (part: ReactNode) => render(<WorkbenchContext value={workbench}>{part}</WorkbenchContext>);
const pressTwice = async (press: () => void) => {
  for (let count = 0; count < 2; count++) await act(async () => press());
};
/** Clicks a button as often as it is there. */
const click = (name: string) => () => {
  const button = screen.queryByRole('button', { name });
  if (button) fireEvent.click(button);
};

it('a section is copied once', async () => {
  draw(<CopyDialog onClose={() => {}} />);
  await pressTwice(() => fireEvent.click(screen.getByRole('option')));
  expect(api.document).toHaveBeenCalledOnce();
});

it('a finding is fixed once, and another one in its place then', async () => {
  const fix = () => [{ file: 'index/page.json', hash: 'h', edits: [] }];
  const note = (fixOfIt: ReturnType<typeof fix>) => (
    <WorkbenchContext value={workbench}>
      <FindingNote finding={{ code: 'one', severity: 'error', message: 'Wrong.', fix: fixOfIt } as never} />
    </WorkbenchContext>
  );
  const { rerender } = render(note(fix()));
  await pressTwice(click('Fix'));
  expect(workbench.store.getState().changes).toHaveLength(1);
  rerender(note(fix()));
  await pressTwice(click('Fix'));
  expect(workbench.store.getState().changes).toHaveLength(2);
});

it('a step is taken back once by the notice of it, and one that is stuck skipped once', async () => {
  workbench.store.change({ notice: { words: 'Moved.', action: 'undo' } });
  draw(<NoticeBar />);
  await pressTwice(click('Undo'));
  expect(api.step).toHaveBeenCalledExactlyOnceWith('undo', false);
  api.step.mockClear();
  workbench.store.change({ stuck: { direction: 'undo', message: 'It cannot be.' } });
  draw(<Stuck />);
  await pressTwice(click('Skip it'));
  expect(api.step).toHaveBeenCalledExactlyOnceWith('undo', true);
});

it('changes are thrown away once: of a page, and all of them', async () => {
  const changed = (id: string) => ({
    id,
    mark: id,
    title: id,
    route: `/${id}`,
    state: 'changed',
    changes: [],
  });
  const listed = { pages: ['a', 'b'].map(changed), base: 'main', mark: 'all', publishing: {} };
  workbench.store.change({ listed: listed as never });
  draw(<ChangeList />);
  await pressTwice(click('Throw away the changes of a'));
  expect(api.throwAway).toHaveBeenCalledExactlyOnceWith({ mark: 'a', page: 'a' });
  api.throwAway.mockClear();
  await pressTwice(click('Throw all away'));
  expect(api.throwAway).toHaveBeenCalledExactlyOnceWith({ mark: 'all' });
});
