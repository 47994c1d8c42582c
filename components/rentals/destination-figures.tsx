import { clsx } from 'clsx';
import { Stat } from '@/components/ui/stat';
import { type Destination, destinationFigures } from '@/content/destinations';

interface DestinationFiguresProps {
  destination: Destination;
  className: string;
}

export function DestinationFigures({ destination, className }: DestinationFiguresProps) {
  return (
    <dl className={clsx('flex gap-8', className)}>
      {destinationFigures.map(({ label, of }) => (
        <Stat key={label} label={label} figure={of(destination)} className="text-step-3" />
      ))}
    </dl>
  );
}
