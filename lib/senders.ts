import type { Environment } from '@/lib/platform/env';
import type { Sender } from './leads/delivery/sender';
import { confirmationSenders, officeSenders } from './leads/delivery/senders';
import { formsByKind } from './meetings/form';
import { visitorSenders } from './meetings/senders';

/** Everything that brings leads and meetings from the outbox to people, under these settings. */
export function sendersFor(env: Environment): Sender[] {
  const office = officeSenders(env, formsByKind);
  return [...office, ...confirmationSenders(env), ...visitorSenders(env)];
}
