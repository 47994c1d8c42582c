import { openDatabase } from '../../database/open.ts';
import { bookMeeting } from '../store.ts';
import { freeTerms } from './terms.ts';

// Books one slot after another until it is killed, for a test: node busy.ts DATABASE_URL NOW SLOT... . Each line that it
// writes is a meeting that somebody was thanked for: its slot, its id and its key.
const [databaseUrl = '', now, ...slots] = process.argv.slice(2);
const db = await openDatabase(databaseUrl);
for (const [n, slot] of slots.entries()) {
  const person = { name: 'Ada', email: `owner${n}@example.com`, phone: `+1850555${1000 + n}` };
  const lead = { kind: 'meeting', status: 'new', data: { slot, ...person }, context: {}, signs: [] } as const;
  const booking = await bookMeeting(db, { ...lead, signs: [] }, { ...freeTerms, mails: [] }, Number(now));
  if (booking.outcome !== 'booked') throw new Error(booking.outcome);
  process.stdout.write(`${slot} ${booking.id} ${booking.key}\n`);
}
