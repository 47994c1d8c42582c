import { emailCopy } from '@/content/emails';
import { meetingCopy } from '@/content/meetings';
import { sendsEmail, toVisitorEmail } from '@/lib/delivery/send-email';
import type { Target } from '@/lib/delivery/target';
import { meetingPaths } from '@/lib/meetings/addresses';
import { addKey, getMeeting } from '@/lib/meetings/read-meetings';
import { formatCall } from './format-call';

/** The target that reminds a visitor of a call. */
export const REMINDER = 'reminder';

const HOUR = 3_600_000;

/** Returns when to remind of a call: a day before, or 2 hours if it was arranged less than 26 hours before. */
export const reminderAt = (startsAt: number, arrangedAt: number) =>
  startsAt - (startsAt - arrangedAt < 26 * HOUR ? 2 : 24) * HOUR;

/** Reminds the visitor of a call, unless it has begun, was held early or canceled, or was moved further away. */
export const reminderTarget: Target = {
  name: REMINDER,
  label: 'Reminder',
  settings: ['SMTP_URL'],
  isNeverRepeated: true,
  accepts: (kind) => kind === 'meeting',
  ...sendsEmail(async ({ lead: { id }, db }, settings) => {
    const meeting = await getMeeting(db, id);
    const now = Date.now();
    if (!meeting?.holdsSlot || meeting.startsAt <= now) return null;
    const { startsAt, slot, changedAt, sequence, lead } = meeting;
    if (lead.data.outcome) return null;
    if (now < reminderAt(startsAt, changedAt)) return null;
    const href = settings.siteUrl + meetingPaths(id, await addKey(db, id)).manage;
    const content = {
      title: emailCopy.reminderTitle,
      parts: [
        { text: slot.text, look: 'lead' as const },
        { text: formatCall(lead.data.phone) },
        { button: { label: meetingCopy.manage, href } },
      ],
    };
    return toVisitorEmail(content, settings, {
      to: lead.data.email,
      subject: emailCopy.reminder(slot.text),
      // A moved call gets another reminder.
      id: `${id}.${sequence}.reminder`,
      date: new Date(now),
    });
  }),
};
