import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listen } from '@/lib/platform/testing/free-port';

/** A reply such as "550 5.1.1 No such user" to a step of an email, for one recipient or for all. */
type Refusal = { at: 'MAIL' | 'RCPT' | 'DATA'; reply: string; to?: string };

type Options = { pause?: number; isSilent?: boolean; disconnects?: boolean; refusal?: Refusal | null };

/**
 * Starts an email server on loopback that takes `pause` milliseconds for each step. If `isSilent`, it never confirms an
 * email. If `disconnects`, it closes the connection instead of confirming the first email. Refuses with `refusal`.
 */
export async function startEmailServer({
  pause = 0,
  isSilent = false,
  disconnects = false,
  refusal = null,
}: Options = {}) {
  const messages: { to: string[]; source: string }[] = [];
  const connections = { open: 0, mostOpen: 0, closed: 0 };
  const attempts: string[] = [];
  const server = { pause, messages, connections, attempts, refusal };
  type Done = (error?: Error | null) => void;
  const respond = (at: Refusal['at'], address: string, done: Done) => {
    const { at: step, reply = '', to = address } = server.refusal ?? {};
    const [code, ...words] = reply.split(' ');
    const error = Object.assign(new Error(words.join(' ')), { responseCode: Number(code) });
    setTimeout(() => done(step === at && to === address ? error : null), server.pause);
  };
  const smtp = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onConnect(_session, done) {
      connections.open += 1;
      connections.mostOpen = Math.max(connections.mostOpen, connections.open);
      setTimeout(done, server.pause);
    },
    onMailFrom: ({ address }, _session, done) => respond('MAIL', address, done),
    onRcptTo({ address }, _session, done) {
      attempts.push(address);
      respond('RCPT', address, done);
    },
    async onData(stream, { envelope }, done) {
      // If the sender is killed, it disconnects in the middle of an email, and reading the email fails.
      const source = await text(stream).catch(() => null);
      if (source === null || isSilent) return;
      const to = envelope.rcptTo.map(({ address }) => address);
      if (server.refusal?.at === 'DATA') return respond('DATA', to[0] ?? '', done);
      messages.push({ to, source });
      if (disconnects && messages.length === 1) for (const socket of sockets) socket.destroy();
      else setTimeout(done, server.pause);
    },
    onClose() {
      connections.open -= 1;
      connections.closed += 1;
    },
  });
  const sockets = new Set<Socket>();
  smtp.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  smtp.on('error', () => {}); // ignores lost connections
  const smtpUrl = `smtp://127.0.0.1:${await listen(smtp.server)}`;
  return Object.assign(server, { smtpUrl, close: () => smtp.close() });
}
