import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, RESP_TYPES } from '@redis/client';
import { withTimeout } from '../time-limit.ts';

type RedisClient = ReturnType<typeof createOne>;

/** A connection to Redis that costs little when Redis is gone. */
export type RedisLink = ReturnType<typeof openLink>;

const CONNECT_MS = 1_000;
/** A page comes from the disk or is rendered again sooner than from a slower Redis. */
const TIMEOUT_MS = 250;
/** After this many late answers in a row the connection is taken to hang, and is replaced. */
const LATE_IN_A_ROW = 3;
const LONGEST_PAUSE_MS = 1_000;

/** Who asks first waits this long: an instance starts with what the others know. */
const FIRST_CONNECTION_MS = 500;

/** Commands with this option answer Buffers instead of strings. */
export const asBuffers = { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } };

const createOne = (url: string) =>
  createClient({
    url,
    RESP: 2,
    name: 'sea-oat-stays',
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 10), LONGEST_PAUSE_MS),
    },
  });

function connect(client: RedisClient): RedisClient {
  // Without a listener an error would end the process. The link logs its own state.
  client.on('error', () => {});
  client.connect().catch(() => {});
  return client;
}

/** Opens a link to the Redis at `url`, which reconnects within a second. Passes `log` a line when the connection is lost or restored. */
export function openLink(url: string, log: (line: string) => void) {
  let isLost = false;
  let lateInARow = 0;
  let client = open();
  const firstTry = Promise.race([
    once(client, 'ready'),
    sleep(FIRST_CONNECTION_MS, undefined, { ref: false }),
  ]).catch(() => {});

  function open(): RedisClient {
    const opened = connect(createOne(url));
    opened.on('error', () => opened.isReady || lose());
    opened.on('ready', () => {
      if (isLost) log('Redis is reachable again.');
      isLost = false;
    });
    return opened;
  }

  function lose() {
    if (!isLost) log('Redis is not reachable: pages are served from memory and disk.');
    isLost = true;
  }

  function replace() {
    lateInARow = 0;
    client.destroy();
    client = open();
    lose();
  }

  return {
    /** The result of `command`. Rejects at once without a connection, else after 250 ms at the latest. */
    async run<Result>(command: (client: RedisClient) => Promise<Result>): Promise<Result> {
      if (!client.isReady) await firstTry;
      if (!client.isReady) throw new Error('There is no connection to Redis.');
      const asked = client;
      const result = await withTimeout(TIMEOUT_MS, command(asked), () => {
        lateInARow += 1;
        if (lateInARow >= LATE_IN_A_ROW && asked === client) replace();
        throw new Error('Redis did not answer in time.');
      });
      lateInARow = 0;
      return result;
    },
    /** A second connection, for commands that wait up to `socketTimeout` for something to happen. The caller destroys it. */
    newClient: (socketTimeout: number) =>
      connect(client.duplicate({ socket: { ...client.options.socket, socketTimeout } })),
    close: () => client.destroy(),
  };
}
