'use client';

import { ErrorPanel } from '@/components/layout/error-panel';

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return <ErrorPanel retry={reset} />;
}
