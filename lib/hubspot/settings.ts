import { getHubspotFormId } from '@/lib/delivery/hubspot-target';
import { type FormKind, leadForms } from '@/lib/forms/lead-forms';
import type { Environment } from '@/lib/platform/env';

export type HubspotSettings = NonNullable<ReturnType<typeof hubspotSettings>>;

export function hubspotSettings(env: Environment, kind: FormKind) {
  const formId = getHubspotFormId(env, kind);
  if (!formId || !env.HUBSPOT_PORTAL_ID) return null;
  /** The thank-you page, unless HubSpot's settings contain another redirect. */
  const redirect: string = leadForms[kind].redirect;
  const scriptUrl = env.HUBSPOT_SCRIPT_URL ?? toScriptUrl(env.HUBSPOT_REGION);
  return {
    kind,
    region: env.HUBSPOT_REGION,
    portalId: env.HUBSPOT_PORTAL_ID,
    formId,
    scriptUrl,
    /** The script for forms of HubSpot's new editor is beside the older one. */
    newerScriptUrl: new URL(`${env.HUBSPOT_PORTAL_ID}.js`, scriptUrl).href,
    redirect,
  };
}

/** Returns the URL of HubSpot's script for a region (legacy.docs.hubspot.com, "Forms embed"). */
const toScriptUrl = (region: string) =>
  `https://js${region === 'na1' ? '' : `-${region}`}.hsforms.net/forms/embed/v2.js`;
