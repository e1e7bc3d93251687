// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { example, Providers, renderSection } from '../../../tests/support/render';
import type { SectionOf } from '../../content/types.generated';
import { RenderSection } from '../section-list';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const request = () => example('form', 'request') as SectionOf<'form'>;
const withEndpoint = () => ({ ...request(), endpoint: '/api/contact' });
const choosing = (options: string[], more: Partial<SectionOf<'form'>> = {}): SectionOf<'form'> => ({
  ...{ type: 'form', ...more },
  fields: [{ label: 'Choice', kind: 'choice', name: 'choice', required: true, options }],
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
const list = async (name = 'Industry') => {
  const box = () => screen.getByRole('combobox', { name });
  await waitFor(() => expect(box().tagName).toBe('BUTTON'));
  return box();
};
const choose = async (key: string, name?: string) => {
  const combobox = await list(name);
  fireEvent.focus(combobox);
  // A letter chooses without opening the list.
  fireEvent.keyDown(combobox, { key });
  return combobox;
};
/** Answers requests when told to. */
const answering = () => {
  let answer: (response: Response) => void = () => {};
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  return { asked, answer: (status = 200) => act(async () => answer(new Response('', { status }))) };
};
const company = () => screen.getByLabelText<HTMLInputElement>(/^Company/);
const nothing = {
  ...{ firstName: '', lastName: '', email: '', company: '', title: '', industry: '', message: '' },
};

it('requires names, an email address and the company, and nothing else', () => {
  const { container } = renderSection(request());
  const required = [...container.querySelectorAll<HTMLInputElement>('input[required]')];
  expect(required.map(({ name }) => name)).toEqual(['firstName', 'lastName', 'email', 'company']);
  expect(container.querySelector<HTMLInputElement>('input[name=email]')?.type).toBe('email');
  expect(container.querySelector('textarea')?.getAttribute('rows')).toBe('4');
});

it('leaves what is wrong to the browser, before scripts run and while they do', () => {
  renderSection(request());
  expect(document.querySelector('form')?.noValidate).toBe(false);
  // What reaches the form is right: the browser's own rule for addresses is another than the site's.
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  fill();
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'ada@intranet' } });
  submit();
  expect(log).toHaveBeenCalledWith({
    ...{ ...nothing, firstName: 'Ada', lastName: 'Prueba', company: 'Example' },
    email: 'ada@intranet',
  });
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

it('tells browsers what they may fill in, and which values the options have', () => {
  document.body.innerHTML = renderToString(
    <Providers>
      <RenderSection section={request()} />
    </Providers>,
  );
  const filled = [...document.querySelectorAll('[autocomplete]')];
  expect(filled.map((one) => [one.getAttribute('name'), one.getAttribute('autocomplete')])).toEqual([
    ['firstName', 'given-name'],
    ['lastName', 'family-name'],
    ['email', 'email'],
    ['company', 'organization'],
    ['title', 'organization-title'],
  ]);
  const options = [...document.querySelectorAll<HTMLOptionElement>('select[name=industry] option')];
  expect(options.map(({ value, textContent }) => `${value} ${textContent}`)).toEqual([
    ' Choose an industry',
    'private-equity Private equity',
    'financial-services Financial services',
    'manufacturing Manufacturing',
    'healthcare Healthcare',
    'oil-gas Oil and gas',
    'public-sector Public sector',
    'other Other',
  ]);
});

it('writes the values to the console in the order of the fields, sends nothing, and says so', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const sent = vi.spyOn(globalThis, 'fetch');
  renderSection(request());
  fill();
  submit();
  await screen.findAllByText(/does not send it anywhere/);
  expect(log).toHaveBeenCalledWith({
    firstName: 'Ada',
    lastName: 'Prueba',
    email: 'ada@example.com',
    company: 'Example',
    ...{ title: '', industry: '', message: '' },
  });
  expect(Object.keys(log.mock.calls[0]?.[0])).toEqual(Object.keys(nothing));
  expect(sent).not.toHaveBeenCalled();
});

