// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { example, Providers, renderSection } from '../../../tests/support/render';
import type { SectionOf } from '../../content/types.generated';
import { RenderSection } from '../section-list';
import type { FieldOfForm } from './fault';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const booking = () => example('form', 'booking') as SectionOf<'form'>;
/** The same form without an endpoint. */
const local = () => {
  const { endpoint, ...section } = booking();
  return section;
};
const control = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(control(label), { target: { value } });
const fill = () => {
  type(/^Your name/, 'Ada');
  type(/^Email/, 'ada@example.com');
  type(/^People/, '3');
  type(/^Day/, '2027-05-06');
  type(/^Tour/, 'Both');
  // A draft of an earlier visit may be present.
  if (!control(/^I have read/).checked) fireEvent.click(control(/^I have read/));
};
const values = {
  ...{ name: 'Ada', email: 'ada@example.com', phone: '', people: '3', day: '2027-05-06' },
  ...{ tour: 'Both', notes: '', consent: 'yes' },
};
const submit = () => {
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
};
/** The accessible description of a control. */
const saidOf = (one: Element) =>
  (one.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

it('is a form of the browser where nothing runs: it is sent, and the browser itself looks at what is typed', () => {
  document.body.innerHTML = renderToString(
    <Providers>
      <RenderSection section={booking()} />
    </Providers>,
  );
  const form = document.querySelector('form');
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.getAttribute('action')).toBe('https://booking.example.com/visits');
  expect(form?.noValidate).toBe(false);
  // A press before the application has started is kept for it, which says what is missing.
  expect(form?.hasAttribute('data-says-faults')).toBe(true);
  const attributes = (name: string, ...asked: string[]) =>
    asked.map((one) => document.querySelector(`[name=${name}]`)?.getAttribute(one));
  expect(attributes('name', 'type', 'required', 'maxlength', 'autocomplete')).toEqual([
    ...['text', '', '80', 'name'],
  ]);
  expect(attributes('email', 'type', 'required')).toEqual(['email', '']);
  expect(attributes('phone', 'type', 'required')).toEqual(['tel', null]);
  expect(attributes('people', 'type', 'min', 'max')).toEqual(['number', '1', '12']);
  expect(attributes('day', 'type', 'min', 'max')).toEqual(['date', '2027-01-04', '2027-12-31']);
  expect(attributes('consent', 'type', 'required')).toEqual(['checkbox', '']);
  expect(document.querySelector('textarea[name=notes]')?.getAttribute('maxlength')).toBe('500');
  const options = [...document.querySelectorAll<HTMLOptionElement>('select[name=tour] option')];
  expect(options.map(({ value }) => value)).toEqual(['', 'Control room', 'Plant floor', 'Both']);
  document.body.replaceChildren();
});

it('without an endpoint, writes one object to the console, sends nothing, says so and is empty', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const request = vi.spyOn(globalThis, 'fetch');
  renderSection(local());
  expect(document.querySelector('form')?.getAttribute('method')).toBe('dialog');
  fill();
  submit();
  await screen.findByText(/does not send it anywhere/);
  expect(log.mock.calls).toEqual([[values]]);
  expect(request).not.toHaveBeenCalled();
  expect(control(/^Your name/).value).toBe('');
  expect(control(/^I have read/).checked).toBe(false);
});

it('sends the values to the endpoint as JSON and says that they have arrived', async () => {
  const request = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(''));
  renderSection(booking());
  fill();
  submit();
  await screen.findByText(/has reached us/);
  const [address, init] = request.mock.calls[0] ?? [];
  expect(address).toBe('https://booking.example.com/visits');
  expect(init?.method).toBe('POST');
  expect(JSON.parse(String(init?.body))).toEqual(values);
});

it('loses nothing when sending fails', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('', { status: 500 }));
  renderSection(booking());
  fill();
  submit();
  await screen.findByText(/Nothing you typed is lost/);
  expect(control(/^Your name/).value).toBe('Ada');
});

