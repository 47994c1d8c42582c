import type { Instrumentation } from 'next';

/** Runs once when a server starts, before its first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServer } = await import('./lib/start-server');
    startServer();
  }
}

/** A page or route that threw: one line that names it (Next's own lines have the stack). */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  _request,
  { routePath, routeType },
) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logOf } = await import('@/lib/platform/observability/log');
  const { failureOf } = await import('@/lib/platform/observability/failure');
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  logOf('server').error(
    { route: routePath, kind: routeType, failure: failureOf(error), digest },
    'rendering failed',
  );
};
