import type { SendMailOptions } from 'nodemailer';
import { html } from '@/lib/platform/http/html';
import { company } from '../../../content/company.ts';
import { mailCopy } from '../../../content/mails.ts';
import { type Mailer, mailDomain } from './email.ts';

/** What a mail to a visitor says, from top to bottom. */
export type Letter = {
  title: string;
  lead: string;
  more?: string;
  sections?: { title: string; rows: (readonly [label: string, text: string])[] }[];
  link?: { label: string; href: string };
};

const closing = [mailCopy.contact, mailCopy.notYou];

/** The one template of our mails to visitors: text that is complete by itself, and HTML in the colors of the site. */
export function visitorMail(
  letter: Letter,
  { replyTo }: Mailer,
  { to, subject, id, date }: { to: unknown; subject: string; id: string; date: Date },
): SendMailOptions {
  return {
    // Never a name that a form sent.
    to: { name: '', address: String(to) },
    replyTo,
    subject,
    // The same for each attempt, so that a mail program drops a repetition.
    messageId: `<${id}@${mailDomain}>`,
    date,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: toText(letter),
    html: toHtml(letter),
  };
}

function toText({ title, lead, more, sections = [], link }: Letter): string {
  return [
    title,
    more ? `${lead}\n${more}` : lead,
    ...sections.map(({ title, rows }) =>
      [`${title}:`, ...rows.map(([label, text]) => `${label}: ${text}`)].join('\n'),
    ),
    ...(link ? [`${link.label}:\n${link.href}`] : []),
    ...closing,
    company.name,
  ].join('\n\n');
}

const heading = 'font-family:Fraunces,Georgia,serif;font-weight:500;line-height:1.2';
const muted = 'color:#14596a;font-size:15px';

/** `format-detection`: stops mail programs from turning addresses and dates into links. */
function toHtml({ title, lead, more, sections = [], link }: Letter): string {
  const row = ([label, text]: readonly [string, string]) =>
    html`<p style="margin:0 0 12px"><span style="${muted}">${label}</span><br><bdi>${text}</bdi></p>`;
  const section = ({ title, rows }: { title: string; rows: Parameters<typeof row>[0][] }) =>
    html`<h2 style="margin:32px 0 12px;padding-top:24px;border-top:1px solid #e3dac8;${heading};font-size:20px">${title}</h2>${rows.map(row)}`;
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><meta name="format-detection" content="address=no, date=no, email=no, url=no"><title>${title}</title></head>
<body style="margin:0;padding:0;background:#fbf8f2;color:#062a33;font:16px/1.55 'Instrument Sans',Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px 40px;overflow-wrap:anywhere">
<p style="margin:0 0 24px;${heading};font-size:18px;color:#0a6457">${company.name}</p>
<h1 style="margin:0 0 16px;${heading};font-size:28px">${title}</h1>
<p style="margin:0 0 12px;font-size:18px">${lead}</p>
${more && html`<p style="margin:0 0 12px">${more}</p>`}
${sections.map(section)}
${link && html`<p style="margin:24px 0"><a href="${link.href}" style="display:inline-block;padding:12px 24px;border-radius:4px;background:#0a6457;color:#ffffff;font-weight:600;text-decoration:none">${link.label}</a></p>`}
<div style="margin-top:32px;padding-top:24px;border-top:1px solid #e3dac8">${closing.map((line) => html`<p style="margin:0 0 8px;${muted}">${line}</p>`)}</div>
</div></body></html>`.text;
}