it('says at each field what is wrong, goes to the first one, and says it no longer once it is right', () => {
  const request = vi.spyOn(globalThis, 'fetch');
  renderSection(booking());
  expect(document.querySelector('form')?.noValidate).toBe(true);
  fill();
  type(/^Email/, 'ada');
  type(/^People/, '13');
  type(/^Day/, '2027-01-03');
  submit();
  expect(request).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(control(/^Email/));
  const wrong = [...document.querySelectorAll('[aria-invalid=true]')];
  expect(wrong.map(saidOf)).toEqual([
    'Please write an email address: name@example.com.',
    'At most 12, please.',
    'Not before January 4, 2027, please.',
  ]);
  type(/^People/, '12');
  expect(control(/^People/).hasAttribute('aria-invalid')).toBe(false);
  expect(control(/^Email/).getAttribute('aria-invalid')).toBe('true');
});

it('says that a text is too long, which a browser would have cut off where it is pasted', () => {
  const request = vi.spyOn(globalThis, 'fetch');
  renderSection({ ...booking(), endpoint: '/limits' });
  fill();
  expect(control(/^What should/).hasAttribute('maxlength')).toBe(false);
  type(/^What should/, 'a'.repeat(501));
  submit();
  expect(request).not.toHaveBeenCalled();
  expect(saidOf(control(/^What should/))).toBe('Too long. Most characters: 500.');
});

it('leaves limits to the browser where it validates the form', () => {
  renderSection({ ...booking(), validation: 'browser' });
  expect(control(/^What should/).getAttribute('maxlength')).toBe('500');
});

it('says it in the language of the page, after the help of the field', () => {
  const section = example('form', 'contact') as SectionOf<'form'>;
  renderSection(section, 'de');
  submit();
  expect(saidOf(control(/^Email/))).toBe('We write to you here alone. Bitte füllen Sie dieses Feld aus.');
});

it('names limits as the language of the page writes numbers and days', () => {
  const limits = { number: ['0.5', '0.4'], long: ['1200', 'a'], date: ['2027-05-06', '2027-05-05'] } as const;
  const fields = Object.entries(limits).map(([kind, [min]]) => {
    const limit = kind === 'date' ? min : Number(min);
    return { kind, name: kind, label: kind, min: limit } as FieldOfForm;
  });
  renderSection({ ...local(), fields }, 'de');
  for (const [kind, [, value]] of Object.entries(limits)) type(new RegExp(kind), value);
  submit();
  const said = Object.keys(limits).map((kind) => saidOf(control(new RegExp(kind))));
  expect(said).toEqual([
    expect.stringContaining('0,5'),
    expect.stringContaining('1.200'),
    expect.stringContaining('6. Mai 2027'),
  ]);
});

it('has a field that only programs fill in, whose filling is sent along', async () => {
  const request = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(''));
  renderSection(booking());
  const trap = document.querySelector<HTMLInputElement>('[aria-hidden=true] input');
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.getAttribute('autocomplete')).toBe('off');
  expect(trap?.closest('.sr-only')).not.toBeNull();
  fill();
  if (trap) trap.value = 'https://spam.example';
  submit();
  await screen.findByText(/has reached us/);
  expect(JSON.parse(String(request.mock.calls[0]?.[1]?.body))).toEqual({
    ...values,
    '_leave-empty': 'https://spam.example',
  });
  cleanup();
  renderSection(local());
  expect(document.querySelector('[name="_leave-empty"]')).toBeNull();
});

it('sends the values as browsers send forms, where the document says so', async () => {
  const request = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(''));
  renderSection({ ...booking(), sendAs: 'form' });
  expect(document.querySelector('[name="form-name"]')).toBeNull();
  fill();
  submit();
  await screen.findByText(/has reached us/);
  const { body, headers } = request.mock.calls[0]?.[1] ?? {};
  expect(body).toBeInstanceOf(URLSearchParams);
  expect(Object.fromEntries(body as URLSearchParams)).toEqual(values);
  // The browser sets the content type for such a body.
  expect(headers).toBeUndefined();
});

