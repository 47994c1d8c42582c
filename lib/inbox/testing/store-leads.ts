import { openDatabase } from '@/lib/database/open';
import { startOutboxWorker } from '@/lib/delivery/outbox-worker';
import { webhookSender } from '@/lib/delivery/webhook-target';
import { storeLead } from '@/lib/inbox/lead-store';

// Stores leads and delivers them until it is killed: node --import tsx store-leads.ts DATABASE_URL WEBHOOK_URL. Prints
// the id of each lead once it is stored, when a visitor would get the confirmation.
const [url = '', webhookUrl = ''] = process.argv.slice(2);
const db = await openDatabase(url);
const quick = { first: 20, longest: 250, giveUpAfter: 600_000, poll: 50 };
startOutboxWorker(
  async () => db,
  [{ ...webhookSender({ url: webhookUrl, siteUrl: 'http://localhost' }), deadline: 1_000 }],
  quick,
);

async function storeOneAfterTheOther() {
  for (;;) {
    const data = { email: `${crypto.randomUUID()}@example.com` };
    const lead = { kind: 'contact', status: 'new', data, context: {}, signs: [] } as const;
    const id = await storeLead(db, { ...lead, signs: [] }, ['webhook']);
    process.stdout.write(`${id}\n`);
  }
}
await Promise.all(Array.from({ length: 5 }, storeOneAfterTheOther));
