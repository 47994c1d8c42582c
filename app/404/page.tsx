import { UnknownAddress } from '@/components/home/unknown-address';

/**
 * Shown at every unknown address (the rewrites in next.config.ts): a visitor sees the home page, and a crawler reads
 * the true status. It is a page because every other page would load the islands of a `not-found.tsx` or
 * `global-not-found.tsx`: 7 kB of scripts.
 */
export default function NotFoundPage() {
  return <UnknownAddress />;
}
