import { findCommand } from '../../platform/testing/commands.ts';
import { startPostgres } from './postgres.ts';

/** Starts the PostgreSQL that all test files share (vitest.config.ts). Returns a function that stops it. */
export default async function setup() {
  // Without PostgreSQL, the tests that need it are skipped (vitest.config.ts).
  if (!process.env.CI && !findCommand('postgres')) return;
  const { url, stop } = await startPostgres();
  process.env.TEST_POSTGRES = url;
  return stop;
}
