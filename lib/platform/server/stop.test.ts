import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { processState } from '../observability/process-state.ts';
import { createStop } from './stop.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  processState.stops.clear();
  processState.isStopping = false;
});

/** Starts a server for `stop` to stop. It leaves its requests open: a test ends them through `responses`. */
async function startServer() {
  const responses: ServerResponse[] = [];
  const server = createServer((_, response) => void responses.push(response));
  const closeDatabase = vi.fn(async () => {});
  processState.stops.add(closeDatabase);
  const stop = createStop(server, async () => {});
  const exited = new Promise<unknown>((resolve) => {
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      resolve(code);
      return undefined as never;
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, port, responses, closeDatabase, stop, exited };
}

test('the database stays open until running requests end', async () => {
  const { server, port, responses, closeDatabase, stop, exited } = await startServer();
  const sent = request({ port });
  const responded = once(sent.end(), 'response');
  await once(server, 'request');
  void stop('SIGTERM');
  await vi.advanceTimersByTimeAsync(14_000);
  expect(closeDatabase).not.toHaveBeenCalled();
  responses[0]?.end('stored');
  const [response] = await responded;
  response.resume();
  await once(response, 'end');
  await vi.waitFor(() => {
    vi.advanceTimersByTime(50);
    expect(closeDatabase).toHaveBeenCalled();
  });
  expect(await exited).toBe(0);
});

test('a spare connection without a request does not delay a stop', async () => {
  const { server, port, stop, exited } = await startServer();
  const closeAll = vi.spyOn(server, 'closeAllConnections');
  const accepted = once(server, 'connection');
  const spare = connect(port, '127.0.0.1');
  const closed = once(spare.resume(), 'close');
  await accepted;
  void stop('SIGTERM');
  await vi.advanceTimersByTimeAsync(1_000);
  await closed;
  expect(await exited).toBe(0);
  expect(closeAll).not.toHaveBeenCalled();
});
