import nextEnv from '@next/env';
import { fail, root } from './setup.mjs';

/** Reads the .env files as Next does, checks every setting, and ends with one sentence when one is wrong. */
export async function checkedEnvironment() {
  nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error });
  try {
    return (await import('../../lib/platform/env.ts')).env;
  } catch (error) {
    return fail(error.message);
  }
}
