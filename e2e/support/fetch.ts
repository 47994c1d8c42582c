/** `fetch` on a connection of its own. Unlike a browser, it doesn't retry if the server is closing an idle one. */
export const fetchOnNewConnection = (url: string, { headers, ...options }: RequestInit = {}) =>
  fetch(url, { ...options, headers: { ...headers, connection: 'close' } });
