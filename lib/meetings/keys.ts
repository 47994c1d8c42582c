import { createHash, randomBytes } from 'node:crypto';

/** A new key of 192 random bits, for the address of a meeting's page. */
export const newKey = () => randomBytes(24).toString('base64url');

/** What is stored of a key. */
export const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
