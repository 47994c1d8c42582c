/**
 * Rendered at every unknown address (rewrites in next.config.ts): visitors see the home page, crawlers the 404 status.
 * It is a page because every other page would load the islands of a `not-found.tsx` or `global-not-found.tsx`: 7 kB of
 * scripts.
 */
export { UnknownAddress as default } from '@/components/home/unknown-address';
