import { meetingCopy } from '@/content/meetings';
import { toWords } from '@/lib/meetings/picker';

/** The time zone that the visitor's device is set to. */
export const visitorZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A time on the visitor's own clock; beneath it the same in Central, where that is another. */
export function SlotTime({ value }: { value: string }) {
  const { day, time, zone, central } = toWords(value, visitorZone());

  return (
    <>
      <time dateTime={value}>
        {day}, <span className="whitespace-nowrap">{central ? time : `${time} ${zone}`}</span>
      </time>
      {central && (
        <small className="block font-normal font-text text-muted text-sm tracking-normal">
          {meetingCopy.inYourZone(zone, central)}
        </small>
      )}
    </>
  );
}
