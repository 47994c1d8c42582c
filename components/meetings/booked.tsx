import { availability, meetingCopy } from '@/content/meetings';
import type { BookedMeeting } from '@/lib/meetings/picker';
import { ownTime } from '@/lib/meetings/picker';
import { slotWords } from '@/lib/meetings/words';
import { visitorZone } from './visitor-zone';

/** What is booked, and the one link that changes it. */
export function Booked({
  meeting: { id, start, manage, ics },
  phone,
}: {
  meeting: BookedMeeting;
  phone: string;
}) {
  const own = ownTime(start, visitorZone());

  return (
    <>
      <p className="mt-when">
        <time dateTime={start}>{slotWords(Date.parse(start))}</time>
        {own && <small>{own}</small>}
      </p>
      <p>
        {availability.minutes} minutes. {meetingCopy.where} {phone}.
      </p>
      <div className="actions">
        <a className="btn btn-main" href={manage}>
          {meetingCopy.manage}
        </a>
        <a className="btn btn-line" href={ics}>
          {meetingCopy.addToCalendar}
        </a>
      </div>
      <p className="small muted">
        {meetingCopy.privateLink} Receipt <span className="tnum">{id}</span>.
      </p>
    </>
  );
}
