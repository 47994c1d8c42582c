import { Card } from '@/components/ui/card';

type Row = readonly [label: string, text: string];

interface RowsProps {
  id: string;
  title: string;
  rows: readonly Row[];
  children?: React.ReactNode;
}

/** A card with a title, and lines of a label and what it says. Nothing where there are neither. */
export function Rows({ id, title, rows, children }: RowsProps) {
  if (rows.length === 0 && !children) return null;
  return (
    <Card as="section" className="grid content-start gap-4 p-5 md:p-7" aria-labelledby={id}>
      <h2 id={id} className="opsz-30 text-step-2">
        {title}
      </h2>
      {rows.length > 0 && (
        <dl className="grid">
          {rows.map(([label, text], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a history may be equal
            <div key={place} className="grid gap-x-4 border-line border-t py-2 sm:grid-cols-label-36">
              <dt className="text-muted text-sm leading-relaxed">{label}</dt>
              <dd className="wrap-anywhere m-0">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </Card>
  );
}
