/** Opens a new connection for each request: unlike browsers, `fetch` fails if the server closes a reused connection. */
export const fetchOnNewConnection = (url: string, { headers, ...options }: RequestInit = {}) =>
  fetch(url, { ...options, headers: { ...headers, connection: 'close' } });
