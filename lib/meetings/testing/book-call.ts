import type { Database } from '@/lib/database/schema';
import { bookMeeting } from '@/lib/meetings/meeting-store';

/** Options for bookings and changes without network limits. */
export const bookingOptions = {
  leadTargets: ['webhook'],
  emailTargets: ['invitation'],
  eventTargets: () => [],
  networkLimits: [],
};

/** Books a call at `slot` (ISO 8601). Returns its id. */
export async function bookCall(db: Database, slot: string, name: string, now = Date.now()): Promise<string> {
  const data = { slot, name, email: `${name}@example.com`, phone: '+18505550171' };
  const lead = { kind: 'meeting', status: 'new' as const, data, context: {}, spamSignals: [] };
  const booking = await bookMeeting(db, lead, bookingOptions, now);
  if (booking.outcome !== 'booked') throw new Error(booking.outcome);
  return booking.id;
}
