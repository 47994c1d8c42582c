import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/text';
import { meetingCopy } from '@/content/meetings';
import type { BookedMeeting } from '@/lib/meetings/picker';
import { callLead, phoneWords } from '@/lib/meetings/words';
import { SlotTime } from './slot-time';

/** What is booked, and the one link that changes it. */
export function Booked({
  meeting: { id, start, manage, ics },
  phone,
}: {
  meeting: BookedMeeting;
  phone: string;
}) {
  return (
    <>
      <p className="font-semibold text-step-2">
        <SlotTime value={start} />
      </p>
      <p>
        {callLead} <span className="whitespace-nowrap">{phoneWords(phone)}.</span>
      </p>
      <Actions stacked className="mt-2">
        <ButtonLink href={manage}>{meetingCopy.manage}</ButtonLink>
        <ButtonLink look="line" href={ics}>
          {meetingCopy.addToCalendar}
        </ButtonLink>
      </Actions>
      <Note>
        {meetingCopy.privateLink} Receipt <span className="figures">{id}</span>.
      </Note>
    </>
  );
}
