import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLink } from './link.ts';

const client = vi.hoisted(() => ({ current: null as EventEmitter | null }));
vi.mock('@redis/client', async (original) => ({
  ...(await original<object>()),
  createClient: () => {
    client.current = new EventEmitter();
    return Object.assign(client.current, { connect: async () => {}, isReady: false });
  },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an outage and its end are logged once each, but not a connection that returns within seconds', () => {
  const lines: string[] = [];
  openLink('redis://localhost', (line) => lines.push(line));
  const failFor = (ms: number) => {
    for (let elapsed = 0; elapsed < ms; elapsed += 1_000) {
      client.current?.emit('error', new Error('ECONNREFUSED'));
      vi.advanceTimersByTime(1_000);
    }
  };
  failFor(4_000);
  client.current?.emit('ready');
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([]);

  failFor(60_000);
  expect(lines).toEqual([expect.stringContaining('not reachable')]);
  client.current?.emit('ready');
  failFor(4_000);
  client.current?.emit('ready');
  expect(lines.slice(1)).toEqual([expect.stringContaining('again')]);
});
