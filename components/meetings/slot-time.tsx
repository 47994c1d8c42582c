import { clockWords } from '@/lib/time/clock';

/** A time in `zone`, with the same time in Central below it if it differs. */
export function SlotTime({ value, zone: timeZone }: { value: string; zone: string }) {
  const { day, time, zone, central } = clockWords(Date.parse(value), timeZone);

  return (
    <time dateTime={value}>
      {day}, <span className="whitespace-nowrap">{`${time} ${zone}`}</span>
      {central && (
        <span className="block font-normal text-muted">
          <span className="sr-only">, </span>
          {central}
        </span>
      )}
    </time>
  );
}
