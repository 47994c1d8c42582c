'use client';

import { ErrorPanel } from '@/components/layout/error-panel';
import { Document } from './document';

export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <Document>
      <title>Something went wrong | Sea Oat Stays</title>
      <main id="main">
        <ErrorPanel retry={reset} />
      </main>
    </Document>
  );
}
