// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from '@/components/testing/hydrate';
import { company } from '@/content/company';
import { regions } from '@/content/regions';
import { leadForms } from '@/lib/forms/lead-forms';
import { toFormContent } from './form-content';
import { NativeForm } from './native-form';

const content = toFormContent(leadForms.contact);

const send = vi.fn<typeof fetch>();
const assign = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  window.history.replaceState(null, '', '/contact');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function fill() {
  fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Ada' } });
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
  fireEvent.change(screen.getByLabelText('I am writing as'), { target: { value: 'guest' } });
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'Hello' } });
}
// Like a click on the button, `requestSubmit` lets the browser validate the form first; `submit` would not.
const submit = () => act(async () => screen.getByRole<HTMLFormElement>('form').requestSubmit());
const toResponse = (status: number, body: object) => new Response(JSON.stringify(body), { status });

/** The response after `fetch` has followed a redirect to `path`. */
function toRedirected(path: string, body: string) {
  const url = new URL(path, window.location.href).href;
  return Object.defineProperties(new Response(body), { redirected: { value: true }, url: { value: url } });
}

test('shows missing fields, focuses the first, and sends nothing', async () => {
  hydrate(<NativeForm content={content} />);
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText('Enter your name.').hidden).toBe(false);
  expect(screen.getByText('Enter an address like name@example.com.').hidden).toBe(false);
  const name = screen.getByLabelText('Your name');
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  fireEvent.input(name, { target: { value: 'A' } });
  expect(name.getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByText('Enter your name.')).toBeNull();
});

test('sends once, shows that it is pending, and then redirects', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  send.mockReturnValue(promise);
  hydrate(<NativeForm content={content} />);
  fill();
  await submit();
  await submit();
  const button = screen.getByRole<HTMLButtonElement>('button');
  expect([button.textContent, button.disabled]).toEqual(['Sending…', true]);
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => resolve(toResponse(201, { id: 'SOS-1', redirect: '/contact/thank-you' })));
  expect(assign).toHaveBeenCalledWith('/contact/thank-you');
});

test('shows a server error at its field', async () => {
  send.mockResolvedValue(toResponse(422, { fields: { email: 'No such address.' } }));
  hydrate(<NativeForm content={content} />);
  fill();
  await submit();
  expect(screen.getByText('No such address.').hidden).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test.each<[string, () => Response]>([
  ['a redirect to another site', () => toResponse(201, { redirect: '//x' })],
  ['half a body', () => new Response('{"id":"SOS-1","redi', { status: 201 })],
  ['the thank-you page', () => toRedirected('/contact/thank-you', '<!doctype html><h1>Thank you</h1>')],
])('thanks the visitor if the lead is stored and a proxy sends %s', async (_, toProxyResponse) => {
  send.mockResolvedValue(toProxyResponse());
  hydrate(<NativeForm content={content} />);
  fill();
  await submit();
  expect(assign.mock.calls).toEqual([['/contact/thank-you']]);
});

test.each([
  ['cannot be reached', () => send.mockRejectedValue(new Error('offline'))],
  ['fails', () => send.mockResolvedValue(toResponse(503, { error: { code: 'not-stored', message: '' } }))],
  ['is hidden by a login proxy', () => send.mockResolvedValue(toResponse(200, { ok: true }))],
  ['is hidden by a login page', () => send.mockResolvedValue(toRedirected('/login', '<h1>Sign in</h1>'))],
])('keeps the input and shows the phone number if the server %s', async (_, stubServer) => {
  stubServer();
  hydrate(<NativeForm content={content} />);
  fill();
  await submit();
  expect(screen.getByRole('alert', { name: '' }).textContent).toContain(company.phone.display);
  expect(assign).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
});

test('selects a prefilled message that has focus, so that typing replaces it', async () => {
  window.history.replaceState(null, '', '/contact?guests=3-4');
  hydrate(<NativeForm content={content} />, {
    before: (container) => container.querySelector('textarea')?.focus(),
  });
  await act(async () => {});
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  expect(message.value).toBe('Guests: 3-4.');
  expect([message.selectionStart, message.selectionEnd]).toEqual([0, message.value.length]);
});

test('prefills from the link, and keeps what was typed before', () => {
  window.history.replaceState(null, '', '/contact?guests=3-4');
  hydrate(<NativeForm content={content} />, {
    before: (container) => {
      const name = container.getElementsByTagName('input')[0];
      if (name) name.value = 'Ada';
    },
  });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Guests: 3-4.');
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Ada');
});

test('keeps what a visitor typed into a returned message, and a reset restores the message', async () => {
  const returnedForm = toFormContent(leadForms.contact, { defaults: { message: 'Hello' } });
  hydrate(<NativeForm content={returnedForm} />, {
    before: (container) => {
      const message = container.querySelector('textarea');
      if (message) message.value = 'Hello there';
    },
  });
  await act(async () => {});
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  expect(message.value).toBe('Hello there');
  message.form?.reset();
  expect(message.value).toBe('Hello');
});

test.each([
  ['2027-05-14', '2027-05-21', 'Check-in: May 14, 2027. Check-out: May 21, 2027. Guests: 3-4.'],
  ['2027-05-14', '', 'Check-in: May 14, 2027. Guests: 3-4.'],
  ['', '2027-05-21', 'Check-out: May 21, 2027. Guests: 3-4.'],
  ['2027-99-99', '', 'Check-in: 2027-99-99. Guests: 3-4.'],
  ['2027-05-21', '2027-05-14', 'Guests: 3-4.'],
  ['2027-05-14', '2027-05-14', 'Guests: 3-4.'],
])('a link with the dates %s and %s prefills "%s"', (checkIn, checkOut, message) => {
  const query = new URLSearchParams({ 'check-in': checkIn, 'check-out': checkOut, guests: '3-4' });
  window.history.replaceState(null, '', `/contact?${query}`);
  hydrate(<NativeForm content={content} />);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(message);
});

const homes = [{ id: 'blue-house', title: 'The Blue House' }];
test.each([
  ['property=blue-house', 'I would like to know when The Blue House is available.'],
  ['property=blue-house&check-in=2027-05-14', 'Is The Blue House free? Check-in: May 14, 2027.'],
  [
    `topic=guest&destination=${regions[0].id}&dog=yes`,
    `I am looking for a home to rent. Area: ${regions[0].name}. With a dog.`,
  ],
])('the link "?%s" prefills "%s" from a guest', (query, message) => {
  window.history.replaceState(null, '', `/contact?${query}`);
  hydrate(<NativeForm content={toFormContent(leadForms.contact, { homes })} />);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(message);
  expect(screen.getByLabelText<HTMLSelectElement>('I am writing as').value).toBe('guest');
});

test('browsers do not fill in the owner’s own address as that of the home to rent out', () => {
  const { fields } = toFormContent(leadForms.partner);
  const property = fields.find(({ attributes }) => attributes.name === 'property');
  expect(property?.attributes.autoComplete).toMatch(/^section-rental /);
  expect(property?.hint).toMatch(/home you would rent out/);
});

test('hides the honeypot from people and their password managers', () => {
  hydrate(<NativeForm content={content} />);
  const { label, name } = content.honeypot;
  const field = screen.getByLabelText(label);
  expect(field.tabIndex).toBe(-1);
  expect(screen.queryByRole('textbox', { name: label })).toBeNull();
  for (const attribute of ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type'])
    expect(field.getAttribute(attribute)).not.toBeNull();
  // Browsers and password managers fill in fields whose names contain one of these words.
  expect(name).not.toMatch(
    /name|mail|phone|tel|website|url|company|organization|address|city|country|user|login/i,
  );
});
