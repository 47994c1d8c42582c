import { meetingPageCopy } from '@/content/meeting-pages';
import { meetingCopy } from '@/content/meetings';
import { type Mailer, mailSender } from '@/lib/delivery/email-target';
import type { Sender } from '@/lib/delivery/target';
import { visitorMail } from '@/lib/delivery/visitor-email';
import { meetingPaths } from '@/lib/meetings/addresses';
import { addKey, getMeeting, type Meeting } from '@/lib/meetings/read-meetings';
import { meetingCalendar, methodOf } from './calendar-file';
import { formatCall } from './format-call';

/** Sends the visitor the current state of the meeting, with its calendar file. */
export function invitationSender(mailer: Mailer): Sender {
  const sender = mailSender(mailer, 'invitation', async ({ id }, db) => {
    const meeting = await getMeeting(db, id);
    // Forgotten meanwhile, or accepted from quarantine after its slot was taken: nothing to confirm.
    if (!meeting || !(meeting.holdsSlot || meeting.isCanceled)) return null;
    // `redeliver` also queues calls from before a mail server was configured.
    if (meeting.endsAt <= Date.now()) return null;
    const manageUrl = mailer.siteUrl + meetingPaths(id, await addKey(db, id)).manage;
    return toInvitation(meeting, manageUrl, mailer);
  });
  return { ...sender, accepts: (kind) => kind === 'meeting' };
}

function toInvitation(meeting: Meeting, manageUrl: string, mailer: Mailer) {
  const { id, title, slot, isCanceled, sequence, changedAt, lead } = meeting;
  const letter = {
    title,
    parts: [
      { text: slot.text, look: 'lead' as const },
      ...(isCanceled ? [] : [{ text: formatCall(lead.data.phone) }]),
      { button: { label: isCanceled ? meetingPageCopy.bookAgain : meetingCopy.manage, href: manageUrl } },
    ],
  };
  const mail = {
    to: lead.data.email,
    subject: `${title}: ${slot.text}`,
    id: `${id}.${sequence}`,
    date: new Date(changedAt),
  };
  const content = meetingCalendar(meeting, manageUrl, { from: mailer.from, invite: true });
  return {
    ...visitorMail(letter, mailer, mail),
    icalEvent: { method: methodOf(meeting), filename: 'call.ics', content },
  };
}
