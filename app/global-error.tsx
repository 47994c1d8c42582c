'use client';

import { ErrorPanel } from '@/components/layout/error-panel';
import { Document } from './document';

export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <Document>
      <title>Something went wrong | Sea Oat Stays</title>
      <main id="main">
        <ErrorPanel retry={retry} />
      </main>
    </Document>
  );
}
