import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '@/lib/platform/testing/free-port';

/** A mail server that takes every message, `pause` milliseconds before each answer. */
export async function startMailServer(port: number) {
  /** How often a message arrived, by the receipt in its Message-ID. */
  const copies = new Map<string, number>();
  const mail = { url: `smtp://127.0.0.1:${port}/?ignoreTLS=true`, copies, pause: 0 };

  async function talk(socket: Socket) {
    const answer = async (text: string) => {
      await sleep(mail.pause);
      return socket.writable && socket.write(`${text}\r\n`);
    };
    const lines = createInterface({ input: socket });
    let id: string | undefined;
    await answer('220 ready');
    for await (const line of lines) {
      if (id === undefined) {
        if (line === 'DATA') id = '';
        await answer(line === 'DATA' ? '354 go ahead' : '250 ok');
      } else if (line === '.') {
        if (await answer('250 accepted')) copies.set(id, (copies.get(id) ?? 0) + 1);
        id = undefined;
      } else id ||= /^Message-ID: <([^@]+)/i.exec(line)?.[1] ?? '';
    }
  }
  const server = createServer((socket) => {
    socket.on('error', () => {});
    // A site that is killed in the middle of a message resets the connection.
    talk(socket).catch(() => {});
  });
  await listen(server, port);
  return mail;
}
