'use client';

import { ErrorPanel } from '@/components/layout/error-panel';

export default function PageError({ retry }: { retry: () => void }) {
  return <ErrorPanel retry={retry} />;
}
