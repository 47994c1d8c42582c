import { VisionError } from './vision-error';

const defaultPorts: Record<string, string> = { 'https:': '443', 'http:': '80' };

/**
 * Checks that we may fetch a picture from `url`: its host is listed and it uses https on port 443, or its host is
 * listed with its port. Only a host listed with its port may be on a private network (`mayBePrivate`). Throws
 * VisionError host-not-allowed.
 */
export function checkPictureHost(url: URL, hosts: readonly string[]): { mayBePrivate: boolean } {
  const port = url.port || defaultPorts[url.protocol];
  // The URL parser has normalized `hostname`, so an IP address can't be disguised as a decimal, octal or hexadecimal
  // one.
  const mayBePrivate = hosts.includes(`${url.hostname}:${port}`);
  const byName = hosts.includes(url.hostname) && url.protocol === 'https:' && port === '443';
  if (!port || url.username || url.password || !(mayBePrivate || byName))
    throw new VisionError('host-not-allowed');
  return { mayBePrivate };
}
