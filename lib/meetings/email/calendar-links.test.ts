import { expect, test } from 'vitest';
import { meetingCopy } from '@/content/meetings';
import { outlookHref } from './calendar-links';

test('Outlook gets %20, because it shows a "+" as it is', () => {
  const href = outlookHref('2026-11-24T15:00:00.000Z');
  expect(href).toContain(`subject=${encodeURIComponent(meetingCopy.summary)}`);
  expect(href).not.toContain('+');
});
