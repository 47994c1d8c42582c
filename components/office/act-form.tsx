import type { ComponentProps } from 'react';
import type { OpenDesk } from '@/lib/office/open-desk';

/** A form that acts on a lead by a plain POST. */
export function ActForm({
  desk: { id, key },
  action,
  children,
  ...props
}: { desk: OpenDesk; action: string } & Omit<ComponentProps<'form'>, 'action' | 'method'>) {
  return (
    <form method="post" action={`/api/office/${id}?key=${encodeURIComponent(key)}`} {...props}>
      <input type="hidden" name="action" value={action} />
      {children}
    </form>
  );
}
