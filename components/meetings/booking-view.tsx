import { randomUUID } from 'node:crypto';
import { toFormContent } from '@/components/forms/form-content';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Island } from '@/components/ui/island';
import { Lead } from '@/components/ui/text';
import { meetingPageCopy } from '@/content/meeting-pages';
import { meetingCopy } from '@/content/meetings';
import { meetingForm } from '@/lib/forms/all-forms';
import { bookingPath, meetingsPath } from '@/lib/meetings/meeting-paths';
import type { FreeDay } from '@/lib/meetings/slots';
import type { RejectedForm } from '@/lib/platform/rejected-form';
import { ownerTrail } from '@/lib/seo/breadcrumbs';
import { absoluteUrl } from '@/lib/seo/urls';
import { parseInstant } from '@/lib/time/slot';
import { BookingCard } from './booking-card';
import { BookingForm } from './booking-form';
import { CallFacts } from './call-facts';
import { NoTimes } from './no-times';

const crumbs = ownerTrail('/partner', bookingPath);

interface Props {
  /** Null if the free times could not be read. */
  days: readonly FreeDay[] | null;
  /** The submission to correct, if it was sent without JavaScript. */
  rejected: RejectedForm | undefined;
  /** The start time in this page's URL. */
  slot: string | undefined;
}

export function BookingView({ days, rejected, slot: linkedSlot }: Props) {
  if (!days) return <BookingUnavailable />;

  return (
    <MeetingSection title={meetingCopy.title} lead={meetingPageCopy.lead} isBooking>
      <JsonLd crumbs={crumbs} />
      <BookingCard>
        {days.length === 0 ? (
          <NoTimes />
        ) : (
          <Island
            name="booking-form"
            of={BookingForm}
            props={{
              content: toFormContent(meetingForm, {
                action: meetingsPath,
                defaults: rejected?.body,
                sentFrom: rejected?.back && absoluteUrl(rejected.back),
              }),
              days,
              request: randomUUID(),
              initialStart: parseInstant(rejected?.body.slot ?? linkedSlot) ?? undefined,
              rejected: rejected && { errors: rejected.errors, problem: rejected.problem },
            }}
            query={['slot']}
          />
        )}
      </BookingCard>
    </MeetingSection>
  );
}

export function BookingUnavailable() {
  return (
    <MeetingSection title={meetingCopy.title}>
      <NoTimes copy={meetingCopy.failed} />
    </MeetingSection>
  );
}

interface SectionProps {
  title: string;
  lead?: string;
  /** Whether to show breadcrumbs and facts about the call. */
  isBooking?: boolean;
  children: React.ReactNode;
}

export function MeetingSection({ title, lead, isBooking = false, children }: SectionProps) {
  return (
    <section className="pt-5 pb-section md:pt-8" aria-labelledby="meeting-title">
      <Container className="grid gap-x-12 gap-y-6 md:grid-cols-[4fr_7fr] md:grid-rows-[auto_auto_1fr] xl:gap-x-20">
        {isBooking && <Breadcrumbs crumbs={crumbs} className="text-muted md:col-span-full" />}
        <div className="grid gap-3">
          <Heading as="h1" size="section" id="meeting-title">
            {title}
          </Heading>
          {lead && <Lead>{lead}</Lead>}
        </div>
        <div className="grid content-start gap-6 md:row-span-2">{children}</div>
        {isBooking && <CallFacts formHref="/partner#revenue-analysis" />}
      </Container>
    </section>
  );
}
