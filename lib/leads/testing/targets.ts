import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach } from 'vitest';
import { listen } from '@/lib/platform/testing/free-port';
import { startHttp } from '@/lib/platform/testing/http-server';
import { openDatabase } from '../database/open.ts';
import type { Database } from '../database/schema.ts';
import type { Lead } from '../lead.ts';

/** An agent's referral. */
export const lead: Lead = {
  id: 'SO-7K3M-9QXP',
  kind: 'referral',
  status: 'new',
  createdAt: new Date(Date.UTC(2026, 10, 21)),
  data: {
    name: 'Ada King Lovelace',
    email: 'ada@example.com',
    role: 'agent',
    ownerName: 'Grace',
    consent: true,
  },
  context: { page: 'https://seaoatstays.example/referral', hutk: 'a'.repeat(32) },
  signs: [],
};

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanup.splice(0).reverse()) await end();
});

type Call = { url: string; headers: IncomingHttpHeaders; body: string };

/** A fake service on loopback that answers with the statuses given, then 200. */
export async function fakeService(...statuses: number[]): Promise<{ url: string; calls: Call[] }> {
  const calls: Call[] = [];
  const { url, close } = await startHttp(async (request, response) => {
    calls.push({ url: request.url ?? '', headers: request.headers, body: await text(request) });
    response.writeHead(statuses.shift() ?? 200, { location: 'http://127.0.0.1:1/' }).end('{}');
  });
  cleanup.push(close);
  return { url, calls };
}

/** A mail server on loopback that takes `pause` milliseconds for each step; silent about the end of a message if told. */
export async function mailServer({ pause = 0, isSilent = false } = {}) {
  const messages: { to: string[]; source: string }[] = [];
  const connections = { open: 0, mostOpen: 0, closed: 0 };
  const accept = (_address: unknown, _session: unknown, done: () => void) => void setTimeout(done, pause);
  const smtp = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onConnect(_session, done) {
      connections.open += 1;
      connections.mostOpen = Math.max(connections.mostOpen, connections.open);
      setTimeout(done, pause);
    },
    onMailFrom: accept,
    onRcptTo: accept,
    async onData(stream, { envelope }, done) {
      const source = await text(stream);
      if (isSilent) return;
      messages.push({ to: envelope.rcptTo.map(({ address }) => address), source });
      setTimeout(done, pause);
    },
    onClose() {
      connections.open -= 1;
      connections.closed += 1;
    },
  });
  smtp.on('error', () => {}); // a connection that breaks off
  const port = await listen(smtp.server);
  cleanup.push(() => smtp.close());
  return { smtpUrl: `smtp://127.0.0.1:${port}`, messages, connections };
}

/** A database that is gone after the test. */
export async function freshDatabase(): Promise<Database> {
  const db = await openDatabase('file::memory:');
  cleanup.push(() => db.destroy());
  return db;
}
