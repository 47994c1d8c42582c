import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/card';
import { groundProps } from '@/components/ui/section';
import { plainLink } from '@/components/ui/text';
import { officePage } from '@/content/office';
import { capitalize } from '@/content/spell-count';
import { officePath } from '@/lib/delivery/office-link';
import type { OpenLead } from '@/lib/office/open-pages';

type NoteProps = { backHref: string | null; back?: string; children: ReactNode };

export function PrivateNote({ backHref, back = officePage.toList, children }: NoteProps) {
  return (
    <p {...groundProps('dark', 'px-edge py-2.5 text-sm print:hidden')}>
      {children}{' '}
      {backHref && (
        <a className={plainLink} href={backHref}>
          {back}
        </a>
      )}
    </p>
  );
}

type RowsProps = {
  id: string;
  title: string;
  rows: readonly (readonly [label: string, text: ReactNode])[];
  titleAs?: 'h2' | 'h3';
  columns?: string;
  children?: ReactNode;
};

export function Rows({ rows, columns = 'sm:grid-cols-label-36', children, ...title }: RowsProps) {
  if (rows.length === 0 && !children) return null;
  return (
    <Panel {...title}>
      <dl className="grid empty:hidden">
        {rows.map(([label, text], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows of a history may be equal
          <div key={index} className={`grid gap-x-4 border-line border-t py-2 ${columns}`}>
            <dt className="wrap-anywhere text-muted text-sm">{capitalize(label)}</dt>
            <dd className="wrap-anywhere m-0">{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Panel>
  );
}

type ActionFormProps = { desk: OpenLead; action?: string; className?: string; children: ReactNode };

/** Without `action`, each submit button sends its own `action`. */
export function ActionForm({ desk: { id, key, seen }, action, className, children }: ActionFormProps) {
  return (
    <form method="post" action={`/api${officePath(id, key)}`} className={className}>
      {action && <input type="hidden" name="action" value={action} />}
      <input type="hidden" name="seen" value={seen} />
      {children}
    </form>
  );
}
