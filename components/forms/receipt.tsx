'use client';

import { useEffect, useState } from 'react';

/** On a thank-you page: the receipt number of the request just sent, with `before` and `after` around it. */
export function Receipt({ before, after }: { before: string; after: string }) {
  const [receipt, setReceipt] = useState('');

  useEffect(() => setReceipt(stored() ?? ''), []);

  return (
    receipt && (
      <p className="receipt">
        {before} <strong className="tnum">{receipt}</strong>. {after}
      </p>
    )
  );
}

/** Left by the form's island, or by the answer to a form sent without it. */
function stored(): string | undefined {
  const cookie = /(?:^|; )receipt=([\w-]+)/.exec(document.cookie)?.[1];
  try {
    return sessionStorage.getItem('receipt') ?? cookie;
  } catch {
    return cookie;
  }
}