it('is empty once it has been sent and says so in its place, so that nothing is sent twice', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  renderSection(request());
  fill();
  await choose('m');
  // What was there when the list came is what the list itself would go back to.
  cleanup();
  renderSection(request());
  const combobox = await list();
  expect(combobox.textContent).toBe('Manufacturing');
  submit();
  expect(screen.getByText(/does not send it anywhere/).closest('form')).not.toBeNull();
  const inputs = [...document.querySelectorAll<HTMLInputElement>('form input, form textarea')];
  expect(inputs.map(({ value }) => value).join('')).toBe('');
  expect(combobox.textContent).toBe('Choose an industry');
  expect(document.querySelector('form')?.checkValidity()).toBe(false);
  expect(log.mock.calls).toEqual([[expect.objectContaining({ industry: 'manufacturing' })]]);
});

it('says of an endpoint that does not answer that it may have what was sent, and loses nothing', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );
  renderSection(withEndpoint());
  fill();
  submit();
  expect(screen.getByRole('button', { name: /Sending/ }).getAttribute('aria-disabled')).toBe('true');
  limit.abort(new DOMException('It took too long.', 'TimeoutError'));
  await screen.findAllByText(/may have reached us.*Nothing you typed is lost/);
  expect(screen.queryByText(/could not be sent/)).toBeNull();
  expect((screen.getByLabelText(/^Company/) as HTMLInputElement).value).toBe('Example');
});

it('leaves the focus on its button while it is being sent', async () => {
  const { answer } = answering();
  renderSection(withEndpoint());
  fill();
  const button = document.querySelector('button[type=submit]') as HTMLButtonElement;
  button.focus();
  submit();
  await screen.findByRole('button', { name: /Sending/ });
  expect(document.activeElement).toBe(button);
  // A control that is disabled loses the focus in browsers.
  expect(button.matches(':disabled')).toBe(false);
  await answer();
  await screen.findByText(/has reached us/);
  expect(document.activeElement).toBe(button);
  expect(button.hasAttribute('aria-disabled')).toBe(false);
});

it('does not take spaces for text, which browsers do', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(''));
  renderSection(withEndpoint());
  fill();
  fireEvent.change(company(), { target: { value: '  ' } });
  submit();
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(company());
  expect(document.getElementById(company().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please fill this in.',
  );
  fireEvent.change(company(), { target: { value: 'Example' } });
  expect(company().hasAttribute('aria-invalid')).toBe(false);
  submit();
  await screen.findByText(/has reached us/);
});

