import { VisionError } from './vision-error';

const defaultPorts: Record<string, string> = { 'https:': '443', 'http:': '80' };

/**
 * Throws VisionError host-not-allowed unless `hosts` lists the URL's host with its port, or lists the host alone and
 * the URL uses https on port 443. Only a host that is listed with its port may be on a private network
 * (`mayBePrivate`).
 */
export function checkPictureHost(url: URL, hosts: readonly string[]): { mayBePrivate: boolean } {
  const port = url.port || defaultPorts[url.protocol];
  // The URL parser has normalized `hostname`, so it makes no difference if an IP address was written in decimal, octal
  // or hexadecimal notation.
  const mayBePrivate = hosts.includes(`${url.hostname}:${port}`);
  const byName = hosts.includes(url.hostname) && url.protocol === 'https:' && port === '443';
  if (!port || url.username || url.password || !(mayBePrivate || byName))
    throw new VisionError('host-not-allowed');
  return { mayBePrivate };
}
