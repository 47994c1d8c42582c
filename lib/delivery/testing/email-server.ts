import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listen } from '@/lib/platform/testing/free-port';

type Options = { pause?: number; isSilent?: boolean; disconnects?: boolean };

/**
 * Starts an email server on loopback that takes `pause` milliseconds for each step. If `isSilent`, it never confirms an
 * email. If `disconnects`, it closes the connection instead of confirming the first email.
 */
export async function startEmailServer({ pause = 0, isSilent = false, disconnects = false }: Options = {}) {
  const messages: { to: string[]; source: string }[] = [];
  const connections = { open: 0, mostOpen: 0, closed: 0 };
  const server = { pause, messages, connections };
  const accept = (_address: unknown, _session: unknown, done: () => void) =>
    void setTimeout(done, server.pause);
  const smtp = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onConnect(_session, done) {
      connections.open += 1;
      connections.mostOpen = Math.max(connections.mostOpen, connections.open);
      setTimeout(done, server.pause);
    },
    onMailFrom: accept,
    onRcptTo: accept,
    async onData(stream, { envelope }, done) {
      // If the sender is killed, it disconnects in the middle of an email, and reading the email fails.
      const source = await text(stream).catch(() => null);
      if (source === null || isSilent) return;
      messages.push({ to: envelope.rcptTo.map(({ address }) => address), source });
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
