import 'server-only';
import { catchServiceError } from './content-service-error';
import { checkPost, type Problem } from './contentful/check';
import { withDeadline } from './deadline';
import { draftConnection, draftSource } from './source';

/** The problems of the entry that an editor previews, by the rules of `npm run contentful -- check`. */
export async function draftProblems(id: string): Promise<Problem[]> {
  const connection = draftConnection();
  if (!connection) return [];
  return catchServiceError(
    () => withDeadline(async () => checkPost(connection, id, await draftSource().origin.list())),
    () => [],
  );
}
