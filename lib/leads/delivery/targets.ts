import type { Environment } from '@/lib/platform/env';
import { invitationTarget } from '../../meetings/invitation.ts';
import type { LeadKind } from '../forms.ts';
import type { Target } from '../lead.ts';
import { emailTarget } from './email.ts';
import { hubspotTarget } from './hubspot.ts';
import type { Sender } from './sender.ts';
import { webhookTarget } from './webhook.ts';

/** Every place a lead can be delivered to. To add one: a file with a function like these, and a line here. */
const targets: readonly ((env: Environment) => Sender | null)[] = [
  hubspotTarget,
  webhookTarget,
  emailTarget,
  invitationTarget,
];

/** A sender for each target these settings name. */
export function sendersFor(env: Environment): Sender[] {
  return targets.flatMap((target) => target(env) ?? []);
}

/** Where leads of that kind are delivered under these settings. */
export function targetsFor(env: Environment, kind: LeadKind): Target[] {
  return sendersFor(env).flatMap(({ target, takes }) => (!takes || takes(kind) ? [target] : []));
}
