import { VisionError } from './vision-error';

const defaultPorts: Record<string, string> = { 'https:': '443', 'http:': '80' };

/**
 * Checks that a picture may be fetched from `url`: a listed host over https on port 443, or a listed host and port over
 * any scheme. Returns whether the host may be on a private network, as only hosts listed with their port may. Throws
 * VisionError host-not-allowed.
 */
export function checkTarget(url: URL, hosts: readonly string[]): { mayBePrivate: boolean } {
  const port = url.port || defaultPorts[url.protocol];
  // The URL parser has already normalized decimal, octal and hexadecimal addresses.
  const mayBePrivate = hosts.includes(`${url.hostname}:${port}`);
  const byName = hosts.includes(url.hostname) && url.protocol === 'https:' && port === '443';
  if (!port || url.username || url.password || !(mayBePrivate || byName))
    throw new VisionError('host-not-allowed', 'Pictures from this host are not allowed.');
  return { mayBePrivate };
}
