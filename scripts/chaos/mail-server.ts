import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** A mail server that takes every message, `pause` milliseconds before each answer. */
export async function startMailServer(port: number) {
  /** How often a message arrived, by the receipt in its Message-ID. */
  const copies = new Map<string, number>();
  const mail = { url: `smtp://127.0.0.1:${port}/?ignoreTLS=true`, copies, pause: 0 };

  const server = createServer(async (socket) => {
    socket.on('error', () => {});
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
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return mail;
}
