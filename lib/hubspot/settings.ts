import { getHubspotFormId } from '@/lib/delivery/hubspot-target';
import { type FormKind, leadForms } from '@/lib/forms/lead-forms';
import type { Environment } from '@/lib/platform/env';

export type HubspotSettings = NonNullable<ReturnType<typeof hubspotSettings>>;

export function hubspotSettings(env: Environment, kind: FormKind) {
  const formId = getHubspotFormId(env, kind);
  if (!formId || !env.HUBSPOT_PORTAL_ID) return null;
  /** The thank-you page, unless HubSpot's settings contain another redirect. */
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

/** Returns the URL of HubSpot's script for a region (legacy.docs.hubspot.com, "Forms embed"). */
const scriptUrl = (region: string) =>
  `https://js${region === 'na1' ? '' : `-${region}`}.hsforms.net/forms/embed/v2.js`;
