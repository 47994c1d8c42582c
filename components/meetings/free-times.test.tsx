// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toFormContent } from '@/components/forms/form-content';
import { hydrate } from '@/components/testing/hydrate';
import { meetingForm } from '@/lib/meetings/form';
import { FreeTimes } from './free-times';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['no list', {}],
  ['a list of something else', { days: [{ date: '2026-11-24' }] }],
  ['times that are none', { days: [{ date: '2026-11-24', slots: ['soon'] }] }],
])('shows the number to call if a proxy returns %s', async (_, body) => {
  vi.stubGlobal('fetch', async () => Response.json(body));
  hydrate(<FreeTimes form={toFormContent(meetingForm, { action: '/api/meetings' })} isMain />);
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: /See free times/ })));
  expect(screen.getByRole('alert').textContent).toContain('(850) 555-0142');
});
