import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, ErrorReply, RESP_TYPES } from '@redis/client';
import { withTimeout } from '../time-limit.ts';

type RedisClient = ReturnType<typeof createRedisClient>;

export interface RedisLink {
  /** Rejects after 250 ms, or at once without a connection. The first connection gets `firstConnection` ms. */
  run: <Result>(command: (client: RedisClient) => Promise<Result>, name?: string) => Promise<Result>;
  /** Remembers whether Redis rejected the command `name`. */
  track: <Result>(name: string, result: Promise<Result>) => Promise<Result>;
  /** The code with which Redis rejects commands, such as "OOM" if its memory is full; undefined if it accepts all. */
  getRejection: () => string | undefined;
  /** Opens another connection, for commands that block for up to `socketTimeout` ms. The caller destroys it. */
  newClient: (socketTimeout: number) => RedisClient;
  close: () => void;
}

const CONNECT_MS = 1_000;
const MAX_TIMEOUTS_IN_A_ROW = 3;
const MAX_PAUSE_MS = 1_000;
/** A shorter loss of the connection, such as while a busy instance starts, is not worth a line in the log. */
const OUTAGE_MS = 5_000;

const TIMEOUTS_MS = {
  /** If Redis takes longer, reading from disk or rendering again is faster. */
  command: 250,
  /** How long the first command waits for a connection, so that a new instance starts with the shared state. */
  firstConnection: 500,
};

/** Redis rejects one command with these codes, and all commands that write with others, such as OOM or READONLY. */
const OF_ONE_COMMAND = /^(NOPERM|MOVED|ASK|ERR|WRONGTYPE)$/;

export const bufferOptions = { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } };

const createRedisClient = (url: string) =>
  createClient({
    url,
    RESP: 2,
    name: 'sea-oat-stays',
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 10), MAX_PAUSE_MS),
    },
  });

function connect(client: RedisClient): RedisClient {
  // An error event without a listener would end the process. `openLink` logs outages, so ignore the event here.
  client.on('error', () => {});
  client.connect().catch(() => {});
  return client;
}

/**
 * Waits a second or less between attempts to connect. Logs an outage of five seconds or longer, and when Redis rejects
 * commands, and the end of both.
 */
export function openLink(url: string, log: (line: string) => void, limits = TIMEOUTS_MS): RedisLink {
  let outage: NodeJS.Timeout | undefined;
  let isReported = false;
  let timeoutsInARow = 0;
  /** The last command that Redis rejected, until it accepts it again. */
  let rejected: { name: string; code: string } | undefined;
  let client = open();
  const firstTry = Promise.race([
    once(client, 'ready'),
    sleep(limits.firstConnection, undefined, { ref: false }),
  ]).catch(() => {});

  function open(): RedisClient {
    const opened = connect(createRedisClient(url));
    opened.on('error', (error) => {
      if (error instanceof ErrorReply) recordRejection('AUTH', error);
      else if (!opened.isReady) startOutage();
    });
    opened.on('ready', () => {
      recordSuccess('AUTH');
      clearTimeout(outage);
      outage = undefined;
      if (isReported) log('Redis is reachable again.');
      isReported = false;
    });
    return opened;
  }

  function startOutage() {
    outage ??= setTimeout(() => {
      isReported = true;
      log('Redis is not reachable: pages are served from memory and disk.');
    }, OUTAGE_MS).unref();
  }

  function recordRejection(name: string, { message }: ErrorReply) {
    const code = /^[A-Z]+(?= )/.exec(message)?.[0] ?? 'ERR';
    if (!rejected) log(`Redis rejects commands (${name}: ${code}): instances may show different pages.`);
    rejected = { name, code };
  }

  function recordSuccess(name: string) {
    // `redisHealth` writes with SET, so it finds out whether Redis accepts writes again.
    const isAccepted =
      name === rejected?.name || (name === 'SET' && !OF_ONE_COMMAND.test(rejected?.code ?? ''));
    if (!rejected || !isAccepted) return;
    log('Redis accepts commands again.');
    rejected = undefined;
  }

  async function track<Result>(name: string, result: Promise<Result>): Promise<Result> {
    try {
      const value = await result;
      recordSuccess(name);
      return value;
    } catch (error) {
      if (error instanceof ErrorReply) recordRejection(name, error);
      throw error;
    }
  }

  function replace() {
    timeoutsInARow = 0;
    client.destroy();
    client = open();
    startOutage();
  }

  return {
    async run<Result>(command: (client: RedisClient) => Promise<Result>, name = 'GET'): Promise<Result> {
      if (!client.isReady) await firstTry;
      if (!client.isReady) throw new Error('There is no connection to Redis.');
      const used = client;
      const result = await withTimeout(limits.command, track(name, command(used)), () => {
        timeoutsInARow += 1;
        if (timeoutsInARow >= MAX_TIMEOUTS_IN_A_ROW && used === client) replace();
        throw new Error('Redis timed out.');
      });
      timeoutsInARow = 0;
      return result;
    },
    track,
    getRejection: () => rejected?.code,
    newClient: (socketTimeout: number) =>
      connect(client.duplicate({ socket: { ...client.options.socket, socketTimeout } })),
    close: () => client.destroy(),
  };
}
