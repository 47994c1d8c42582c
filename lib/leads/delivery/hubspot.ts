import { formCopy } from '../../../content/forms.ts';
import type { LeadKind } from '../forms.ts';
import type { Lead } from '../lead.ts';
import { DeliveryError, postJson, type Sender } from './sender.ts';

type Settings = { apiUrl: string; portalId: string; formId: (kind: LeadKind) => string | null };

/**
 * Submits each lead to HubSpot's form of its kind (developers.hubspot.com, "Submit data to a form", v3
 * integration). HubSpot takes 50 calls in 10 s for an account and blocks an address that keeps knocking, so
 * this goes at 2 a second: room for a second instance.
 */
export function hubspotSender({ apiUrl, portalId, formId }: Settings): Sender {
  return {
    target: 'hubspot',
    parallel: 1,
    spacing: 500,
    async send(lead, signal) {
      const form = formId(lead.kind);
      if (!form) throw new DeliveryError(`no HubSpot form is set for ${lead.kind}`);
      const url = `${apiUrl.replace(/\/$/, '')}/submissions/v3/integration/submit/${portalId}/${form}`;
      await postJson(url, { body: JSON.stringify(toSubmission(lead)), headers: {}, signal });
    },
  };
}

/** A lead in HubSpot's shape. Names are split and written in snake case, as its properties are. */
export function toSubmission({ kind, createdAt, data, context }: Lead) {
  return {
    submittedAt: createdAt.getTime(),
    fields: Object.entries(data).flatMap(([name, value]) =>
      name === 'name'
        ? nameFields(String(value))
        : [
            field(
              name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
              String(value),
            ),
          ],
    ),
    context: {
      ...(context.hutk && { hutk: context.hutk }),
      ...(context.page && { pageUri: context.page }),
      pageName: formCopy[kind].title,
    },
  };
}

function nameFields(name: string) {
  const [first = '', ...rest] = name.split(' ');
  return [field('firstname', first), ...(rest.length > 0 ? [field('lastname', rest.join(' '))] : [])];
}

const field = (name: string, value: string) => ({ objectTypeId: '0-1', name, value });
