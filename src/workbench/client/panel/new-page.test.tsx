// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openedWorkbench } from '../../../../tests/support/opened-workbench';
import { WorkbenchContext } from '../state/use-workbench';
import { NewPageDialog } from './new-page';

beforeEach(() => {
  const workbench = openedWorkbench(['he', 'en'], undefined, { pages: [{ route: '/', title: 'בית' }] });
  render(
    <WorkbenchContext value={workbench}>
      <NewPageDialog onClose={() => {}} />
    </WorkbenchContext>,
  );
});
afterEach(cleanup);

const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
/** What the dialog says of the address. */
const said = () => {
  const ids = field('Address').getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join();
};

it('a title without letters of addresses leaves the address to the editor, who is told so', () => {
  type('Title', 'אודות');
  expect(field('Address')).toHaveProperty('value', '');
  expect(said()).toContain('letters from a to z');
  type('Address', '/odot');
  expect(said()).toBe('');
  type('Title', 'About');
  expect(said()).toBe('');
});

it('an address that is typed in other letters is proposed in those of addresses', () => {
  type('Title', 'אודות');
  type('Address', '/Über uns');
  expect(said()).toContain('such as /uber-uns');
  type('Address', 'odot');
  expect(said()).toContain('such as /odot');
  type('Address', '/en');
  expect(said()).toContain('choose another route');
});

it.each(['About', ''])('nothing is said of the address of the title “%s”', (title) => {
  type('Title', title);
  expect(said()).toBe('');
});

it.each(['', '/', '/order-', '/use-cases/'])(
  'nothing is said of an address while it is typed: “%s”',
  (route) => {
    type('Title', 'אודות');
    type('Address', '/x');
    type('Address', route);
    expect(said()).toBe('');
  },
);
