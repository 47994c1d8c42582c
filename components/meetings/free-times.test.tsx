// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toFormContent } from '@/components/forms/form-content';
import { hydrate } from '@/components/testing/hydrate';
import { meetingForm } from '@/lib/forms/all-forms';
import { FreeTimes } from './free-times';

const days = [{ date: '2026-11-24', slots: ['2026-11-24T15:00:00.000Z'] }];
const send = vi.fn<typeof fetch>();
/** Scrolls the link into view. */
let comeIntoView = () => {};

beforeEach(() => {
  comeIntoView = () => {};
  vi.stubGlobal('fetch', send);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoView = () => callback([{ isIntersecting: true }]);
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
const link = () => screen.queryByRole('link', { name: /See free times/ });
const press = () => act(async () => void fireEvent.click(link() ?? window));

test.each([
  ['no list', {}],
  ['a list of something else', { days: [{ date: '2026-11-24' }] }],
  ['times that are none', { days: [{ date: '2026-11-24', slots: ['soon'] }] }],
])('shows the number to call if a proxy returns %s', async (_, body) => {
  send.mockResolvedValue(Response.json(body));
  hydrate(<FreeTimes form={content} isMain />);
  await press();
  expect(screen.getByRole('alert').textContent).toContain('(850) 555-0142');
});

test('the times load once they are in view, and leave the focus where it is', async () => {
  send.mockResolvedValue(Response.json({ days }));
  hydrate(<FreeTimes form={content} isMain />);
  expect(send).not.toHaveBeenCalled();
  await act(async () => comeIntoView());
  expect(screen.getByLabelText(/9:00 AM Central/)).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

test('a visitor whose link is replaced by the times goes on at their heading', async () => {
  send.mockResolvedValue(Response.json({ days }));
  hydrate(<FreeTimes form={content} isMain />);
  link()?.focus();
  await act(async () => comeIntoView());
  expect(document.activeElement?.textContent).toBe('Book a Time');
});

test('if the times in view cannot load, the link stays, and a press tries again', async () => {
  send.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Response.json({ days }));
  hydrate(<FreeTimes form={content} isMain />);
  await act(async () => comeIntoView());
  await press();
  expect(screen.getByLabelText(/9:00 AM Central/)).toBeTruthy();
});

test('below a calendar from elsewhere the times wait for a press', async () => {
  hydrate(<FreeTimes form={content} isMain={false} />);
  await act(async () => comeIntoView());
  expect(send).not.toHaveBeenCalled();
});
