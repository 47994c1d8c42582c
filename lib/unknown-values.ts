// Guards for data from outside: a proxy may respond in our place, another window may send a message.

/** Whether a value is an object with properties. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a value is a text that is not empty. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether a value is a path of this site. */
export const isPath = (value: unknown): value is string => isText(value) && /^\/[^/]/.test(value);
