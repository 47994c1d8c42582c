import type { Environment } from '../../env-schema.ts';
import type { LeadKind } from '../forms.ts';
import type { Target } from '../lead.ts';

const hubspotForms = {
  newsletter: 'HUBSPOT_FORM_NEWSLETTER',
  partner: 'HUBSPOT_FORM_PARTNER',
  referral: 'HUBSPOT_FORM_REFERRAL',
  contact: 'HUBSPOT_FORM_CONTACT',
  about: 'HUBSPOT_FORM_ABOUT',
} as const satisfies Record<LeadKind, keyof Environment>;

/** The id of HubSpot's form for that kind; null where HubSpot is not set up for it. */
export function hubspotFormId(env: Environment, kind: LeadKind): string | null {
  return (env.HUBSPOT_PORTAL_ID && env[hubspotForms[kind]]) || null;
}

/** Where leads of that kind are delivered under these settings. */
export function targetsFor(env: Environment, kind: LeadKind): Target[] {
  const targets: Target[] = [];
  if (hubspotFormId(env, kind)) targets.push('hubspot');
  if (env.LEADS_WEBHOOK_URL) targets.push('webhook');
  if (env.SMTP_URL && env.LEADS_NOTIFY_TO) targets.push('email');
  return targets;
}
