import { hash } from 'node:crypto';

/** An ETag of a text. It is weak, because compressed responses have different bytes. */
export const weakEtag = (text: string): string => `W/"${hash('sha1', text, 'base64url')}"`;
