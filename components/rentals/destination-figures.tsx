import { type Destination, destinationFigures } from '@/content/destinations';

/** How many homes a destination has, how guests rate them, and what a night costs. */
export function DestinationFigures({ destination }: { destination: Destination }) {
  return (
    <dl className="tnum">
      {destinationFigures.map(({ label, of }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{of(destination)}</dd>
        </div>
      ))}
    </dl>
  );
}
