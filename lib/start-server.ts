import 'server-only';
import { shared } from '@/lib/platform/observability/shared';
import { noticeOlderDatabases } from './leads/database/older';
import { startDelivery } from './leads/leads';

/** What a server does besides answering: it delivers leads, and stops in good order. */
export function startServer(): void {
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  noticeOlderDatabases();
  // The server lets requests finish first (lib/platform/server/serve-site.ts); what is cut off is delivered after the restart.
  shared.stops.add(startDelivery());
}