it('is a form that Netlify finds in the page, with its name in all that is sent', async () => {
  const netlify = () => ({ ...booking(), sendAs: 'netlify', endpoint: '/visit' }) as const;
  document.body.innerHTML = renderToString(
    <Providers language="en">
      <RenderSection section={netlify()} />
    </Providers>,
  );
  const form = document.querySelector('form');
  const marks = ['method', 'action', 'name', 'data-netlify', 'data-netlify-honeypot'];
  expect(marks.map((mark) => form?.getAttribute(mark))).toEqual([
    ...['post', '/visit', 'booking', 'true', '_leave-empty'],
  ]);
  expect(form?.querySelector('[name="_leave-empty"]')).not.toBeNull();
  expect(form?.querySelector<HTMLInputElement>('[type=hidden][name="form-name"]')?.value).toBe('booking');
  document.body.replaceChildren();
  const request = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(''));
  renderSection(netlify());
  fill();
  submit();
  await screen.findByText(/has reached us/);
  const [address, init] = request.mock.calls[0] ?? [];
  expect(address).toBe('/visit');
  expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({ ...values, 'form-name': 'booking' });
});

it('asks who is quicker than people are to press once more, and loses nothing', async () => {
  const request = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(''));
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  renderSection({ ...booking(), minSeconds: 3 });
  fill();
  now.mockReturnValue(3999);
  submit();
  await screen.findByText(/press the button once more/);
  expect(request).not.toHaveBeenCalled();
  expect(control(/^Your name/).value).toBe('Ada');
  now.mockReturnValue(4000);
  submit();
  await screen.findByText(/has reached us/);
  expect(JSON.parse(String(request.mock.calls[0]?.[1]?.body))).toEqual(values);
});

it('keeps what was typed for who comes back, also what was chosen in another language', () => {
  renderSection(booking());
  fill();
  cleanup();
  const fields = booking().fields.map((field) =>
    field.options ? { ...field, options: ['Leitstand', 'Halle', 'Beides'] } : field,
  );
  renderSection({ ...booking(), fields }, 'de');
  expect(control(/^Your name/).value).toBe('Ada');
  expect(control(/^Tour/).value).toBe('Beides');
  expect(control(/^I have read/).checked).toBe(true);
});

it('keeps the drafts of two forms with the same fields apart, and says of the one that was sent that it has arrived', async () => {
  const fields: FieldOfForm[] = [{ kind: 'text', name: 'street', label: 'Street' }];
  const both = () =>
    render(
      <Providers>
        {['first', 'last'].map((id) => (
          <RenderSection
            key={id}
            section={{ ...booking(), id, fields, minSeconds: 0, endpoint: '/streets' }}
          />
        ))}
      </Providers>,
    );
  const streets = () => screen.getAllByLabelText<HTMLInputElement>('Street');
  const write = (at: number, value: string) =>
    fireEvent.change(streets()[at] as HTMLInputElement, { target: { value } });
  both();
  write(0, 'Quay');
  cleanup();
  both();
  expect(streets().map(({ value }) => value)).toEqual(['Quay', '']);
  write(1, 'Dock');
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  fireEvent.submit(document.querySelectorAll('form')[1] as HTMLFormElement);
  cleanup();
  both();
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(said()).toEqual(['', expect.stringMatching(/./)]));
  expect(streets().map(({ value }) => value)).toEqual(['Quay', '']);
});

it('links to what somebody should read before agreeing, below the field', () => {
  const agreed: FieldOfForm = {
    name: 'terms',
    kind: 'check',
    label: 'I agree',
    hint: ['Read the ', { words: 'terms', href: '/contact' }, ' first.'],
  };
  renderSection({ ...local(), fields: [agreed] });
  expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/contact');
  const described = screen.getByLabelText(/^I agree/).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Read the terms first.');
});

it('takes a field that is called like something of forms themselves', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  renderSection({ type: 'form', fields: [{ label: 'Reset', kind: 'text', name: 'reset' }] });
  // Named controls shadow a form's own methods.
  const form = control(/^Reset/).form as HTMLFormElement;
  Object.defineProperty(form, 'reset', { value: control(/^Reset/) });
  type(/^Reset/, 'All');
  submit();
  await screen.findByText(/does not send it anywhere/);
  expect(log.mock.calls).toEqual([[{ reset: 'All' }]]);
  expect(control(/^Reset/).value).toBe('');
});
