// Guards for data from outside: a proxy may respond in our place, another window may send a message.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a value is a nonempty string. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether a value is a path on this site. */
export const isPath = (value: unknown): value is string => isText(value) && /^\/[^/]/.test(value);
