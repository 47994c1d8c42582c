import 'server-only';

/** Every setting, parsed once, for pages, routes and the business. */
export { env } from './process-env.ts';
