import { globSync, realpathSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { filePathOf } from './open.ts';

const USUAL_PLACE = '.data/leads.db';

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
