import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { afterEach } from 'vitest';
import { listen } from '@/lib/platform/testing/free-port';
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
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ url: request.url ?? '', headers: request.headers, body });
    response.writeHead(statuses.shift() ?? 200, { location: 'http://127.0.0.1:1/' }).end('{}');
  });
  const port = await listen(server);
  cleanup.push(() => server.close());
  return { url: `http://127.0.0.1:${port}`, calls };
}

/** A mail server on loopback that takes `pause` milliseconds for each answer; silent about the end of a message if told. */
export async function mailServer({ pause = 0, isSilent = false } = {}) {
  const received: string[] = [];
  const seen = { messages: 0, open: 0, mostOpen: 0, closed: 0 };
  const server = createTcpServer((socket) => {
    let inData = false;
    seen.open += 1;
    seen.mostOpen = Math.max(seen.mostOpen, seen.open);
    const answer = (text: string) => setTimeout(() => socket.writable && socket.write(`${text}\r\n`), pause);
    answer('220 test');
    socket.on('data', (data) => {
      const text = data.toString();
      received.push(text);
      if (inData && text.endsWith('\r\n.\r\n')) {
        inData = false;
        if (isSilent) return;
        seen.messages += 1;
        answer('250 ok');
      } else if (!inData) {
        inData = /^DATA/i.test(text);
        answer(inData ? '354 go' : /^QUIT/i.test(text) ? '221 bye' : '250 ok');
      }
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      seen.open -= 1;
      seen.closed += 1;
    });
  });
  const port = await listen(server);
  cleanup.push(() => server.close());
  return { smtpUrl: `smtp://127.0.0.1:${port}/?ignoreTLS=true`, received, seen };
}

/** A database that is gone after the test. */
export async function freshDatabase(): Promise<Database> {
  const db = await openDatabase('file::memory:');
  cleanup.push(() => db.destroy());
  return db;
}
