// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const fill = () => {
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Prueba'],
    ['Email', 'ada@example.com'],
    ['Company', 'Example'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
};
const submit = () => {
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
};

it('requires names, an email address and the company, and nothing else', () => {
  const { container } = renderSection(example('contact-form'));
  const required = [...container.querySelectorAll<HTMLInputElement>('input[required]')];
  expect(required.map(({ name }) => name)).toEqual(['firstName', 'lastName', 'email', 'company']);
  expect(container.querySelector<HTMLInputElement>('input[name=email]')?.type).toBe('email');
  expect(container.querySelector('textarea')?.getAttribute('rows')).toBe('4');
});

it('writes the values to the console, sends nothing, and says so', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const request = vi.spyOn(globalThis, 'fetch');
  renderSection(example('contact-form'));
  fill();
  submit();
  await screen.findAllByText(/does not send it anywhere/);
  expect(log).toHaveBeenCalledWith({
    firstName: 'Ada',
    lastName: 'Prueba',
    email: 'ada@example.com',
    company: 'Example',
    title: '',
    industry: '',
    message: '',
  });
  expect(request).not.toHaveBeenCalled();
});

it('is empty once it has been sent and says so in its place, so that nothing is sent twice', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  renderSection(example('contact-form'));
  fill();
  submit();
  expect(screen.getByText(/does not send it anywhere/).closest('form')).not.toBeNull();
  const inputs = [...document.querySelectorAll<HTMLInputElement>('form input, form textarea')];
  expect(inputs.map(({ value }) => value).join('')).toBe('');
  expect(document.querySelector('form')?.checkValidity()).toBe(false);
  expect(log).toHaveBeenCalledTimes(1);
});

it('gives up on an endpoint that does not answer, and loses nothing', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );
  renderSection(example('contact-form', 'with endpoint'));
  fill();
  submit();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Sending/ }).disabled).toBe(true);
  limit.abort(new DOMException('It took too long.', 'TimeoutError'));
  await screen.findAllByText(/Nothing you typed is lost/);
  expect((screen.getByLabelText(/^Company/) as HTMLInputElement).value).toBe('Example');
});

it('sends the same values to the endpoint of the document, and loses nothing when that fails', async () => {
  const request = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('', { status: 500 }));
  renderSection(example('contact-form', 'with endpoint'));
  fill();
  submit();
  await screen.findAllByText(/Nothing you typed is lost/);
  expect(request).toHaveBeenCalledWith('/api/contact', expect.objectContaining({ method: 'POST' }));
  expect((screen.getByLabelText(/^Company/) as HTMLInputElement).value).toBe('Example');
});

it('makes the list of industries when someone comes to it, and shows what was chosen without it', async () => {
  renderSection(example('contact-form'));
  // Until then it is a native select.
  const box = () => screen.getByRole('combobox', { name: 'Industry' });
  await waitFor(() => expect(box().tagName).toBe('BUTTON'));
  const combobox = box();
  const choices = () => document.querySelectorAll('select[name=industry] option').length;
  expect(choices()).toBeLessThan(2);
  fireEvent.focus(combobox);
  expect(choices()).toBeGreaterThan(5);
  // Type-ahead selects without opening the list.
  fireEvent.keyDown(combobox, { key: 'm' });
  expect(combobox.textContent).toBe('Manufacturing');
});

it('keeps an address that leads somewhere apart from the direction of the page', () => {
  renderSection(example('contact-form'));
  expect(screen.getByText('hello@office.example').closest('bdi')).not.toBeNull();
  // Also values without a link, since a bare phone number would be reversed.
  const values = document.querySelectorAll('dd');
  expect([...values].every((value) => value.firstElementChild?.localName === 'bdi')).toBe(true);
});
