import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listen } from '@/lib/platform/testing/free-port';

/** A mail server on loopback that takes `pause` milliseconds for each step; silent about the end of a message if told. */
export async function startMailServer({ pause = 0, isSilent = false, port = 0 } = {}) {
  const messages: { to: string[]; source: string }[] = [];
  const connections = { open: 0, mostOpen: 0, closed: 0 };
  const mail = { pause, messages, connections };
  const accept = (_address: unknown, _session: unknown, done: () => void) =>
    void setTimeout(done, mail.pause);
  const smtp = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onConnect(_session, done) {
      connections.open += 1;
      connections.mostOpen = Math.max(connections.mostOpen, connections.open);
      setTimeout(done, mail.pause);
    },
    onMailFrom: accept,
    onRcptTo: accept,
    async onData(stream, { envelope }, done) {
      // A sender that is killed breaks off in the middle.
      const source = await text(stream).catch(() => null);
      if (source === null || isSilent) return;
      messages.push({ to: envelope.rcptTo.map(({ address }) => address), source });
      setTimeout(done, mail.pause);
    },
    onClose() {
      connections.open -= 1;
      connections.closed += 1;
    },
  });
  smtp.on('error', () => {}); // a connection that breaks off
  const smtpUrl = `smtp://127.0.0.1:${await listen(smtp.server, port)}`;
  return Object.assign(mail, { smtpUrl, close: () => smtp.close() });
}
