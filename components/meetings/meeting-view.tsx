import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { Island } from '@/components/ui/island';
import { Note, tallTextLink } from '@/components/ui/text';
import { formMessages } from '@/content/forms';
import { meetingPageCopy } from '@/content/meeting-pages';
import { callIntro, meetingCopy } from '@/content/meetings';
import { formatPhone } from '@/lib/forms/format-phone';
import { bookingPath, meetingPaths } from '@/lib/meetings/meeting-paths';
import type { Meeting } from '@/lib/meetings/read-meetings';
import type { FreeDay } from '@/lib/meetings/slots';
import type { RejectedForm } from '@/lib/platform/rejected-form';
import { AddToCalendar } from './add-to-calendar';
import { BookingCard } from './booking-card';
import { MeetingSection } from './booking-view';
import { MoveForm } from './move-form';
import { NoTimes } from './no-times';
import { SlotTime } from './slot-time';

interface Props {
  meeting: Meeting;
  openKey: string;
  days: readonly FreeDay[];
  isMoving: boolean;
  rejected: RejectedForm | undefined;
}

export function MeetingView({ meeting, openKey, days, isMoving, rejected }: Props) {
  const { id, title, startsAt, isCanceled, slot, zone, lead } = meeting;
  const { manage, ics, change } = meetingPaths(id, openKey);
  const isComing = !isCanceled && startsAt > Date.now();
  const time = (
    <p className="opsz-42 font-display font-medium text-step-3 leading-tight tracking-tight">
      <SlotTime slot={slot} />
    </p>
  );

  const problem = rejected?.problem && <Alert>{rejected.problem}</Alert>;

  if (isMoving && isComing)
    return (
      <MeetingSection title={meetingPageCopy.move}>
        {time}
        <BookingCard>
          {problem}
          {days.length === 0 ? (
            <NoTimes />
          ) : (
            <Island
              name="move-form"
              of={MoveForm}
              props={{ action: change, days, initialStart: startsAt, zone, error: rejected?.errors.slot }}
            />
          )}
        </BookingCard>
        <p>
          <a className={tallTextLink} href={manage}>
            {meetingPageCopy.keep}
          </a>
        </p>
      </MeetingSection>
    );

  return (
    <MeetingSection title={title}>
      {problem}
      <BookingCard>
        {time}
        {!isCanceled && (
          <p>
            {callIntro} <span className="whitespace-nowrap">{formatPhone(lead.data.phone)}</span>.
          </p>
        )}
        {isCanceled && (
          <ButtonLink className="justify-self-start" href={bookingPath}>
            {meetingPageCopy.bookAgain}
          </ButtonLink>
        )}
        {!isCanceled && !isComing && <p>{meetingPageCopy.over}</p>}
        {isComing && (
          <>
            <AddToCalendar startsAt={startsAt} ics={ics} />
            <ButtonLink look="line" className="justify-self-start max-sm:w-full" href={`${manage}&move=1`}>
              {meetingPageCopy.move}
            </ButtonLink>
            <Note>{meetingCopy.privateLink}</Note>
            <details className="mt-2 border-line border-t pt-3">
              <summary className="cursor-pointer py-2.5 text-link">{meetingPageCopy.cancel}</summary>
              <form className="grid justify-items-start gap-3 pt-2" method="post" action={change}>
                <p>{meetingPageCopy.cancelLead}</p>
                <input type="hidden" name="action" value="cancel" />
                <Button type="submit" look="line">
                  {meetingPageCopy.cancelSubmit}
                </Button>
              </form>
            </details>
          </>
        )}
      </BookingCard>
      <p>
        {formMessages.receipt} <strong className="figures">{id}</strong>.
      </p>
    </MeetingSection>
  );
}
