// Type guards for data from outside, such as a response that may come from a proxy, or a message from another window.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A path on this site, not a URL. */
export const isPath = (value: unknown): value is string => isText(value) && /^\/[^/]/.test(value);
