import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/schema';
import type { Lead } from '@/lib/inbox/lead';
import { type Environment, parseEnvironment } from '@/lib/platform/env-schema';
import { startHttp } from '@/lib/platform/testing/http-server';
import { startEmailServer } from './email-server';

/** A referral from an agent. */
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
  spamSignals: [],
};

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanup.splice(0).reverse()) await end();
});

type Call = { url: string; headers: IncomingHttpHeaders; body: string };

type Reply = number | { status: number; body: unknown };

/** Starts a fake service on loopback that responds with `replies` in order, then with 200 to all further requests. */
export async function startFakeService(...replies: Reply[]): Promise<{ url: string; calls: Call[] }> {
  const calls: Call[] = [];
  const { url, close } = await startHttp(async (request, response) => {
    calls.push({ url: request.url ?? '', headers: request.headers, body: await text(request) });
    const reply = replies.shift() ?? 200;
    const { status, body } = typeof reply === 'number' ? { status: reply, body: {} } : reply;
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(JSON.stringify(body));
  });
  cleanup.push(close);
  return { url, calls };
}

/** Starts an email server that closes after the test. */
export async function openEmailServer(options: Parameters<typeof startEmailServer>[0] = {}) {
  const server = await startEmailServer(options);
  cleanup.push(server.close);
  return server;
}

export const envWith = (settings: Record<string, string>): Environment =>
  parseEnvironment({ SITE_URL: 'https://seaoatstays.example', ...settings });

/** Returns the environment of a site that has an email server and an office with an email address. */
export const envWithEmail = (smtpUrl: string): Environment =>
  envWith({ SMTP_URL: smtpUrl, LEADS_NOTIFY_TO: 'office@example.com' });

/** Opens a database that is deleted after the test. */
export async function openTestDatabase(): Promise<Database> {
  const db = await openDatabase('file::memory:');
  cleanup.push(() => db.destroy());
  return db;
}

/** Opens a database with a lead in it. */
export async function databaseWith({ id, kind, status, createdAt, data, context }: Lead): Promise<Database> {
  const db = await openTestDatabase();
  const json = { data: JSON.stringify(data), context: JSON.stringify(context) };
  const row = { id, kind, status, ...json, signs: '', fingerprint: id, created_at: createdAt.getTime() };
  await db.insertInto('leads').values(row).execute();
  return db;
}
