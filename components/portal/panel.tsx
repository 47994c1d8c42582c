import { clsx } from 'clsx';
import { Card } from '@/components/ui/card';

interface PanelProps {
  /** The id of the title. */
  id: string;
  title: string;
  className?: string;
  children: React.ReactNode;
}

/** A titled card of the dashboard. */
export function Panel({ id, title, className, children }: PanelProps) {
  return (
    <Card
      as="section"
      className={clsx('grid content-start gap-4 p-5 md:p-8', className)}
      aria-labelledby={id}
    >
      <h3 id={id} className="opsz-30 text-step-2">
        {title}
      </h3>
      {children}
    </Card>
  );
}
