import { expect, test } from 'vitest';
import { meetingCopy } from '@/content/meetings';
import { outlookHref } from './calendar-links';

test('Outlook gets %20 for spaces, because it would show "+"', () => {
  const href = outlookHref(Date.UTC(2026, 10, 24, 15));
  expect(href).toContain(`subject=${encodeURIComponent(meetingCopy.summary)}`);
  expect(href).not.toContain('+');
});
