import nextEnv from '@next/env';
import { fail, root } from './setup.mjs';

/**
 * Reads the .env files of `folder` like Next and returns the settings. Ends the command with one sentence if one is
 * invalid.
 */
export async function checkedEnvironment(folder = root) {
  nextEnv.loadEnvConfig(folder, false, { info: () => {}, error: console.error });
  try {
    return (await import('../../lib/platform/env.ts')).env;
  } catch (error) {
    return fail(error.message);
  }
}
