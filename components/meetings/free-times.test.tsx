// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toFormContent } from '@/components/forms/form-content';
import { hydrate } from '@/components/testing/hydrate';
import { company } from '@/content/company';
import { meetingForm } from '@/lib/forms/all-forms';
import { FreeTimes } from './free-times';

const days = [{ date: '2026-11-24', slots: ['2026-11-24T15:00:00.000Z'] }];
const send = vi.fn<typeof fetch>();
let scrollIntoView = () => {};

beforeEach(() => {
  scrollIntoView = () => {};
  vi.stubGlobal('fetch', send);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        scrollIntoView = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const content = toFormContent(meetingForm, { action: '/api/meetings' });
const findLink = () => screen.queryByRole('link', { name: /See free times/ });
const press = () => act(async () => void fireEvent.click(findLink() ?? window));

test.each([
  ['no list', {}],
  ['a list of something else', { days: [{ date: '2026-11-24' }] }],
  ['invalid times', { days: [{ date: '2026-11-24', slots: ['soon'] }] }],
])('shows the phone number if a proxy responds with %s', async (_, body) => {
  send.mockResolvedValue(Response.json(body));
  hydrate(<FreeTimes form={content} isMain slots={{ picture: null }} />);
  await press();
  expect(screen.getByRole('alert').textContent).toContain(company.phone.display);
});

test('without free times, shows the phone number', async () => {
  send.mockResolvedValue(Response.json({ days: [] }));
  hydrate(<FreeTimes form={content} isMain slots={{ picture: null }} />);
  await press();
  expect(screen.getByText(/No free times/).textContent).toContain(company.phone.display);
});

test('the times load once they are in view, without moving the focus', async () => {
  send.mockResolvedValue(Response.json({ days }));
  hydrate(<FreeTimes form={content} isMain slots={{ picture: null }} />);
  expect(send).not.toHaveBeenCalled();
  await act(async () => scrollIntoView());
  expect(screen.getByLabelText(/9:00 AM Central/)).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

test('if the times replace the focused link, the focus moves to their heading', async () => {
  send.mockResolvedValue(Response.json({ days }));
  hydrate(<FreeTimes form={content} isMain slots={{ picture: null }} />);
  findLink()?.focus();
  await act(async () => scrollIntoView());
  expect(document.activeElement?.textContent).toBe('Book a Time');
});

test('if the times in view fail to load, the link stays, and a press tries again', async () => {
  send.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Response.json({ days }));
  hydrate(<FreeTimes form={content} isMain slots={{ picture: null }} />);
  await act(async () => scrollIntoView());
  await press();
  expect(screen.getByLabelText(/9:00 AM Central/)).toBeTruthy();
});

test('below an external calendar, the times load only on a press', async () => {
  hydrate(<FreeTimes form={content} isMain={false} slots={{ picture: null }} />);
  await act(async () => scrollIntoView());
  expect(send).not.toHaveBeenCalled();
});