it('is sent once, however often it is submitted meanwhile', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(''));
  renderSection(withEndpoint());
  fill();
  submit();
  submit();
  await screen.findByText(/has reached us/);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('is empty and says that it has arrived to who left the page meanwhile and comes back', async () => {
  const { asked, answer } = answering();
  renderSection(withEndpoint());
  fill();
  submit();
  cleanup();
  await answer();
  renderSection(withEndpoint());
  await screen.findByText(/has reached us/);
  expect(company().value).toBe('');
  // It says so once.
  cleanup();
  renderSection(withEndpoint());
  expect(company().value).toBe('');
  expect(screen.queryByText(/has reached us/)).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('cannot be sent twice by who leaves the page and comes back before the answer', async () => {
  const { asked, answer } = answering();
  renderSection(withEndpoint());
  fill();
  submit();
  cleanup();
  renderSection(withEndpoint());
  await screen.findByRole('button', { name: /Sending/ });
  submit();
  await answer();
  await screen.findByText(/has reached us/);
  expect(company().value).toBe('');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('loses nothing of who left the page before sending failed', async () => {
  const { answer } = answering();
  renderSection(withEndpoint());
  fill();
  submit();
  cleanup();
  await answer(500);
  renderSection(withEndpoint());
  await screen.findByText(/Nothing you typed is lost/);
  expect(company().value).toBe('Example');
});

it('keeps what is typed, chosen or ticked while it is being sent', async () => {
  const { answer } = answering();
  const tick: SectionOf<'form'>['fields'][number] = { label: 'Tick', kind: 'check', name: 'tick' };
  renderSection({ ...withEndpoint(), fields: [...withEndpoint().fields, tick] });
  fill();
  submit();
  fireEvent.change(company(), { target: { value: 'Another' } });
  fireEvent.click(screen.getByLabelText('Tick'));
  const combobox = await choose('h');
  await answer();
  await screen.findByText(/has reached us/);
  expect(company().value).toBe('Another');
  expect(screen.getByLabelText<HTMLInputElement>('Tick').checked).toBe(true);
  expect(combobox.textContent).toBe('Healthcare');
  expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('');
});

it('sends the same values to the endpoint of the document, and loses nothing when that fails', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('', { status: 500 }));
  renderSection(withEndpoint());
  fill();
  await choose('h');
  submit();
  await screen.findAllByText(/Nothing you typed is lost/);
  expect(sent).toHaveBeenCalledWith('/api/contact', expect.objectContaining({ method: 'POST' }));
  expect(JSON.parse(String(sent.mock.calls[0]?.[1]?.body))).toMatchObject({ industry: 'healthcare' });
  expect((screen.getByLabelText(/^Company/) as HTMLInputElement).value).toBe('Example');
  expect((await list()).textContent).toBe('Healthcare');
});

it('makes the list of a choice when someone comes to it, and shows what was chosen without it', async () => {
  renderSection({ ...request(), endpoint: '/another' });
  const combobox = await list();
  const choices = () => document.querySelectorAll('select[name=industry] option').length;
  expect(choices()).toBeLessThan(2);
  fireEvent.focus(combobox);
  expect(choices()).toBeGreaterThan(5);
  fireEvent.keyDown(combobox, { key: 'm' });
  expect(combobox.textContent).toBe('Manufacturing');
});

it('shows what was chosen in the words of another language, whatever is sent of it', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  renderSection(choosing(['Plant', 'Office']));
  await choose('o', 'Choice');
  // Whoever comes back has not been at the list: it is not made.
  cleanup();
  const { rerender } = renderSection(choosing(['Plant', 'Office']));
  expect((await list('Choice')).textContent).toBe('Office');
  rerender(
    <Providers language="de">
      <RenderSection section={choosing(['Werk', 'Büro'])} />
    </Providers>,
  );
  expect((await list('Choice')).textContent).toBe('Büro');
  submit();
  expect(log.mock.calls).toEqual([[{ choice: 'Büro' }]]);
});

it('says at a choice that nothing is chosen, goes to it, and says it no longer once something is', async () => {
  renderSection(choosing(['Plant', 'Office'], { endpoint: '/chosen' }));
  const combobox = await list('Choice');
  submit();
  expect(document.activeElement).toBe(combobox);
  expect(['invalid', 'required'].map((one) => combobox.getAttribute(`aria-${one}`))).toEqual([
    'true',
    'true',
  ]);
  const said = document.getElementById(combobox.getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toBe('Please choose one.');
  await act(async () => void (await choose('p', 'Choice')));
  expect(combobox.hasAttribute('aria-invalid')).toBe(false);
});

it("keeps the browser's own list where the browser has to say that nothing is chosen", async () => {
  renderSection({ ...choosing(['Plant', 'Office'], { validation: 'browser' }), id: 'plain' });
  renderSection({ ...choosing(['Plant'], { endpoint: '/other' }), id: 'listed' });
  const boxes = () => screen.getAllByRole('combobox', { name: 'Choice' }).map(({ tagName }) => tagName);
  await waitFor(() => expect(boxes()).toEqual(['SELECT', 'BUTTON']));
  const [native] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Choice' });
  expect(native?.checkValidity()).toBe(false);
  fireEvent.change(native as HTMLSelectElement, { target: { value: 'Office' } });
  expect(native?.checkValidity()).toBe(true);
});

it('keeps an address that leads somewhere apart from the direction of the page', () => {
  renderSection(request());
  expect(screen.getByText('hello@office.example').closest('bdi')).not.toBeNull();
  // So is what is no link: a telephone number without one would be reversed.
  const values = document.querySelectorAll('dd');
  expect([...values].every((value) => value.firstElementChild?.localName === 'bdi')).toBe(true);
});

it('lets visitors who hear the page go to the other ways to reach somebody, where they have a name', () => {
  renderSection(request());
  expect(screen.getByRole('complementary', { name: 'Other ways to reach us' }).textContent).toContain(
    'hello@office.example',
  );
  cleanup();
  const { detailsLabel: _, ...section } = request();
  renderSection(section);
  expect(screen.queryByRole('complementary')).toBeNull();
});
