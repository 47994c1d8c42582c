'use client';

import { ErrorPanel } from '@/components/layout/error-panel';
import { fraunces, instrumentSans } from './fonts';
import './globals.css';

export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en" className={`${fraunces.variable} ${instrumentSans.variable}`}>
      <body>
        <title>Something went wrong | Sea Oat Stays</title>
        <main id="main">
          <ErrorPanel retry={reset} />
        </main>
      </body>
    </html>
  );
}
