import { meetingPageCopy } from '../../content/meeting-pages.ts';
import { meetingCopy } from '../../content/meetings.ts';
import type { Meeting } from './read.ts';

/** What has become of a meeting, as its page and its email say it. */
export function meetingTitle({ isCanceled, sequence }: Meeting): string {
  if (isCanceled) return meetingPageCopy.canceled;
  return sequence > 0 ? meetingPageCopy.moved : meetingCopy.booked;
}
