import { formOf } from '@/lib/forms/all-forms';
import type { Value } from '@/lib/forms/fields';
import { contextRows } from '@/lib/inbox/format-lead';
import type { Lead } from '@/lib/inbox/lead';
import { formatEvent, type LeadEvent } from '@/lib/inbox/lead-events';
import { toCampaignQuery } from '@/lib/inbox/source';
import type { Environment } from '@/lib/platform/env';
import { readStream } from '@/lib/platform/http/read-body';
import { DeliveryError, type OfficeTarget, postJson, RESPONSE_TIMEOUT } from './target';

export function getHubspotFormId(env: Environment, kind: string): string | null {
  const form = new Map<string, unknown>(Object.entries(env)).get(`HUBSPOT_FORM_${kind.toUpperCase()}`);
  return env.HUBSPOT_PORTAL_ID && typeof form === 'string' ? form : null;
}

/** Submits each lead to the HubSpot form for its kind (developers.hubspot.com, "Submit data to a form", v3). */
export const hubspotTarget: OfficeTarget = {
  name: 'hubspot',
  label: 'HubSpot',
  settings: ['HUBSPOT_PORTAL_ID'],
  hint: 'HUBSPOT_PORTAL_ID and the ids of its forms',
  parallel: 1,
  // HubSpot allows 50 calls in 10 s per account. With a call every 500 ms, there is room for a second instance.
  spacing: 500,
  deadline: RESPONSE_TIMEOUT,
  accepts: (kind, env) => getHubspotFormId(env, kind) !== null,
  events: ['answered', 'analysis-sent', 'held', 'missed', 'moved', 'canceled'],
  async send({ lead, event, env, signal }) {
    const form = getHubspotFormId(env, lead.kind);
    if (!form) throw new DeliveryError(`no HubSpot form is set for ${lead.kind}`);
    const body = JSON.stringify(toSubmission(lead, event));
    const api = `${env.HUBSPOT_API_URL.replace(/\/$/, '')}/submissions/v3/integration/submit`;
    await postJson(`${api}/${env.HUBSPOT_PORTAL_ID}/${form}`, body, signal, { toError: toHubspotError });
  },
};

/** Status codes for an invalid value, a form that rejects submissions from programs, and an unknown portal or form. */
const PERMANENT_ERRORS = [400, 403, 404];

/** Keeps only HubSpot's error types, such as REQUIRED_FIELD, because HubSpot's messages may quote the lead. */
async function toHubspotError({ status, body }: Response): Promise<DeliveryError> {
  const text = String(await readStream(body ?? [], 64 * 1024, null).catch(() => ''));
  const types = [...text.matchAll(/"(?:errorType|category)"\s?:\s?"([A-Z_]+)"/g)].map(([, type]) => type);
  const error = new DeliveryError([`HTTP ${status}`, ...new Set(types)].join(' '));
  error.isPermanent = PERMANENT_ERRORS.includes(status);
  return error;
}

/** HubSpot has no properties for events, some values and the context, so the `message` field begins with them. */
export function toSubmission(lead: Lead, event: LeadEvent | null = null) {
  const { createdAt, data, context } = lead;
  const { title, fields } = formOf(lead);
  const filledIn = fields.flatMap((field) => {
    const value = data[field.name];
    return value === undefined ? [] : [{ ...field, value }];
  });
  const lines = filledIn.flatMap(({ label, value, formatValue }) =>
    formatValue ? [`${label}: ${formatValue(value)}`] : [],
  );
  const canceled = data.canceled && event?.type !== 'canceled' && 'Canceled';
  const notes = contextRows(context)
    .filter(([, text]) => !String(data.message).includes(text))
    .map((row) => row.join(': '));
  const message = [event && formatEvent(event), canceled, ...lines, ...notes, data.message]
    .filter(Boolean)
    .join('\n\n');
  const values = filledIn.filter(({ name, formatValue }) => !formatValue && name !== 'message');
  return {
    submittedAt: (event?.at ?? createdAt).getTime(),
    fields: [...values, { name: 'message', value: message }].flatMap(toFields),
    context: {
      ...(context.hutk && { hutk: context.hutk }),
      ...(context.page && { pageUri: `${context.page}${toCampaignQuery(context.source)}` }),
      pageName: title,
    },
  };
}

function toFields({ name, value }: { name: string; value: Value }) {
  const text = String(value);
  const [first = '', ...rest] = text.split(' ');
  const snakeCase = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const properties = name === 'name' ? { firstname: first, lastname: rest.join(' ') } : { [snakeCase]: text };
  return Object.entries(properties)
    .filter(([, value]) => value)
    .map(([name, value]) => ({ objectTypeId: '0-1', name, value }));
}
