import nextEnv from '@next/env';
import { mistypedSettings } from '../../lib/platform/mistyped-settings.ts';
import { fail, root } from './setup.mjs';

/**
 * Reads the .env files of `folder` like Next and returns the settings. Ends the command with one sentence if one is
 * invalid.
 */
export async function checkedEnvironment(folder = root) {
  nextEnv.loadEnvConfig(folder, false, { info: () => {}, error: console.error });
  try {
    const { env, settingNames } = await import('../../lib/platform/env.ts');
    for (const hint of mistypedSettings(Object.keys(process.env), settingNames)) console.error(`! ${hint}`);
    return env;
  } catch (error) {
    return fail(error.message);
  }
}
