import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button';
import { meetingCopy } from '@/content/meetings';
import { googleCalendarHref, outlookHref } from '@/lib/meetings/email/calendar-links';

const link = 'inline-block py-2.5 text-link underline underline-offset-4';

export function AddToCalendar({ startsAt, ics }: { startsAt: number; ics: string }) {
  return (
    <Actions>
      <ButtonLink className="max-sm:w-full" href={ics}>
        {meetingCopy.addToCalendar}
      </ButtonLink>
      <a className={link} href={googleCalendarHref(startsAt)} target="_blank" rel="noopener">
        {meetingCopy.addToGoogle}
      </a>
      <a className={link} href={outlookHref(startsAt)} target="_blank" rel="noopener">
        {meetingCopy.addToOutlook}
      </a>
    </Actions>
  );
}
