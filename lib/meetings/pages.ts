import { randomUUID } from 'node:crypto';
import { sendingPage } from '@/lib/leads/context';
import type { FormBody } from '@/lib/leads/forms';
import { type FieldErrors, fieldMarkup, honeypotMarkup, phoneLink as phone } from '@/lib/leads/responses';
import { env } from '@/lib/platform/env';
import { attributes, type Html, html } from '@/lib/platform/http/html';
import { sitePage } from '@/lib/site-page';
import { company } from '../../content/company.ts';
import { formMessages } from '../../content/forms.ts';
import { meetingPageCopy } from '../../content/meeting-pages.ts';
import { allCentral, availability, meetingCopy } from '../../content/meetings.ts';
import { meetingPaths, meetingsPath } from './addresses.ts';
import { meetingForm as form } from './form.ts';
import { ownZone } from './own-zone.ts';
import { type Cell, calendarCells } from './picker.ts';
import type { Meeting } from './read.ts';
import { type Day, parseInstant } from './slots.ts';
import { callLead, dayWords, phoneWords, slotWords, timeWords, zonedWords } from './words.ts';

/**
 * The days as a calendar of radio buttons, each followed by its times: only those of the checked day are shown, and `order`
 * puts them below the calendar. Where a browser knows no :has(), all are, each below its day.
 */
const style = [
  `.days{display:grid;grid-template-columns:repeat(${availability.weekdays.length},1fr);gap:.375rem;text-align:center}`,
  '.days>b,.days small{font-size:.8125rem;font-weight:500;color:#14596a}.days small{display:block}.days>fieldset{grid-column:1/-1;text-align:left}',
  '.pick{position:relative;display:grid;place-content:center;min-height:44px;font-weight:400;font-variant-numeric:tabular-nums;line-height:1.25}',
  '.times{display:grid;grid-template-columns:repeat(auto-fill,minmax(5.5rem,1fr));gap:.375rem;text-align:center}',
  'label.pick{border:1px solid #8c9a97;border-radius:4px;cursor:pointer}label.pick:hover{border-color:#0e7c6b}',
  '@supports selector(:has(*)){.days>fieldset{order:1;margin-top:1rem}.pick:not(:has(:checked))+fieldset{display:none}',
  '.pick input:is([type=radio]){position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}',
  '.pick:has(:checked){background:#0a6457;border-color:#0a6457;color:#fff;font-weight:600}.pick:has(:checked) small{color:#f4ebdd}',
  '.pick:has(:focus-visible){outline:2px solid #0e7c6b;outline-offset:2px}}',
  '.actions{display:flex;flex-wrap:wrap;gap:.75rem}.actions a{display:grid;place-content:center}.cancel{gap:.75rem;margin:.5rem 0 0;padding-top:1.5rem;border-top:1px solid #e8dac3}',
  ':is(.actions a,.cancel button){min-height:48px;padding:.7rem 1.4rem;font-weight:600;text-decoration:none;border:1px solid #8c9a97;border-radius:4px;background:none;color:inherit}',
  '.actions a.main{background:#0a6457;border-color:#0a6457;color:#fff}summary{padding:.5rem 0;cursor:pointer;color:#0a6457}details .field{margin-top:1rem}.whole{white-space:nowrap}.card>button{justify-self:stretch}.card .error:empty{display:none}',
].join('');

/** What is wrong with the last request, for the page that answers it. */
export type Trouble = { status?: number; problem?: string; errors?: FieldErrors | undefined };

/** The free times with the form: the way without JavaScript. `body` is what was typed. */
export function timesPage(
  asked: Headers,
  days: readonly Day[],
  body: FormBody,
  { status = 200, ...trouble }: Trouble = {},
): Response {
  const page = sendingPage(asked, body, env.SITE_URL);
  const fields = form.fields.filter(({ name }) => name !== 'slot');
  const optional = fields.filter(({ required }) => !required);
  const isOpen = optional.some(({ name }) => body[name] || trouble.errors?.[name]);
  const markup = (field: (typeof fields)[number]) => fieldMarkup(field, body, trouble.errors ?? {});
  const title = meetingCopy.title;
  return sitePage(status, {
    style,
    script: ownZone,
    title: `${title} | ${company.name}`,
    body: html`<h1>${title}</h1><p>${meetingPageCopy.lead}</p>${timesForm(
      { action: meetingsPath, days, trouble, given: body.slot },
      html`<h2>${meetingCopy.confirm}</h2>${fields.filter((field) => !optional.includes(field)).map(markup)}<details${attributes({ open: isOpen })}><summary>${meetingCopy.more}</summary>${optional.map(markup)}</details>${honeypotMarkup}
<input type="hidden" name="request" value="${randomUUID()}">${page ? html`<input type="hidden" name="page" value="${page.href}">` : null}<button>${form.submit}</button><p class="hint">${form.note}</p>`,
    )}<p><a href="${page ? page.pathname + page.search : form.page}">${formMessages.back}</a></p>`,
  });
}

/** An address with a key is named to no page that is opened from it, so that no log of a proxy holds it. */
const headers = { 'referrer-policy': 'strict-origin' };

