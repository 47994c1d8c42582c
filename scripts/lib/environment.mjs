import nextEnv from '@next/env';
import { suggestSettings } from '../../lib/platform/mistyped-settings.ts';
import { fail, root } from './setup.mjs';

/** Reads the .env files in `folder` as Next does. If a setting is invalid, prints why and exits. */
export async function loadEnvironment(folder = root) {
  nextEnv.loadEnvConfig(folder, false, { info: () => {}, error: console.error });
  try {
    const { env, settingNames } = await import('../../lib/platform/env.ts');
    for (const hint of suggestSettings(Object.keys(process.env), settingNames)) console.error(`! ${hint}`);
    return env;
  } catch (error) {
    return fail(error.message);
  }
}
