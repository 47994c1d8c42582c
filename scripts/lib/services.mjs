import { missingPackages } from '../../lib/platform/testing/commands.ts';
import { aptInstall } from './apt.mjs';
import { fail } from './setup.mjs';

/** Redis, PostgreSQL, nginx and Java for the tests: Debian's packages, or one sentence that says what to install. */
export function installServices() {
  const missing = missingPackages();
  if (missing.length && !aptInstall(missing))
    fail(`The tests need more programs: install ${missing.join(', ')} (Debian's names), and run them again.`);
}
