import 'server-only';
import { env } from '@/lib/platform/env';
import { catchServiceError } from './content-service-error';
import { checkPost } from './contentful/check';
import type { Problem } from './contentful/problems';
import { ask } from './read';
import { draftSource } from './source';

/** What is wrong with the entry that an editor previews, by the rules of `npm run contentful -- check`. */
export async function draftProblems(id: string): Promise<Problem[]> {
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_PREVIEW_TOKEN: accessToken, CONTENTFUL_PREVIEW_HOST: host } = env;
  if (!CONTENTFUL_SPACE_ID || !accessToken) return [];
  return catchServiceError(
    () => ask(async () => checkPost({ host, accessToken }, id, await draftSource().origin.list())),
    () => [],
  );
}
