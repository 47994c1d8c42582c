import { existsSync, globSync, realpathSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { env } from '@/lib/platform/env';
import { logOf } from '@/lib/platform/observability/log';
import { filePathOf } from './open.ts';

const USUAL_PLACE = '.data/leads.db';

/** Names databases of leads that lie where an earlier release kept them: nobody reads or delivers those. */
export function noticeOlderDatabases(): void {
  const databases = findOlderDatabases(env.LEADS_DATABASE_URL, process.cwd());
  if (databases.length > 0)
    logOf('leads').warn(
      { databases },
      'leads may lie in a database that is not in use; see deploy/README.md, "Leads"',
    );
}

/** SQLite databases of this folder, or of a release beside it (deploy/README.md), that are not the one at `url`. */
export function findOlderDatabases(url: string, folder: string): string[] {
  const isRelease = basename(dirname(folder)) === 'releases';
  const places = globSync(isRelease ? `../*/${USUAL_PLACE}` : USUAL_PLACE, { cwd: folder });
  const realPath = (path: string) => {
    const absolute = resolve(folder, path);
    return existsSync(absolute) ? realpathSync(absolute) : absolute;
  };
  const used = realPath(filePathOf(url) ?? '');
  return [...new Set(places.map(realPath))].filter((place) => place !== used).toSorted();
}
