import type { SendMailOptions } from 'nodemailer';
import { html } from '@/lib/platform/http/html';
import { company } from '../../content/company.ts';
import { meetingPageCopy } from '../../content/meeting-pages.ts';
import { availability, meetingCopy } from '../../content/meetings.ts';
import { DEADLINE, mailDomain, sendMail } from '../leads/delivery/email.ts';
import type { Sender } from '../leads/delivery/sender.ts';
import { meetingPaths } from './addresses.ts';
import { meetingCalendar, methodOf } from './calendar.ts';
import { addKey, getMeeting, type Meeting } from './read.ts';
import { phoneWords, slotWords } from './words.ts';

/** Sends the visitor the meeting as it now stands, with its calendar file. */
export function invitationSender(smtpUrl: string, office: string, siteUrl: string): Sender {
  return {
    target: 'invitation',
    parallel: 2,
    deadline: DEADLINE,
    takes: (kind) => kind === 'meeting',
    async send({ id }, signal, db) {
      const meeting = await getMeeting(db, id);
      // Its person was forgotten meanwhile, or it was taken up from quarantine when its slot was gone: nothing to confirm.
      if (!meeting || !(meeting.holdsSlot || meeting.isCanceled)) return;
      const manageUrl = siteUrl + meetingPaths(id, await addKey(db, id)).manage;
      await sendMail(smtpUrl, toInvitation(meeting, manageUrl, office), signal);
    },
  };
}

/** The message to the visitor. After a change the office gets a copy: its lead says the former time. */
function toInvitation(meeting: Meeting, manageUrl: string, office: string): SendMailOptions {
  const { id, title, startsAt, isCanceled, sequence, changedAt, lead } = meeting;
  const when = slotWords(startsAt);
  const where = `${availability.minutes} minutes. ${meetingCopy.where} ${phoneWords(lead.data.phone)}.`;
  const link = isCanceled ? meetingPageCopy.bookAgain : meetingCopy.manage;
  const content = meetingCalendar(meeting, manageUrl, { invite: true });
  const contact = `${company.name}, ${company.phone.display}`;

  return {
    from: { name: company.name, address: company.email },
    to: { name: '', address: String(lead.data.email) },
    ...(sequence > 0 && { bcc: office }),
    subject: `${title}: ${when}`,
    messageId: `<${id}.${sequence}@${mailDomain}>`,
    date: new Date(changedAt),
    text: `${title}\n\n${when}\n${isCanceled ? '' : `${where}\n`}\n${link}: ${manageUrl}\n\n${contact}`,
    html: html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body style="margin:0;padding:24px;background:#fbf8f2;color:#062a33;font:16px/1.6 sans-serif"><h1 style="margin:0 0 16px;font:500 26px/1.2 Georgia,serif">${title}</h1><p style="font-size:18px"><strong>${when}</strong></p>${isCanceled ? null : html`<p>${where}</p>`}<p><a href="${manageUrl}" style="color:#0a6457">${link}</a></p><p>${contact}</p></body></html>`
      .text,
    icalEvent: { method: methodOf(meeting), filename: 'call.ics', content },
  };
}
