import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startMailServer } from './mail-server';

test('a sender that is gone in the middle of a message leaves the server running, and no message', async () => {
  const mail = await startMailServer();
  const socket = connect(Number(new URL(mail.smtpUrl).port), '127.0.0.1').setEncoding('utf8');
  for (const line of ['HELO a', 'MAIL FROM:<a@example.com>', 'RCPT TO:<b@example.com>', 'DATA']) {
    await once(socket, 'data');
    socket.write(`${line}\r\n`);
  }
  expect(await once(socket, 'data')).toEqual([expect.stringMatching(/^354/)]);
  socket.write('Subject: Half of it\r\n');
  socket.destroy();
  await expect.poll(() => mail.connections.closed).toBe(1);
  expect(mail.messages).toEqual([]);
  mail.close();
});
