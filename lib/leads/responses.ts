import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { jsonAnswer, wantsJson } from '@/lib/platform/http/answer';
import { attributes, type Html, html } from '@/lib/platform/http/html';
import type { Refusal } from '@/lib/platform/http/refusal';
import { sitePage } from '@/lib/site-page';
import { company } from '../../content/company.ts';
import { type ErrorCode, errorMessages, formMessages } from '../../content/forms.ts';
import { sendingPage } from './context.ts';
import { controlAttributes } from './field-markup.ts';
import type { Field } from './fields.ts';
import { type FormBody, honeypot, type LeadData, type LeadForm } from './forms.ts';

export type FieldErrors = Record<string, string>;

/** The office's number on a plain page. */
export const phoneLink = html`<a href="${company.phone.href}">${company.phone.display}</a>`;

/** 201 with the receipt number, or 303 to the thank-you page; both with the number in a cookie only for that page. */
export function thank(headers: Headers, { redirect }: LeadForm, id: string): Response {
  const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : '';
  // Readable by script: the thank-you page is the same for everyone and shows the number itself.
  const cookie = { 'set-cookie': `receipt=${id}; Path=${redirect}; Max-Age=600; SameSite=Lax${secure}` };
  return wantsJson(headers) ? jsonAnswer(201, { id, redirect }, cookie) : seeOther(redirect, cookie);
}

/** Leads a browser on after a form. */
export const seeOther = (location: string, headers = {}) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } });

/** The answer to a request that fails as a whole: JSON, or a small page that says what to do and leads `back`. */
export function errorResponse(
  headers: Headers,
  { status, code, headers: extra }: Refusal,
  back?: string,
): Response {
  const message = errorMessages[code as ErrorCode];
  if (wantsJson(headers)) return jsonAnswer(status, { error: { code, message } }, extra);

  const page = sendingPage(headers, {}, env.SITE_URL);
  return sitePage(status, {
    title: company.name,
    headers: extra,
    body: html`<h1>${company.name}</h1><p>${message}</p><p>${
      code === 'not-stored'
        ? html`Call us: ${phoneLink}. ${company.hours}.`
        : html`Or call us at ${phoneLink}.`
    }</p><p><a href="${back ?? (page ? page.pathname + page.search : '/contact#contact-form')}">${formMessages.back}</a></p>`,
  });
}

/** The first thing to correct at each field, in the order of the form. */
export function toFieldErrors(error: z.ZodError<LeadData>): FieldErrors {
  const { fieldErrors } = z.flattenError(error);
  return Object.fromEntries(Object.entries(fieldErrors).map(([name, found]) => [name, found?.[0] ?? '']));
}

/** 422: what to correct at each field. Without JSON, the form again with everything that was typed. */
export function fieldErrorsResponse(
  headers: Headers,
  form: LeadForm,
  body: FormBody,
  errors: FieldErrors,
): Response {
  if (wantsJson(headers)) {
    const error = { code: 'invalid-fields', message: errorMessages['invalid-fields'] };
    return jsonAnswer(422, { error, fields: errors });
  }

  const page = sendingPage(headers, body, env.SITE_URL);
  const back = page ? page.pathname + page.search : form.page;
  return sitePage(422, {
    title: `${formMessages.correctTitle} | ${company.name}`,
    body: html`<h1>${formMessages.correctTitle}</h1><p>${formMessages.correct}</p><ul>${form.fields
      .filter(({ name }) => errors[name])
      .map(({ name, label }) => html`<li><a href="#${name}">${label}</a>: ${errors[name]}</li>`)}</ul>
<form class="card" method="post" action="/api/leads/${form.kind}">${form.fields.map((field) => fieldMarkup(field, body, errors))}
${honeypotMarkup}
${page ? html`<input type="hidden" name="page" value="${page.href}">` : null}<button>${form.submit}</button></form>
<p><a href="${back}">${formMessages.back}</a></p>`,
  });
}

/** The honeypot of a plain page. */
export const honeypotMarkup = html`<div class="honeypot" aria-hidden="true"><label for="${honeypot.name}">${honeypot.label}</label><input id="${honeypot.name}" name="${honeypot.name}" type="text" tabindex="-1" autocomplete="off"></div>`;

/** A field of a plain page: label, help, control with what was given, and error. */
export function fieldMarkup(field: Field, body: FormBody, errors: FieldErrors): Html {
  const { name, label, hint } = field;
  const given = body[name];
  const isBox = field.control === 'checkbox';
  const control = controlMarkup(field, typeof given === 'string' ? given : '', Boolean(errors[name]));
  const optional = !field.required && !isBox && ` ${formMessages.optional}`;
  return html`<div class="field"><label for="${name}">${isBox && control}${label}${optional}</label>${
    hint && html`<p class="hint" id="${name}-hint">${hint}</p>`
  }${!isBox && control}<p class="error" id="${name}-error">${errors[name]}</p></div>`;
}

function controlMarkup(field: Field, value: string, invalid: boolean): Html {
  const control = attributes(controlAttributes(field, field.name, { invalid }));
  if (field.control === 'input') return html`<input${control}${attributes({ value })}>`;
  if (field.control === 'checkbox') return html`<input${control}${attributes({ checked: value !== '' })}>`;
  // A line break right after the tag is swallowed by the browser: this one, not the visitor's.
  if (field.control === 'textarea') return html`<textarea rows="5"${control}>\n${value}</textarea>`;
  const options = [{ value: '', label: formMessages.choose }, ...(field.options ?? [])];
  return html`<select${control}>${options.map(
    (option) =>
      html`<option${attributes({ value: option.value, selected: option.value === value })}>${option.label}</option>`,
  )}</select>`;
}
