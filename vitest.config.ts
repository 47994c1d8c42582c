import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Held against a real build, so it runs after one: `npm run contract`. */
const contract = 'lib/platform/next/contract.test.ts';
/** Start or crash processes, so they never run beside a build. */
const processes = '{lib,scripts}/**/*.process.test.ts';

export default defineConfig({
  resolve: {
    alias: {
      '@': here('.'),
      // The package only marks modules for Next's bundler; under Vitest it would throw.
      'server-only': here('./node_modules/server-only/empty.js'),
    },
  },
  test: {
    passWithNoTests: false,
    setupFiles: 'lib/meetings/testing/office-hours.ts',
    // Many tests wait for servers; the default leaves one core out.
    maxWorkers: '100%',
    // Only what hangs should end here, also while builds run beside the tests.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{lib,content,scripts,components,app,deploy}/**/*.test.{ts,tsx}'],
          exclude: [contract, processes],
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: [processes],
          globalSetup: 'lib/database/testing/one-postgres.ts',
        },
      },
      { extends: true, test: { name: 'contract', include: [contract] } },
    ],
  },
});
