import { createServer } from 'node:http';
import { openDatabase } from '../../database/open.ts';
import { startOutboxWorker } from '../delivery/outbox-worker.ts';
import { webhookSender } from '../delivery/webhook.ts';
import { storeLead } from '../store.ts';

// The smallest server around the real store and the real outbox, for tests that kill it:
// node --import tsx server.ts PORT DATABASE_URL WEBHOOK_URL. It takes any JSON object as a contact lead.
const [port, databaseUrl = '', webhookUrl] = process.argv.slice(2);
const db = await openDatabase(databaseUrl);
const quick = { first: 20, longest: 250, giveUpAfter: 600_000, poll: 50 };
const worker = webhookUrl
  ? startOutboxWorker(async () => db, [{ ...webhookSender({ url: webhookUrl }), deadline: 1_000 }], quick)
  : null;

createServer(async (request, response) => {
  try {
    let body = '';
    for await (const chunk of request) body += chunk;
    const lead = { kind: 'contact', status: 'new', data: JSON.parse(body), context: {}, signs: [] } as const;
    const id = await storeLead(db, { ...lead, signs: [] }, worker ? ['webhook'] : []);
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ id }));
  } catch {
    response.writeHead(503).end();
  }
}).listen(Number(port), '127.0.0.1');
