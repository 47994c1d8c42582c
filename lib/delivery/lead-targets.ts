import { type Forms, formKinds, leadForms } from '@/lib/forms/lead-forms';
import type { Told } from '@/lib/inbox/record-event';
import { type Environment, env } from '@/lib/platform/env';
import { confirmationSender } from './confirmation';
import { emailSender, mailerOf } from './email-target';
import { hubspotSender } from './hubspot-target';
import type { Sender } from './target';
import { webhookSender } from './webhook-target';

/** Returns one sender for each configured target of the office. To add one, write a function like these. */
export function officeSenders(env: Environment, forms: Forms = leadForms): Sender[] {
  const { LEADS_WEBHOOK_URL: url } = env;
  const mailer = mailerOf(env);
  return [
    env.HUBSPOT_PORTAL_ID && hubspotSender(env, forms),
    url && webhookSender({ url, secret: env.LEADS_WEBHOOK_SECRET, siteUrl: env.SITE_URL }),
    mailer?.office && emailSender(mailer, forms),
  ].filter((sender) => typeof sender === 'object');
}

/** Returns the senders of mails to the visitor who sent a form. */
export function formMailSenders(env: Environment): Sender[] {
  const mailer = mailerOf(env);
  return mailer ? [confirmationSender(mailer)] : [];
}

/** Returns the names of the targets that get leads of our forms under these settings. */
export function officeTargets(env: Environment): string[] {
  const senders = officeSenders(env);
  return [...new Set(formKinds.flatMap((kind) => targetsOf(senders, kind)))];
}

/** Returns the names of the targets that get leads of that kind from these senders. */
export function targetsOf(senders: readonly Sender[], kind: string): string[] {
  return senders.flatMap(({ target, accepts }) => (!accepts || accepts(kind) ? [target] : []));
}

/** Returns the names of the targets that get a lead of that kind: the office's, and the email to its sender. */
export const targetsForLead = (kind: string): string[] =>
  targetsOf([...officeSenders(env), ...formMailSenders(env)], kind);

/** Returns the names of the office's targets that receive an event of a lead of that kind. */
export function toldOf(env: Environment, kind: string): Told {
  const senders = officeSenders(env);
  return (type) =>
    targetsOf(
      senders.filter(({ events }) => events?.includes(type)),
      kind,
    );
}
