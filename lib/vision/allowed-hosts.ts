import { VisionError } from './vision-error';

/** The default ports of the two schemes a picture may come by. */
const defaultPorts: Record<string, string> = { 'https:': '443', 'http:': '80' };

/** `mayBePrivate`: the operator listed this very host and port, so it may lie on a private network. */
export type AllowedTarget = { url: URL; mayBePrivate: boolean };

/**
 * Where a picture may be fetched from: a listed host by https on its default port, or by any scheme on the listed port, which
 * vouches for the host even on a private network. Throws VisionError host-not-allowed otherwise.
 */
export function allowedTarget(url: URL, hosts: readonly string[]): AllowedTarget {
  const port = url.port || defaultPorts[url.protocol];
  // WHATWG parsing has already turned decimal, octal and hexadecimal addresses into their usual form.
  const mayBePrivate = hosts.includes(`${url.hostname}:${port}`);
  const byName = hosts.includes(url.hostname) && url.protocol === 'https:' && port === '443';
  if (!port || url.username || url.password || !(mayBePrivate || byName))
    throw new VisionError('host-not-allowed', 'Pictures of this host are not read here.');
  return { url, mayBePrivate };
}
