import { mediaFolders } from '../media.ts';
import { shared } from './shared.ts';

/** What is no route: the build's own files, and the folders of `public/`. */
const files: (readonly [prefix: string, name: string])[] = [
  ['/_next/static/', '/_next/static'],
  ...Object.keys(mediaFolders).map((name) => [`/${name}/`, '/files'] as const),
];

/**
 * The route of `url` (path, with or without query) as Next names it, so that figures stay few, and a log holds no
 * address that somebody made up; "other" for what is no route of ours, or before the server has read its routes.
 */
export function routeOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  if (shared.routes?.fixed.has(path)) return path;
  return (
    files.find(([prefix]) => path.startsWith(prefix))?.[1] ??
    shared.routes?.patterns.find(({ pattern }) => pattern.test(path))?.name ??
    'other'
  );
}
