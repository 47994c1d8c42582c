import 'server-only';
import { catchServiceError } from '@/lib/contentful/content-service-error';
import { withDeadline } from '@/lib/contentful/deadline';
import type { Problem } from '@/lib/contentful/problems';
import { draftConnection } from '@/lib/contentful/source';
import { checkPost } from './contentful/check';
import { draftSource, publishedSource } from './source';

/** Returns the problems that `npm run contentful -- check` would report for a previewed entry. */
export async function findDraftProblems(id: string): Promise<Problem[]> {
  const connection = draftConnection();
  if (!connection) return [];
  return catchServiceError(
    () => withDeadline(async () => checkPost(connection, id, await draftSource().origin.list())),
    () => [],
  );
}

export const isPublished = (id: string) =>
  catchServiceError(
    async () => (await publishedSource().indexCache.read({ maxAge: 60_000 })).byId.has(id),
    () => true,
  );
