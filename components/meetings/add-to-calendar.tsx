import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button';
import { newTab, tallTextLink } from '@/components/ui/text';
import { meetingCopy } from '@/content/meetings';
import { googleCalendarHref, outlookHref } from '@/lib/meetings/email/calendar-links';

export function AddToCalendar({ startsAt, ics }: { startsAt: number; ics: string }) {
  return (
    <Actions>
      <ButtonLink className="max-sm:w-full" href={ics}>
        {meetingCopy.addToCalendar}
      </ButtonLink>
      <a className={tallTextLink} href={googleCalendarHref(startsAt)} {...newTab}>
        {meetingCopy.addToGoogle}
      </a>
      <a className={tallTextLink} href={outlookHref(startsAt)} {...newTab}>
        {meetingCopy.addToOutlook}
      </a>
    </Actions>
  );
}
