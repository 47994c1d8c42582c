/**
 * This page is rendered at every unknown URL (rewrites in next.config.ts): visitors see the home page, crawlers the 404
 * status. Next's own `not-found.tsx` or `global-not-found.tsx` would add 7 kB of scripts to every other page.
 */
export { NotFoundView as default } from '@/components/home/not-found-view';
