/** Runs once when a server starts, before its first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startBackgroundJobs } = await import('./lib/startup/start-server');
    await startBackgroundJobs();
  }
}