/** The page of one meeting. */
export function managePage(meeting: Meeting, key: string, { status = 200, problem }: Trouble = {}): Response {
  const { id, title, startsAt, isCanceled, lead } = meeting;
  const { manage, ics } = meetingPaths(id, key);
  const move = html`<a href="${manage}&amp;move=1">${meetingPageCopy.move}</a>`;
  const cancel = html`<form class="cancel" method="post" action="${manage}"><p>${meetingPageCopy.cancelLead}</p><input type="hidden" name="action" value="cancel"><button>${meetingPageCopy.cancel}</button></form>`;
  return sitePage(status, {
    headers,
    style,
    title: `${title} | ${company.name}`,
    script: ownZone,
    body: html`<h1>${title}</h1>${problemMarkup(problem)}
<div class="card">${whenMarkup(startsAt)}
${
  isCanceled
    ? html`<div class="actions"><a class="main" href="${meetingsPath}">${meetingPageCopy.bookAgain}</a></div>`
    : html`<p>${callLead} ${whole(phoneWords(lead.data.phone))}.</p>${
        startsAt <= Date.now()
          ? html`<p>${meetingPageCopy.over}</p>`
          : html`<div class="actions"><a class="main" href="${ics}">${meetingCopy.addToCalendar}</a>${move}</div><p class="hint">${meetingCopy.privateLink}</p>${cancel}`
      }`
}
</div><p>${formMessages.receipt} <strong>${id}</strong>. ${phone}</p><p><a href="${form.page}">${formMessages.back}</a></p>`,
  });
}

/** The free times for a meeting that is to move. */
export function movePage(
  { id, startsAt }: Meeting,
  key: string,
  days: readonly Day[],
  { status = 200, ...trouble }: Trouble = {},
): Response {
  const { manage } = meetingPaths(id, key);
  return sitePage(status, {
    headers,
    style,
    script: ownZone,
    title: `${meetingPageCopy.move} | ${company.name}`,
    body: html`<h1>${meetingPageCopy.move}</h1>${whenMarkup(startsAt)}${timesForm(
      { action: manage, days, trouble },
      html`<input type="hidden" name="action" value="move"><button>${meetingPageCopy.moveSubmit}</button>`,
    )}<p><a href="${manage}">${meetingPageCopy.keep}</a></p>`,
  });
}

/** Words that stay on one line. */
const whole = (words: string) => html`<span class="whole">${words}</span>`;

/** When the call is; `ownZone` fills the line below. */
const whenMarkup = (startsAt: number) =>
  html`<p class="when"><time id="when" datetime="${new Date(startsAt).toISOString()}">${dayWords(startsAt)}, ${whole(zonedWords(startsAt))}</time></p><p id="own-zone" hidden></p>`;

/** "Somebody just took that time" and the next ones, in one sentence. */
export const takenWords = (next: readonly number[]) =>
  next.length > 0
    ? `${meetingCopy.taken} ${next.map(slotWords).join('; ')}.`
    : `${meetingCopy.none} ${company.phone.display}.`;

const problemMarkup = (problem: string | undefined): Html | null =>
  problem ? html`<p class="form-error" role="alert">${problem}</p>` : null;

type Times = { action: string; days: readonly Day[]; trouble: Trouble; given?: unknown };

/** The free times as radio buttons in a form with `rest`; a word and the phone number where there are none. */
function timesForm({ action, days, trouble: { problem, errors = {} }, given }: Times, rest: Html): Html {
  if (days.length === 0)
    return html`${problemMarkup(problem)}<p class="card">${meetingCopy.none} ${phone}.</p>`;
  const radio = (slot: number) => {
    const value = new Date(slot).toISOString();
    const input = { type: 'radio', name: 'slot', value, required: true, checked: value === given };
    return html`<label class="pick"><input${attributes(input)}>${timeWords(slot)} <small>${meetingCopy.zone}</small></label>`;
  };
  const wanted = parseInstant(given) ?? Number.NaN;
  const shown = days.find(({ slots }) => slots.some((slot) => slot >= wanted)) ?? days[0];
  const cell = ({ date, number, month }: Cell) => {
    const day = days.find((one) => one.date === date);
    const word = month && html`<small>${month}</small>`;
    if (!day) return html`<span class="pick">${number}${word}<small>${meetingCopy.noTimes}</small></span>`;
    const name = dayWords(day.slots[0] ?? 0);
    const input = { type: 'radio', name: 'day', value: date, checked: day === shown, 'aria-label': name };
    return html`<label class="pick"><input${attributes(input)}>${number}${word}</label><fieldset><legend>${name} (${meetingCopy.zone})</legend><div class="times">${day.slots.map(radio)}</div></fieldset>`;
  };
  const cells = calendarCells(days);
  return html`<form class="card" method="post" action="${action}">${problemMarkup(problem)}<p class="error" id="slot-error">${errors.slot}</p><p class="hint" id="zones">${allCentral}</p><fieldset><legend>${meetingCopy.days}</legend><div class="days">${cells.slice(0, availability.weekdays.length).map(({ weekday }) => html`<b aria-hidden="true">${weekday}</b>`)}${cells.map(cell)}</div></fieldset>
${rest}</form>`;
}
