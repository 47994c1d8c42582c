import { startPostgres } from './postgres.ts';

/** Starts the PostgreSQL that all test files share (vitest.config.ts); they inherit its URL. Returns how to stop it. */
export default async function setup() {
  const { url, stop } = await startPostgres();
  process.env.TEST_POSTGRES = url;
  return stop;
}
