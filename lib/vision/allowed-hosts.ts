import { VisionError } from './vision-error';

/** The default ports of the two schemes a picture may come by. */
const defaultPorts: Record<string, string> = { 'https:': '443', 'http:': '80' };

export type AllowedTarget = {
  url: URL;
  /** Whether the operator listed this very host and port: then it may lie on a private network. */
  mayBePrivate: boolean;
};

/**
 * Hosts that pictures may be fetched from: by https on its default port, or by any scheme on the entry's port, which vouches
 * for the host even on a private network (rulings, section 7). `check` throws VisionError host-not-allowed otherwise.
 */
export function allowedHosts(entries: readonly string[]) {
  const listed = new Set(entries.map((entry) => entry.toLowerCase()));

  return {
    check(url: URL): AllowedTarget {
      const refused = new VisionError('host-not-allowed', 'Pictures of this host are not read here.');
      const port = url.port || defaultPorts[url.protocol];
      // WHATWG parsing has already turned decimal, octal and hexadecimal addresses into their usual form.
      if (!port || url.username || url.password) throw refused;

      const withPort = listed.has(`${url.hostname}:${port}`);
      const byName = listed.has(url.hostname) && url.protocol === 'https:' && port === '443';
      if (!withPort && !byName) throw refused;
      return { url, mayBePrivate: withPort };
    },
  };
}

export type AllowedHosts = ReturnType<typeof allowedHosts>;
