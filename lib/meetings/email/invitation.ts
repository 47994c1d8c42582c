import { meetingPageCopy } from '@/content/meeting-pages';
import { meetingCopy } from '@/content/meetings';
import { type EmailSettings, sendsEmail, toVisitorEmail } from '@/lib/delivery/send-email';
import type { Target } from '@/lib/delivery/target';
import { meetingPaths } from '@/lib/meetings/addresses';
import { addKey, getMeeting, type Meeting } from '@/lib/meetings/read-meetings';
import { meetingCalendar, methodOf } from './calendar-file';
import { formatCall } from './format-call';

/** Sends the visitor the current state of the meeting, with its calendar file. */
export const invitationTarget: Target = {
  name: 'invitation',
  label: 'Invitation',
  settings: ['SMTP_URL'],
  accepts: (kind) => kind === 'meeting',
  ...sendsEmail(async ({ lead: { id }, db }, settings) => {
    const meeting = await getMeeting(db, id);
    // Forgotten meanwhile, or accepted from quarantine after its slot was taken: nothing to confirm.
    if (!meeting || !(meeting.holdsSlot || meeting.isCanceled)) return null;
    // `redeliver` also queues calls from before an email server was configured.
    if (meeting.endsAt <= Date.now()) return null;
    const manageUrl = settings.siteUrl + meetingPaths(id, await addKey(db, id)).manage;
    return toInvitation(meeting, manageUrl, settings);
  }),
};

function toInvitation(meeting: Meeting, manageUrl: string, settings: EmailSettings) {
  const { id, title, slot, isCanceled, sequence, changedAt, lead } = meeting;
  const email = {
    title,
    parts: [
      { text: slot.text, look: 'lead' as const },
      ...(isCanceled ? [] : [{ text: formatCall(lead.data.phone) }]),
      { button: { label: isCanceled ? meetingPageCopy.bookAgain : meetingCopy.manage, href: manageUrl } },
    ],
  };
  const head = {
    to: lead.data.email,
    subject: `${title}: ${slot.text}`,
    id: `${id}.${sequence}`,
    date: new Date(changedAt),
  };
  const content = meetingCalendar(meeting, manageUrl, { from: settings.from, invite: true });
  return {
    ...toVisitorEmail(email, settings, head),
    icalEvent: { method: methodOf(meeting), filename: 'call.ics', content },
  };
}
