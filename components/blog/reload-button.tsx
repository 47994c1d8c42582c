'use client';

import { useState } from 'react';

interface ReloadButtonProps {
  /** The page's own address: without JavaScript the button asks for it again. */
  path: string;
  children: string;
  /** What is said until the page is there again. */
  loading: string;
}

/** Reloads the page, and says so while that takes. */
export function ReloadButton({ path, children, loading }: ReloadButtonProps) {
  const [isLoading, setLoading] = useState(false);

  function reload(event: React.FormEvent) {
    event.preventDefault();
    setLoading(true);
    window.location.reload();
  }

  return (
    <form action={path} onSubmit={reload} className="reload">
      <button type="submit" className="btn btn-main" aria-disabled={isLoading || undefined}>
        {children}
      </button>
      <p role="status">
        {isLoading && (
          <>
            <span className="spinner" aria-hidden="true" /> {loading}
          </>
        )}
      </p>
    </form>
  );
}
