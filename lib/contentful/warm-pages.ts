import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/platform/env';
import { createJobQueue } from '@/lib/platform/http/job-queue';
import { ownOrigin } from '@/lib/platform/http/own-origin';
import { isFresh } from '@/lib/platform/next/responses';

/** The webhook responds after this time at the latest, even if pages are still stale. */
const WARM_MS = 8_000;
const FIRST_PAUSE_MS = 25;

/** Requests each path until its page is fresh or a request fails, for at most WARM_MS. Never throws. */
export async function warmPages(paths: string[]): Promise<void> {
  const deadline = AbortSignal.timeout(WARM_MS);
  const runInTurn = createJobQueue({ atOnce: 4, waiting: Number.POSITIVE_INFINITY });
  await Promise.all(paths.map((path) => runInTurn(() => regenerate(path, deadline))));
}

/** Repeats the request, because the first one may return the stale page and only start the rendering. */
async function regenerate(path: string, signal: AbortSignal): Promise<void> {
  // Wait twice as long each time, because every request for a failing page renders it again.
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause *= 2) {
    try {
      const response = await fetch(ownOrigin(env) + encodeURI(path), {
        signal,
        redirect: 'manual',
      });
      await response.arrayBuffer();
      if (isFresh(response.headers)) return;
      await sleep(pause, undefined, { signal });
    } catch {
      return;
    }
  }
}
