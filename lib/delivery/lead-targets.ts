import { formKinds } from '@/lib/forms/lead-forms';
import type { TargetsFor } from '@/lib/inbox/lead-events';
import { type Environment, env } from '@/lib/platform/env';
import { confirmationTarget } from './confirmation-target';
import { emailTarget } from './email-target';
import { hubspotTarget } from './hubspot-target';
import type { OfficeTarget, Target } from './target';
import { webhookTarget } from './webhook-target';

/** The targets that bring leads to the office. To add a target, write a file like these and list it here. */
export const officeTargets: readonly OfficeTarget[] = [hubspotTarget, webhookTarget, emailTarget];

/** The targets of a form: the office's, and the confirmation to the visitor. */
export const formTargets: readonly Target[] = [...officeTargets, confirmationTarget];

export const isConfigured = (env: Environment, { settings }: Target) =>
  settings.every((name) => env[name] !== undefined);

/** Returns the names of the configured targets that accept leads of a kind. */
export const targetNamesFor = (targets: readonly Target[], env: Environment, kind: string): string[] =>
  targets.flatMap((target) =>
    isConfigured(env, target) && (target.accepts?.(kind, env) ?? true) ? [target.name] : [],
  );

export const targetsForLead = (kind: string): string[] => targetNamesFor(formTargets, env, kind);

/** Returns the office's targets for a kind of lead, as a function of the type of event. */
export const eventTargets =
  (env: Environment, kind: string): TargetsFor =>
  (type) => {
    const receivers = officeTargets.filter(({ events }) => events?.includes(type));
    return targetNamesFor(receivers, env, kind);
  };

/** Returns the names of the configured office targets that get leads from at least one form. */
export const activeTargetNames = (env: Environment): string[] => [
  ...new Set(formKinds.flatMap((kind) => targetNamesFor(officeTargets, env, kind))),
];
