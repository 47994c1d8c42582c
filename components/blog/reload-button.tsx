'use client';

import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

interface ReloadButtonProps {
  /** The path of the current page. Without JavaScript, the form requests it again. */
  path: string;
  look?: ComponentProps<typeof Button>['look'];
  label: string;
  loading: string;
}

export function ReloadButton({ path, look, label, loading }: ReloadButtonProps) {
  const [isLoading, setLoading] = useState(false);

  function reload(event: React.FormEvent) {
    event.preventDefault();
    setLoading(true);
    window.location.reload();
  }

  return (
    <form action={path} onSubmit={reload} className="flex flex-wrap items-center gap-4">
      <Button type="submit" look={look} aria-disabled={isLoading || undefined}>
        {label}
      </Button>
      <p className="flex items-center gap-2.5 empty:hidden" role="status">
        {isLoading && (
          <>
            <Spinner look="page" /> {loading}
          </>
        )}
      </p>
    </form>
  );
}
