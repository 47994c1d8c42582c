import { clockWords } from '@/lib/meetings/words';

/** A time on the clocks of `zone`, and behind it the same in Central if that is another. */
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
