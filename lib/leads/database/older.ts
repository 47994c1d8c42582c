import { globSync, realpathSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { env } from '@/lib/platform/env';
import { log } from '../log.ts';
import { filePathOf } from './open.ts';

const USUAL_PLACE = '.data/leads.db';

/** Names databases of leads that lie where an earlier release kept them: nobody reads or delivers those. */
export function noticeOlderDatabases(): void {
  const databases = findOlderDatabases(env.LEADS_DATABASE_URL, process.cwd());
  if (databases.length > 0)
    log.warn({ databases }, 'leads may lie in a database that is not in use; see deploy/README.md, "Leads"');
}

/** SQLite databases of this folder, or of a release beside it (deploy/README.md), that are not the one at `url`. */
export function findOlderDatabases(url: string, folder: string): string[] {
  const releases = dirname(folder);
  const beside = basename(releases) === 'releases' ? globSync(`*/${USUAL_PLACE}`, { cwd: releases }) : [];
  const places = [
    ...globSync(USUAL_PLACE, { cwd: folder }).map((path) => resolve(folder, path)),
    ...beside.map((path) => resolve(releases, path)),
  ];
  const path = filePathOf(url);
  const used = path === null ? null : realPath(resolve(folder, path));
  return [...new Set(places.map(realPath))].filter((place) => place !== used).toSorted();
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path; // not there yet
  }
}
