import { sendingPage } from '@/lib/leads/context';
import type { FormBody } from '@/lib/leads/forms';
import { type FieldErrors, fieldMarkup, honeypotMarkup, phoneLink as phone } from '@/lib/leads/responses';
import { env } from '@/lib/platform/env';
import { attributes, type Html, html, htmlPage } from '@/lib/platform/http/html';
import { company } from '../../content/company.ts';
import { formMessages } from '../../content/forms.ts';
import { meetingPageCopy } from '../../content/meeting-pages.ts';
import { availability, meetingCopy } from '../../content/meetings.ts';
import { meetingPaths, meetingsPath } from './addresses.ts';
import { meetingForm as form } from './form.ts';
import type { Meeting } from './read.ts';
import type { Day } from './slots.ts';
import { callWords, dayWords, slotWords, timeWords } from './words.ts';

/** The visitor's own zone beside Central, where the two differ. */
const ownZone = `{const when=document.getElementById('when'),own=document.getElementById('own-zone'),zone=Intl.DateTimeFormat().resolvedOptions().timeZone,words=timeZone=>new Date(when.dateTime).toLocaleString('en-US',{timeZone,weekday:'long',month:'long',day:'numeric',hour:'numeric',minute:'2-digit'});if(words(zone)!==words('${availability.timeZone}')){own.textContent=words(zone)+' ${meetingCopy.yourTime} ('+zone.replaceAll('_',' ')+')';own.hidden=false}}`;

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
  const title = meetingCopy.title;
  return htmlPage(status, {
    title: `${title} | ${company.name}`,
    body: html`<h1>${title}</h1><p>${meetingPageCopy.lead}</p>${timesForm(
      { action: meetingsPath, days, trouble, given: body.slot },
      html`<h2>${meetingCopy.confirm}</h2>${fields.map((field) => fieldMarkup(field, body, trouble.errors ?? {}))}${honeypotMarkup}
${page ? html`<input type="hidden" name="page" value="${page.href}">` : null}<button>${form.submit}</button><p class="hint">${form.note}</p>`,
    )}<p><a href="${page ? page.pathname + page.search : form.page}">${formMessages.back}</a></p>`,
  });
}

/** An address with a key is named to no page that is opened from it, so that no log of a proxy holds it. */
const headers = { 'referrer-policy': 'strict-origin' };

/** The page of one meeting. */
export function managePage(meeting: Meeting, key: string, { status = 200, problem }: Trouble = {}): Response {
  const { id, title, startsAt, isCanceled, lead } = meeting;
  const { manage, ics } = meetingPaths(id, key);
  const changes = html`<a href="${manage}&amp;move=1">${meetingPageCopy.move}</a>
<form method="post" action="${manage}"><input type="hidden" name="action" value="cancel"><button class="line">${meetingPageCopy.cancel}</button></form>`;
  return htmlPage(status, {
    headers,
    title: `${title} | ${company.name}`,
    script: ownZone,
    body: html`<h1>${title}</h1>${problemMarkup(problem)}
<p class="when"><time id="when" datetime="${new Date(startsAt).toISOString()}">${slotWords(startsAt)}</time></p><p id="own-zone" hidden></p>
${
  isCanceled
    ? html`<p><a href="${meetingsPath}">${meetingPageCopy.bookAgain}</a></p>`
    : html`<p>${callWords(lead.data.phone)}</p>${
        startsAt <= Date.now()
          ? html`<p>${meetingPageCopy.over}</p>`
          : html`<div class="actions"><a href="${ics}">${meetingCopy.addToCalendar}</a>${changes}</div><p class="hint">${meetingCopy.privateLink}</p>`
      }`
}
<p>${formMessages.receipt} <strong>${id}</strong>. ${phone}</p><p><a href="${form.page}">${formMessages.back}</a></p>`,
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
  return htmlPage(status, {
    headers,
    title: `${meetingPageCopy.move} | ${company.name}`,
    body: html`<h1>${meetingPageCopy.move}</h1><p>${slotWords(startsAt)}</p>${timesForm(
      { action: manage, days, trouble },
      html`<input type="hidden" name="action" value="move"><button>${meetingPageCopy.moveSubmit}</button>`,
    )}<p><a href="${manage}">${meetingPageCopy.keep}</a></p>`,
  });
}

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
  if (days.length === 0) return html`${problemMarkup(problem)}<p>${meetingCopy.none} ${phone}.</p>`;
  const radio = (slot: number) => {
    const value = new Date(slot).toISOString();
    const input = { type: 'radio', name: 'slot', value, required: true, checked: value === given };
    return html`<label><input${attributes(input)}>${timeWords(slot)}</label>`;
  };
  const fieldset = ({ slots }: Day) =>
    html`<fieldset><legend>${dayWords(slots[0] ?? 0)} (${meetingCopy.zone})</legend><div class="times">${slots.map(radio)}</div></fieldset>`;
  return html`<form method="post" action="${action}">${problemMarkup(problem)}<p class="error" id="slot-error">${errors.slot}</p>${days.map(fieldset)}
${rest}</form>`;
}
