import { formKinds } from '@/lib/forms/lead-forms';
import type { TargetsFor } from '@/lib/inbox/lead-events';
import { type Environment, env } from '@/lib/platform/env';
import { confirmationTarget } from './confirmation-target';
import { emailTarget } from './email-target';
import { hubspotTarget } from './hubspot-target';
import type { OfficeTarget, Target } from './target';
import { webhookTarget } from './webhook-target';

/** Targets that bring leads to the office. To add a target, write a file like webhook-target.ts and list it here. */
export const officeTargets: readonly OfficeTarget[] = [hubspotTarget, webhookTarget, emailTarget];

export const formTargets: readonly Target[] = [...officeTargets, confirmationTarget];

export const isConfigured = (env: Environment, { settings }: Target) =>
  settings.every((name) => env[name] !== undefined);

const targetsFor = (targets: readonly Target[], env: Environment, kind: string): Target[] =>
  targets.filter((target) => isConfigured(env, target) && (target.accepts?.(kind, env) ?? true));

export const targetNamesFor = (...options: Parameters<typeof targetsFor>): string[] =>
  targetsFor(...options).map(({ name }) => name);

export const targetsForLead = (kind: string): Target[] => targetsFor(formTargets, env, kind);

export const eventTargets =
  (env: Environment, kind: string): TargetsFor =>
  (type) => {
    const receivers = officeTargets.filter(({ events }) => events?.includes(type));
    return targetNamesFor(receivers, env, kind);
  };

export const activeTargetNames = (env: Environment): string[] => [
  ...new Set(formKinds.flatMap((kind) => targetNamesFor(officeTargets, env, kind))),
];
