'use client';

import { useEffect, useState } from 'react';
import { rememberedReceipt } from '@/lib/leads/remembered-receipt';

/** On a thank-you page: the receipt number of the request just sent, with `before` and `after` around it. */
export function Receipt({ before, after }: { before: string; after: string }) {
  const [receipt, setReceipt] = useState('');

  useEffect(() => setReceipt(rememberedReceipt() ?? ''), []);

  return (
    receipt && (
      <p>
        {before} <strong className="figures">{receipt}</strong>. {after}
      </p>
    )
  );
}
