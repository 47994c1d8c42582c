import { startPostgres } from './postgres.ts';

/** Starts the PostgreSQL that all test files share (vitest.config.ts). Returns a function that stops it. */
export default async function setup() {
  const { url, stop } = await startPostgres();
  process.env.TEST_POSTGRES = url;
  return stop;
}
