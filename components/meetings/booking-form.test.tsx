// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toFormContent } from '@/components/forms/form-content';
import { company } from '@/content/company';
import { meetingForm } from '@/lib/forms/all-forms';
import { BookingForm } from './booking-form';

const [nine, nineTwenty] = ['2026-11-24T15:00:00.000Z', '2026-11-24T15:20:00.000Z'];
const days = [{ date: '2026-11-24', slots: [nine, nineTwenty].map(Date.parse) }];
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  sessionStorage.setItem('source', ' http://localhost:3000/blog/dusk?utm_source=news');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

/** `initialStart` is the start time in the page's URL, in milliseconds since 1970. */
function show(shownDays = days, initialStart?: number) {
  const content = toFormContent(meetingForm, { action: '/api/meetings' });
  const form = { content, days: shownDays, request: 'a page view of its own', initialStart };
  render(<BookingForm {...form} />);
}

// Like a click on the button, `requestSubmit` lets the browser validate the form first; `submit` would not.
const submit = () => act(async () => screen.getByLabelText('Email').closest('form')?.requestSubmit());
const toResponse = (status: number, body: object) => new Response(JSON.stringify(body), { status });

async function fillAndSubmit() {
  show();
  for (const [label, value] of [
    ['Your name', 'Ada'],
    ['Email', 'ada@example.com'],
    ['Phone', '850 555 0100'],
  ] as const)
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByLabelText(/9:00 AM Central/));
  await submit();
}

test('a booking is sent with the source of the visit', async () => {
  const meeting = { id: 'SO-1', start: nine, manage: '/m', ics: '/i' };
  send.mockResolvedValue(toResponse(201, { ...meeting, redirect: '/partner/thank-you' }));
  await fillAndSubmit();
  const [address, { body } = {}] = send.mock.calls[0] ?? [];
  expect(address).toBe('/api/meetings');
  expect(Object.fromEntries(body as FormData)).toMatchObject({
    slot: nine,
    email: 'ada@example.com',
    request: 'a page view of its own',
    source: ' http://localhost:3000/blog/dusk?utm_source=news',
  });
  expect(document.activeElement?.textContent).toBe('Your call is booked');
  expect(screen.getByText(/\(850\) 555-0100/)).toBeTruthy();
  expect(sessionStorage.getItem('source')).toBeNull();
});

test('without a chosen time, shows an error, focuses the times, and sends nothing', async () => {
  show();
  await submit();
  expect(screen.getByText('Choose one of the free times.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/9:00 AM Central/));
  expect(send).not.toHaveBeenCalled();
});

test('offers other times instead of a taken one, and keeps the input', async () => {
  send.mockImplementation(async (_, init) =>
    init?.method === 'POST'
      ? toResponse(409, { error: { code: 'slot-taken', message: 'Taken.' }, slots: [nineTwenty] })
      : toResponse(200, { days: [{ date: '2026-11-24', slots: [nineTwenty] }] }),
  );
  await fillAndSubmit();
  expect(screen.queryByLabelText(/9:00 AM Central/)).toBeNull();
  expect(screen.queryByText('Taken.')).toBeNull();
  expect(document.activeElement).toBe(screen.getByText(/^Somebody just took that time/).parentElement);
  await submit();
  expect(screen.getByText('Choose one of the free times.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /9:20 AM Central/ }));
  expect(screen.getByLabelText<HTMLInputElement>(/9:20 AM Central/).checked).toBe(true);
  expect(screen.queryByText('Choose one of the free times.')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
});

test('screen readers hear which days have no free times; days before the first free one are left out', () => {
  show([...days, { date: '2026-11-27', slots: [Date.UTC(2026, 10, 27, 15)] }]);
  const texts = [...document.querySelectorAll('fieldset p .sr-only')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['Wednesday, November 25: no free times', 'Thursday, November 26: closed']);
  expect(screen.queryByText('23')).toBeNull();
});

test('a linked time opens its half of the day, and the visitor can switch to the other half', () => {
  show([{ date: '2026-11-24', slots: [Date.UTC(2026, 10, 24, 10), Date.parse(nine)] }], Date.parse(nine));
  const [morning, afternoon] = screen.getAllByRole<HTMLInputElement>('radio', { name: /, 1 free$/ });
  expect(afternoon?.checked).toBe(true);
  fireEvent.click(morning ?? window);
  expect(afternoon?.checked).toBe(false);
});

test.each([
  ['nothing', {}],
  ['a call without its links', { id: 'SO-1', start: nine, redirect: '/partner/thank-you' }],
  ['a call at no time', { id: 'SO-1', start: 'soon', manage: '/m', ics: '/i' }],
])('shows the phone number if a proxy responds with %s instead of a booking', async (_, body) => {
  send.mockResolvedValue(toResponse(200, body));
  await fillAndSubmit();
  expect(screen.queryByText('Your call is booked')).toBeNull();
  expect(screen.getByText(company.phone.display, { exact: false })).toBeTruthy();
});

test('shows why a call is rejected, and the phone number once', async () => {
  const message = `You have three calls with us already: call us at ${company.phone.display}.`;
  send.mockResolvedValue(toResponse(409, { error: { code: 'too-many-meetings', message } }));
  await fillAndSubmit();
  expect(screen.getByText(message).textContent?.split(company.phone.display)).toHaveLength(2);
});
