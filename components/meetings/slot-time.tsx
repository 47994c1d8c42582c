import { clockWords } from '@/lib/leads/clock';

/** A time in `zone`, followed by the same time in Central if it differs. */
export function SlotTime({ value, zone: timeZone }: { value: string; zone: string }) {
  const { day, time, zone, central } = clockWords(Date.parse(value), timeZone);

  return (
    <time dateTime={value}>
      {day}, <span className="whitespace-nowrap">{`${time} ${zone}${central && ','}`}</span>
      {central && (
        <>
          {' '}
          <span className="whitespace-nowrap text-muted">{central}</span>
        </>
      )}
    </time>
  );
}
