// Runs as its own thread: downloads calendars, and parses each in a child process.
import { execFile } from 'node:child_process';
import { unescape as decode } from 'node:querystring';
import { promisify } from 'node:util';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { createJobQueue } from '../http/job-queue.ts';
import { readStream } from '../http/read-body.ts';
import { isLoopback } from '../loopback.ts';
import { failureOf } from '../observability/failure.ts';
import { withTimeout } from '../time-limit.ts';
import type { CalendarOptions, CalendarTimes } from './calendar-times.ts';
import { programPath } from './program-path.ts';

export type CalendarRequest = { url: string; options: CalendarOptions; port: MessagePort };

export type CalendarReading = CalendarTimes | { times: null; problems: string[] };

const MB = 1024 * 1024;
/** `download` and `program` are in milliseconds. The limit `program` is only for a child process that hangs. */
const limits = {
  download: 5_000,
  program: 120_000,
  programs: 4,
  bytes: 5 * MB,
  output: 64 * MB,
  redirects: 5,
};

const memoryFlags = ['--max-old-space-size=128', '--max-semi-space-size=4'];

parentPort?.on('message', ({ url, options, port }: CalendarRequest) =>
  readCalendar(new URL(url), options)
    .catch((error): CalendarReading => ({ times: null, problems: [failureOf(error)] }))
    .then((reading) => port.postMessage(reading))
    .finally(() => port.close()),
);

/** Each child process takes up to 230 MB of memory. */
const runInTurn = createJobQueue({ atOnce: limits.programs, waiting: Number.POSITIVE_INFINITY });

async function readCalendar(url: URL, options: CalendarOptions): Promise<CalendarTimes> {
  const signal = AbortSignal.timeout(limits.download);
  // The signal does not end a DNS lookup or TLS handshake that hangs, but this timeout does.
  const bytes = await withTimeout(limits.download, download(url, signal, limits.redirects), () => {
    throw new Error('The calendar took too long.');
  });
  return runInTurn(() => runProgram(bytes, options));
}

const run = promisify(execFile);

/** Parses a calendar in a separate process, so that a huge one can't block the site or use up its memory. */
async function runProgram(calendar: Uint8Array, options: CalendarOptions): Promise<CalendarTimes> {
  const args = [...memoryFlags, programPath('calendar-program'), JSON.stringify(options)];
  const env = { NODE_ENV: process.env.NODE_ENV };
  const limit = { timeout: limits.program, maxBuffer: limits.output, killSignal: 'SIGKILL' } as const;
  const running = run(process.execPath, args, { env, ...limit });
  // If the process exits early, writing to its stdin fails. Ignore that error, because `running` rejects too.
  running.child.stdin?.on('error', () => {}).end(calendar);
  return JSON.parse((await running).stdout);
}

/** Follows redirects to https URLs, or from loopback to loopback. Any other redirect is an error. */
async function download(
  address: URL,
  signal: AbortSignal,
  hops: number,
  inherited?: string,
): Promise<Uint8Array> {
  const url = new URL(address);
  const { username, password } = url;
  const userInfo = username || password ? `${decode(username)}:${decode(password)}` : inherited;
  Object.assign(url, { username: '', password: '' });
  const authorization = userInfo && { authorization: `Basic ${Buffer.from(userInfo).toString('base64')}` };
  const headers = { accept: 'text/calendar', ...authorization };
  const response = await fetch(url, { headers, signal, redirect: 'manual', cache: 'no-store' });
  if (response.status >= 300 && response.status < 400) {
    const location = response.headers.get('location');
    const to = location ? URL.parse(location, url) : null;
    const isAllowed = to && (isLoopback(to) ? isLoopback(url) : to.protocol === 'https:');
    if (!isAllowed || hops === 0) throw new Error('The calendar redirects to another place.');
    return download(to, signal, hops - 1, to.origin === url.origin ? userInfo : undefined);
  }
  if (response.status !== 200) throw new Error('The response is not a calendar.');
  return readStream(response.body ?? [], limits.bytes, response.headers.get('content-length'));
}
