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

export const targetNamesFor = (targets: readonly Target[], env: Environment, kind: string): string[] =>
  targets.flatMap((target) =>
    isConfigured(env, target) && (target.accepts?.(kind, env) ?? true) ? [target.name] : [],
  );

export const targetsForLead = (kind: string): string[] => targetNamesFor(formTargets, env, kind);

export const eventTargets =
  (env: Environment, kind: string): TargetsFor =>
  (type) => {
    const receivers = officeTargets.filter(({ events }) => events?.includes(type));
    return targetNamesFor(receivers, env, kind);
  };

export const activeTargetNames = (env: Environment): string[] => [
  ...new Set(formKinds.flatMap((kind) => targetNamesFor(officeTargets, env, kind))),
];
