import { openDatabase } from '@/lib/database/open';
import { startOutboxWorker } from '@/lib/delivery/outbox-worker';
import { webhookTarget } from '@/lib/delivery/webhook-target';
import { storeLead } from '@/lib/inbox/lead-store';
import { parseEnvironment } from '@/lib/platform/env-schema';

// Usage: node --import tsx store-leads.ts DATABASE_URL WEBHOOK_URL. Stores and delivers leads until it is killed.
// Prints the id of each stored lead at the moment when a visitor would get a response.
const [url = '', webhookUrl = ''] = process.argv.slice(2);
const db = await openDatabase(url);
const fastTiming = { first: 20, longest: 250, giveUpAfter: 600_000, poll: 50 };
const env = parseEnvironment({ LEADS_WEBHOOK_URL: webhookUrl });
startOutboxWorker(async () => db, [{ ...webhookTarget, deadline: 1_000 }], env, fastTiming);

async function storeLeadsForever() {
  for (;;) {
    const data = { email: `${crypto.randomUUID()}@example.com` };
    const lead = { kind: 'contact', status: 'new', data, context: {} } as const;
    const id = await storeLead(db, { ...lead, spamSignals: [] }, ['webhook']);
    process.stdout.write(`${id}\n`);
  }
}
await Promise.all(Array.from({ length: 5 }, storeLeadsForever));
