import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findSkippedTests } from './lib/platform/testing/commands.ts';

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Needs a finished build. `npm run contract` runs it. */
const contract = 'lib/platform/next/contract.test.ts';
/** These tests start or kill a process, so they never run during a build. */
const processTests = '{lib,scripts,deploy}/**/*.process.test.ts';

export default defineConfig({
  resolve: {
    alias: {
      '@': inRoot('.'),
      // The package only marks modules for Next's bundler; under Vitest it would throw.
      'server-only': inRoot('./node_modules/server-only/empty.js'),
    },
  },
  test: {
    passWithNoTests: false,
    setupFiles: 'lib/platform/testing/fixed-content.ts',
    // Use all cores. The default leaves one free, but many tests only wait for servers.
    maxWorkers: '100%',
    // Long timeouts, to stop only tests that hang, even if a build runs at the same time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{lib,content,scripts,components,app,deploy}/**/*.test.{ts,tsx}'],
          exclude: [contract, processTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: [processTests],
          exclude: findSkippedTests(),
          globalSetup: 'lib/database/testing/one-postgres.ts',
        },
      },
      { extends: true, test: { name: 'contract', include: [contract] } },
    ],
  },
});
