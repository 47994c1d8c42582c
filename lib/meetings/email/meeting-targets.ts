import { emailCopy } from '@/content/emails';
import { meetingPageCopy } from '@/content/meeting-pages';
import { callIntro, meetingCopy } from '@/content/meetings';
import { addKey } from '@/lib/database/keys';
import { eventTargets, targetNamesFor } from '@/lib/delivery/lead-targets';
import { createEmailSender, type EmailSettings, toVisitorEmail } from '@/lib/delivery/send-email';
import type { Target } from '@/lib/delivery/target';
import { formatPhone } from '@/lib/forms/format-phone';
import { meetingPaths } from '@/lib/meetings/meeting-paths';
import { callKeyExpiry, getMeeting, type Meeting } from '@/lib/meetings/read-meetings';
import { HOUR_MS } from '@/lib/platform/durations';
import type { Environment } from '@/lib/platform/env';
import { formatMeetingCalendar, methodOf } from './calendar-file';

export const REMINDER = 'reminder';

/** Returns when to send a reminder: a day before a call, or 2 hours if it was arranged less than 26 hours ahead. */
export const reminderAt = (startsAt: number, arrangedAt: number) =>
  startsAt - (startsAt - arrangedAt < 26 * HOUR_MS ? 2 : 24) * HOUR_MS;

type EmailHead = { title: string; subject: string; id: string; date: Date };

const visitorEmailSender = (
  write: (meeting: Meeting, now: number) => EmailHead | null,
  attach?: (meeting: Meeting, manageUrl: string, settings: EmailSettings) => object,
): Pick<Target, 'settings' | 'accepts' | 'isToVisitor' | 'parallel' | 'deadline' | 'send'> => ({
  settings: ['SMTP_URL'],
  accepts: (kind) => kind === 'meeting',
  isToVisitor: true,
  ...createEmailSender(async ({ lead: { id }, db }, settings) => {
    const meeting = await getMeeting(db, id);
    const head = meeting && write(meeting, Date.now());
    if (!head) return null;
    const { slot, startsAt, isCanceled, lead } = meeting;
    const key = await addKey(db, 'call', id, callKeyExpiry(startsAt));
    const href = settings.siteUrl + meetingPaths(id, key).manage;
    const parts = [
      { text: slot.text, look: 'lead' as const },
      ...(isCanceled ? [] : [{ text: `${callIntro} ${formatPhone(lead.data.phone)}.` }]),
      { button: { label: isCanceled ? meetingPageCopy.bookAgain : meetingCopy.manage, href } },
    ];
    const email = toVisitorEmail({ title: head.title, parts }, settings, { to: lead.data.email, ...head });
    return { ...email, ...attach?.(meeting, href, settings) };
  }),
});

/** Sends the visitor the current state of the meeting, with its calendar file. */
const invitationTarget: Target = {
  name: 'invitation',
  label: 'Invitation',
  ...visitorEmailSender(
    ({ id, title, slot, sequence, changedAt, endsAt, holdsSlot, isCanceled }, now) => {
      // A quarantined call gets no slot if somebody else has taken it meanwhile, so there is nothing to confirm.
      if (!holdsSlot && !isCanceled) return null;
      // The call may be over: `redeliver` also queues calls that were booked before an email server was configured.
      if (endsAt <= now) return null;
      return { title, subject: `${title}: ${slot.text}`, id: `${id}.${sequence}`, date: new Date(changedAt) };
    },
    (meeting, manageUrl, { from }) => {
      const content = formatMeetingCalendar(meeting, manageUrl, { from, invite: true });
      return { icalEvent: { method: methodOf(meeting), filename: 'call.ics', content } };
    },
  ),
};

/** Reminds the visitor of a call, unless the call began, was held early, was canceled, or was moved to a later time. */
export const reminderTarget: Target = {
  name: REMINDER,
  label: 'Reminder',
  isNeverRepeated: true,
  ...visitorEmailSender(({ id, slot, startsAt, changedAt, sequence, holdsSlot, lead }, now) => {
    if (!holdsSlot || startsAt <= now || lead.data.outcome) return null;
    if (now < reminderAt(startsAt, changedAt)) return null;
    const subject = emailCopy.reminder(slot.text);
    // Moving a call increments `sequence`. So the reminder of the new time has another id, and email programs don't
    // drop it as a duplicate.
    return { title: emailCopy.reminderTitle, subject, id: `${id}.${sequence}.reminder`, date: new Date(now) };
  }),
};

export const meetingTargets: readonly Target[] = [invitationTarget, reminderTarget];

export const targetOptions = (env: Environment) => ({
  emailTargets: targetNamesFor(meetingTargets, env, 'meeting'),
  eventTargets: eventTargets(env, 'meeting'),
});
