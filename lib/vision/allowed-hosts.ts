import { VisionError } from './vision-error';

const defaultPorts: Record<string, string> = { 'https:': '443', 'http:': '80' };

/**
 * Checks that we may fetch a picture from `url`: the host is listed and uses https on port 443, or the host is listed
 * with its port. `mayBePrivate`: only hosts listed with a port may be on a private network. Throws VisionError
 * host-not-allowed.
 */
export function checkPictureHost(url: URL, hosts: readonly string[]): { mayBePrivate: boolean } {
  const port = url.port || defaultPorts[url.protocol];
  // The URL parser has normalized decimal, octal and hexadecimal IP addresses.
  const mayBePrivate = hosts.includes(`${url.hostname}:${port}`);
  const byName = hosts.includes(url.hostname) && url.protocol === 'https:' && port === '443';
  if (!port || url.username || url.password || !(mayBePrivate || byName))
    throw new VisionError('host-not-allowed');
  return { mayBePrivate };
}
