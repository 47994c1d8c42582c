import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { listen } from '@/lib/platform/testing/free-port';

/** A mail server that takes every message, `pause` milliseconds for each step of it. */
export async function startMailServer(port: number) {
  /** How often a message arrived, by the receipt in its Message-ID. */
  const copies = new Map<string, number>();
  const mail = { url: `smtp://127.0.0.1:${port}`, copies, pause: 0 };
  const accept = (_address: unknown, _session: unknown, done: () => void) =>
    void setTimeout(done, mail.pause);
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onConnect: (_session, done) => void setTimeout(done, mail.pause),
    onMailFrom: accept,
    onRcptTo: accept,
    async onData(stream, _session, done) {
      const id = /^Message-ID: <([^@]+)/im.exec(await text(stream))?.[1] ?? '';
      await sleep(mail.pause);
      copies.set(id, (copies.get(id) ?? 0) + 1);
      done();
    },
  });
  // A site that is killed in the middle of a message resets the connection.
  server.on('error', () => {});
  await listen(server.server, port);
  return mail;
}
