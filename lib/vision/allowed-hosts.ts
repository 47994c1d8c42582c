import { VisionError } from './vision-error';

const defaultPorts: Record<string, string> = { 'https:': '443', 'http:': '80' };

/** `mayBePrivate`: the operator listed this host with its port, so it may be on a private network. */
export type AllowedTarget = { url: URL; mayBePrivate: boolean };

/**
 * The URL, if a picture may be fetched from it: a listed host over https on port 443, or a listed host and port over
 * any scheme, even on a private network. Throws VisionError host-not-allowed otherwise.
 */
export function allowedTarget(url: URL, hosts: readonly string[]): AllowedTarget {
  const port = url.port || defaultPorts[url.protocol];
  // The URL parser has already normalized decimal, octal and hexadecimal addresses.
  const mayBePrivate = hosts.includes(`${url.hostname}:${port}`);
  const byName = hosts.includes(url.hostname) && url.protocol === 'https:' && port === '443';
  if (!port || url.username || url.password || !(mayBePrivate || byName))
    throw new VisionError('host-not-allowed', 'Pictures from this host are not allowed.');
  return { url, mayBePrivate };
}
