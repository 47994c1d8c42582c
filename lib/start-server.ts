import 'server-only';
import { notePeers } from './http/peer';
import { startDelivery } from './leads/delivery/start';

/** What a server does besides answering: it notes who calls, delivers leads, and stops both in good order. */
export function startServer(): void {
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  notePeers();
  const stopDelivery = startDelivery();
  // Next closes the doors on these signals and ends the process; what is cut off is delivered after the restart.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stopDelivery());
}
