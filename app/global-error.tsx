'use client';

import { ErrorPanel } from '@/components/layout/error-panel';
import { fontClasses } from './fonts';
import './globals.css';

export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en" className={fontClasses}>
      <body>
        <title>Something went wrong | Sea Oat Stays</title>
        <main id="main">
          <ErrorPanel retry={reset} />
        </main>
      </body>
    </html>
  );
}
