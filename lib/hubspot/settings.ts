import type { Environment } from '@/lib/platform/env';
import { hubspotFormId } from '../leads/delivery/hubspot.ts';
import { type FormKind, leadForms } from '../leads/forms.ts';

/** What the browser needs to know to put HubSpot's form in the place of a native one. */
export type HubspotSettings = NonNullable<ReturnType<typeof hubspotSettings>>;

/** The settings of HubSpot's form of that kind; null where HubSpot is not set up for it. */
export function hubspotSettings(env: Environment, kind: FormKind) {
  const formId = hubspotFormId(env, kind);
  if (!formId || !env.HUBSPOT_PORTAL_ID) return null;
  /** Where a visitor is thanked, unless HubSpot's own settings name another address. */
  const redirect: string = leadForms[kind].redirect;
  return {
    kind,
    region: env.HUBSPOT_REGION,
    portalId: env.HUBSPOT_PORTAL_ID,
    formId,
    scriptUrl: env.HUBSPOT_SCRIPT_URL ?? scriptUrl(env.HUBSPOT_REGION),
    redirect,
  };
}

/** HubSpot's form script of a region (legacy.docs.hubspot.com, "Forms embed"; other regions carry their name). */
const scriptUrl = (region: string) =>
  `https://js${region === 'na1' ? '' : `-${region}`}.hsforms.net/forms/embed/v2.js`;
