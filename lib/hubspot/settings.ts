import { getHubspotFormId } from '@/lib/delivery/hubspot-target';
import { type FormKind, leadForms } from '@/lib/forms/lead-forms';
import type { Environment } from '@/lib/platform/env';

export type HubspotSettings = {
  kind: FormKind;
  region: string;
  portalId: string;
  formId: string;
  scriptUrl: string;
  /** The script for forms of HubSpot's new editor is beside the older one. */
  newerScriptUrl: string;
  /** The thank-you page, unless HubSpot's settings contain another redirect. */
  redirect: string;
};

export function hubspotSettings(env: Environment, kind: FormKind): HubspotSettings | null {
  const formId = getHubspotFormId(env, kind);
  if (!formId || !env.HUBSPOT_PORTAL_ID) return null;
  const scriptUrl = env.HUBSPOT_SCRIPT_URL ?? toScriptUrl(env.HUBSPOT_REGION);
  return {
    kind,
    region: env.HUBSPOT_REGION,
    portalId: env.HUBSPOT_PORTAL_ID,
    formId,
    scriptUrl,
    newerScriptUrl: new URL(`${env.HUBSPOT_PORTAL_ID}.js`, scriptUrl).href,
    redirect: leadForms[kind].redirect,
  };
}

/** Returns the URL of HubSpot's script for a region (legacy.docs.hubspot.com, "Forms embed"). */
const toScriptUrl = (region: string) =>
  `https://js${region === 'na1' ? '' : `-${region}`}.hsforms.net/forms/embed/v2.js`;
